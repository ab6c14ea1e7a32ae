import { z } from '@hono/zod-openapi';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { bupotSchema } from '#domain/bupot/record-schema.ts';
import { slipDraft, slips } from '#domain/bupot/slips.ts';
import { bupotJobSchema, savedBupotSchema } from '#domain/bupot/view-schema.ts';
import { bulkAnswerSchema, findingViewSchema, namedSchema } from '#domain/definition/answers.ts';
import { Problem } from '#domain/problem.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelBupot } from '../cancel-bupots.ts';
import { bupotFamily } from '../family.ts';
import { checkBupot } from '../form.ts';
import { inquireBupots } from '../inquire-item.ts';
import { bupotSaves, correctBupot } from '../save-bupots.ts';
import { submitBupot } from '../submit-bupots.ts';
import { all, at, byId, kinds, lockReason, nounOf, tag } from './schemas.ts';

const CREATE = 'EBUPOT_WITHHOLDING_CREATE';

export const bupotWriteRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  const writing = (kind: SlipKind) => {
    const path = `/${slips[kind].resource}`;
    const noun = nounOf(kind);
    const input = slipDraft(kind);
    app.addRoute({
      operationId: `check${noun}`,
      method: 'post',
      path: `${path}/check`,
      summary: `What the server finds in a slip of kind ${kind}, without saving it`,
      needs: CREATE,
      body: z.strictObject({ input, id: z.string().max(64).nullish() }),
      out: z.array(findingViewSchema),
      does: (input, scope) => checkBupot(deps, scope, input),
    });
    app.addRoute({
      operationId: `correct${noun}`,
      method: 'post',
      path: `${path}/{id}/correct`,
      summary: `Make a correction of an issued slip of kind ${kind}, as a draft`,
      needs: CREATE,
      params: byId,
      body: z.strictObject({ input: input.optional(), reason, lockReason }),
      status: 201,
      idempotent: true,
      out: bupotSchema,
      does: (input, scope) => correctBupot(deps, scope, input),
    });
  };
  for (const kind of slipKinds) writing(kind);
  // Registered after the literal paths: the POST path of a change has an id in the same position.
  app.route(
    '/',
    saveRoutes(deps, bupotSaves, {
      at: kinds,
      body: ({ fixed }) => ({ input: slipDraft(fixed.kind), lockReason }),
      answer: savedBupotSchema,
      autosaves: true,
      // The specification updates BP26 slips by POST, the others by PUT.
      changes: ({ fixed }) => (fixed.kind === 'BP26' ? ['put', 'post'] : ['put']),
    }),
  );
  app.route('/', removeRoutes(deps, bupotSaves, { at }));
  return app;
};

/** Moves of a slip. The routes accept the user's confirmation for filed masa and related slips. */
export const bupotMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, bupotFamily, {
    at: [all],
    answer: z.union([bupotJobSchema, bulkAnswerSchema, namedSchema]),
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
