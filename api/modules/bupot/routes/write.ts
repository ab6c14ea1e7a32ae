import { z } from '@hono/zod-openapi';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { bupotSchema } from '#domain/bupot/record-schema.ts';
import { slipDraft, slips } from '#domain/bupot/slips.ts';
import { savedBupotSchema } from '#domain/bupot/view-schema.ts';
import { saidFindingSchema } from '#domain/definition/answers.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { addresses } from '../../../http/addresses.ts';
import { reason } from '../../../http/reason.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkBupot } from '../check-bupot.ts';
import { correctBupot } from '../correct-bupot.ts';
import { bupotSaves } from '../save-bupots.ts';
import { at, byId, kinds, lockReason, nounOf, tag } from './schemas.ts';

const CREATE = 'EBUPOT_WITHHOLDING_CREATE';

/** Writing slips: drafts of each kind, corrections, removal. */
export const bupotWriteRoutes = (deps: Deps) => {
  const app = addresses(tag);
  const writing = (kind: SlipKind) => {
    const path = `/${slips[kind].resource}`;
    const noun = nounOf(kind);
    const input = slipDraft(kind);
    app.answers({
      operationId: `check${noun}`,
      method: 'post',
      path: `${path}/check`,
      summary: `What the server finds in a slip of kind ${kind}, without saving it`,
      needs: CREATE,
      body: z.strictObject({ input, id: z.string().max(64).nullish() }),
      out: z.array(saidFindingSchema),
      does: (said, scope) => checkBupot(deps, scope, said),
    });
    app.answers({
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
      does: (said, scope) => correctBupot(deps, scope, said),
    });
  };
  for (const kind of slipKinds) writing(kind);
  // Where a slip is changed by POST, its id stands in the place of a word.
  app.route(
    '/',
    saveRoutes(deps, bupotSaves, {
      at: kinds,
      body: ({ fixed }) => ({ input: slipDraft(fixed.kind), lockReason }),
      answer: savedBupotSchema,
      autosaves: true,
      // The specification updates slips of bp26 by POST, the others by PUT.
      changes: ({ fixed }) => (fixed.kind === 'BP26' ? ['put', 'post'] : ['put']),
    }),
  );
  app.route('/', removeRoutes(deps, bupotSaves, { at }));
  return app;
};
