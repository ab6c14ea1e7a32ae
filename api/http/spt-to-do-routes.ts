import { z } from '@hono/zod-openapi';
import type { Deps } from '../modules/deps.ts';
import { toDoSpts } from '../modules/spt/to-do-spts.ts';
import { room, route } from './route.ts';
import { record, tag } from './spt-schemas.ts';

/** What waits for a person among the returns of both kinds. */
export const sptToDoRoutes = (deps: Deps) => {
  const app = room();
  app.openapi(
    route({
      method: 'get',
      path: '/ebupot/spt/to-do',
      tag,
      summary:
        'What is to be done with monthly returns: how many in each state, amounts, next due day, and the first of them',
      needs: 'EBUPOT_SPT_VIEW',
      query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
      out: record,
    }),
    async (c) => c.json(await toDoSpts(deps, c.get('scope'), c.req.valid('query'))),
  );
  return app;
};
