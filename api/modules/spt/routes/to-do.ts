import { z } from '@hono/zod-openapi';
import { sptToDosSchema } from '#domain/spt/view-schema.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { toDoSpts } from '../to-do-spts.ts';
import { tag } from './schemas.ts';

/** What waits for a person among the returns of both kinds. */
export const sptToDoRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.answers({
    operationId: 'getSptToDo',
    method: 'get',
    path: '/ebupot/spt/to-do',
    summary:
      'What is to be done with monthly returns: how many in each state, amounts, next due day, and the first of them',
    needs: 'EBUPOT_SPT_VIEW',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    out: sptToDosSchema,
    does: (said, scope) => toDoSpts(deps, scope, said),
  });
  return app;
};
