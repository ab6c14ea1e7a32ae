import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Env } from './context.ts';
import type { Edge } from './edge.ts';
import { room, route } from './route.ts';
import { publicSessionRoutes } from './session-routes.ts';

/** What anybody may ask, without a session. */
export const publicRoutes = (edge: Edge): OpenAPIHono<Env> => {
  const app = room();
  app.route('/', publicSessionRoutes(edge));
  app.openapi(
    route({
      method: 'get',
      path: '/demo-accounts',
      tag: 'session',
      summary: 'Sign-ins of the demo data; empty where there is none',
      out: z.array(
        z.object({
          email: z.string(),
          password: z.string(),
          role: z.string(),
          company: z.string(),
          internal: z.boolean(),
        }),
      ),
    }),
    async (c) => c.json(await edge.demoAccounts()),
  );
  return app;
};
