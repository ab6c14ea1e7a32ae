import { z } from '@hono/zod-openapi';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { bupotStartSchema, payeeHabitSchema } from '#domain/bupot/view-schema.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotStart } from '../form-start.ts';
import { payeeHistory } from '../payee-history.ts';
import { tag } from './schemas.ts';

const needs = 'EBUPOT_WITHHOLDING_CREATE';

/** What the form of a slip asks while it is filled in. */
export const bupotFormRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.answers({
    operationId: 'getBupotStart',
    method: 'get',
    path: '/ebupot/form-start',
    summary: 'What the form of a slip starts with: the company, its places, who signs, and today',
    needs,
    out: bupotStartSchema,
    does: (_said, scope) => bupotStart(deps, scope),
  });
  app.answers({
    operationId: 'listPayeeHabits',
    method: 'get',
    path: '/ebupot/payee-history',
    summary: 'What is usually withheld from a payee: objects, facilities and rates of its slips, what came last first',
    needs,
    query: z.object({
      npwp: z.string().trim().min(1, 'problem.field.required').max(maxima.tin),
      kind: z.enum(slipKinds),
    }),
    out: z.array(payeeHabitSchema),
    does: (said, scope) => payeeHistory(deps, scope, said),
  });
  return app;
};
