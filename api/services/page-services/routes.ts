import { helpDeskTokenSchema, messagingHmacSchema } from '#domain/page-services-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../deps.ts';
import { helpDeskToken } from './help-desk-token.ts';

export const pageServiceRoutes = (deps: Deps) => {
  const app = createRouter('people and company');
  app.addRoute({
    operationId: 'getMessagingHmac',
    method: 'get',
    path: '/intercom/hmac',
    summary: 'Proof for the messaging service of who is signed in',
    out: messagingHmacSchema,
    does: async (_input, { userId }) => ({ hmac: deps.messaging.hmac(userId) }),
  });
  app.addRoute({
    operationId: 'getHelpDeskToken',
    method: 'get',
    path: '/help-desk/token',
    summary: 'Token of the help desk for this person in this company',
    out: helpDeskTokenSchema,
    does: (_input, scope) => helpDeskToken(deps, scope),
  });
  return app;
};
