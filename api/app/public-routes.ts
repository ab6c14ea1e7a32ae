import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { demoAccountSchema } from '#domain/company/frame-schema.ts';
import { digestRoutes } from '../flows/home/digest-routes.ts';
import type { Edge, Env } from '../http/edge.ts';
import { route, router } from '../http/route.ts';
import { newEmailRoutes } from '../services/account/routes.ts';
import { invitationRoutes } from '../services/invitation/routes.ts';
import { resetRoutes } from '../services/reset/routes.ts';
import { publicSessionRoutes } from '../services/session/routes.ts';

export const publicRoutes = (edge: Edge): OpenAPIHono<Env> => {
  const app = router();
  app.route('/', publicSessionRoutes(edge));
  app.route('/', resetRoutes(edge));
  app.route('/', invitationRoutes(edge));
  app.route('/', newEmailRoutes(edge));
  app.route('/', digestRoutes(edge.deps));
  app.openapi(
    route({
      operationId: 'listDemoAccounts',
      method: 'get',
      path: '/demo-accounts',
      tag: 'session',
      summary: 'Sign-ins of the demo data; empty where there is none',
      out: z.array(demoAccountSchema),
    }),
    async (c) => c.json(await edge.demoAccounts()),
  );
  return app;
};
