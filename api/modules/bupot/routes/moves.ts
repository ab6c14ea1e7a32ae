import { z } from '@hono/zod-openapi';
import { bupotAskedSchema } from '#domain/bupot/view-schema.ts';
import { bulkAnswerSchema, namedSchema } from '#domain/definition/answers.ts';
import { Problem } from '#domain/problem.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelBupot } from '../cancel-bupots.ts';
import { bupotFamily } from '../family.ts';
import { inquireBupots } from '../inquire-item.ts';
import { bupotSaves } from '../save-bupots.ts';
import { submitBupot } from '../submit-bupots.ts';
import { all } from './schemas.ts';

/** Moves of a slip. Where a masa is filed, or other slips stand beside it, the address of the move itself takes what a person says to that. */
export const bupotMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, bupotFamily, {
    at: [all],
    answer: z.union([bupotAskedSchema, bulkAnswerSchema, namedSchema]),
    does: {
      issue: (inner, scope, { id, version }) => submitBupot(inner, scope, { id, version, action: 'issue' }),
      submit: (inner, scope, { id, version }) => submitBupot(inner, scope, { id, version, action: 'submit' }),
      inquire: (inner, scope, { id }) => inquireBupots(inner, scope, { ids: [id] }),
      cancel: (inner, scope, { id, version, reason = '' }) => {
        if (reason === '') throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
        return cancelBupot(inner, scope, { id, version, reason });
      },
      remove: bupotSaves.remove,
    },
  });
