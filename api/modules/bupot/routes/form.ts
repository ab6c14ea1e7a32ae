import { z } from '@hono/zod-openapi';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { bupotStartSchema, payeeHabitSchema } from '#domain/bupot/view-schema.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotStart } from '../form-start.ts';
import { payeeHistory } from '../payee-history.ts';
import { tag } from './schemas.ts';

const needs = 'EBUPOT_WITHHOLDING_CREATE';

/** What the form of a slip asks while it is filled in. */
export const bupotFormRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getBupotStart',
      method: 'get',
      path: '/ebupot/form-start',
      tag,
      summary: 'What the form of a slip starts with: the company, its places, who signs, and today',
      needs,
      out: bupotStartSchema,
    }),
    async (c) => c.json(await bupotStart(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'listPayeeHabits',
      method: 'get',
      path: '/ebupot/payee-history',
      tag,
      summary:
        'What is usually withheld from a payee: objects, facilities and rates of its slips, what came last first',
      needs,
      query: z.object({
        npwp: z.string().trim().min(1, 'problem.field.required').max(maxima.tin),
        kind: z.enum(slipKinds),
      }),
      out: z.array(payeeHabitSchema),
    }),
    async (c) => c.json(await payeeHistory(deps, c.get('scope'), c.req.valid('query'))),
  );
  return app;
};
