import { z } from '@hono/zod-openapi';
import { deliverySchema, jobStartedSchema, letterSchema } from '#domain/definition/answers.ts';
import { channel, message } from '../../../http/letter-schemas.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { getTemplate, renderTemplate } from '../../../services/templates/templates.ts';
import { billingDeliveries, billingLetter, sendBilling } from '../send-paper.ts';
import { base, byId, tag } from './schemas.ts';

const letterServices = { template: getTemplate, render: renderTemplate };
const SEND = ['EBILLING_CREATE', 'EBILLING_PAYMENT_CREATE'] as const;

/** The slip or the receipt of a code to somebody, and what was sent before. */
export const billingSendRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getBillingLetter',
      method: 'get',
      path: `${base}/{id}/letter`,
      tag,
      summary: 'What would be sent: the slip of a code that is to be paid, the receipt of one that is',
      needs: SEND,
      params: byId,
      query: z.object({ channel }),
      out: letterSchema.extend({ paper: z.enum(['ssp', 'bpn']) }),
    }),
    async (c) =>
      c.json(
        await billingLetter(deps, c.get('scope'), letterServices, { ...c.req.valid('param'), ...c.req.valid('query') }),
      ),
  );
  app.openapi(
    route({
      operationId: 'sendBilling',
      method: 'post',
      path: `${base}/{id}/send`,
      tag,
      summary: 'Send the slip or the receipt of a code by e-mail or WhatsApp',
      needs: SEND,
      params: byId,
      body: message,
      idempotent: true,
      out: jobStartedSchema,
    }),
    async (c) => c.json(await sendBilling(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: 'listBillingDeliveries',
      method: 'get',
      path: `${base}/{id}/deliveries`,
      tag,
      summary: 'Mails and messages sent about it',
      needs: 'EBILLING_VIEW',
      params: byId,
      out: z.array(deliverySchema),
    }),
    async (c) => c.json(await billingDeliveries(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};
