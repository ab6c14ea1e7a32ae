import { z } from '@hono/zod-openapi';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { bupotSchema } from '#domain/bupot/record-schema.ts';
import { slipDraft, slips } from '#domain/bupot/slips.ts';
import { savedBupotSchema } from '#domain/bupot/view-schema.ts';
import { namedSchema, saidFindingSchema } from '#domain/definition/answers.ts';
import { reason } from '../../../http/reason.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkBupot } from '../check-bupot.ts';
import { correctBupot } from '../correct-bupot.ts';
import { dropBupot } from '../remove-bupot.ts';
import { createBupot, updateBupotDraft } from '../save-bupot.ts';
import { base, byId, lockReason, nounOf, tag, version } from './schemas.ts';

const CREATE = 'EBUPOT_WITHHOLDING_CREATE';
const UPDATE = [['update', 'put']] as const;
const autosaved = z.object({ autosave: z.enum(['0', '1']).default('0') });

/** Writing slips: drafts of each kind, corrections, removal. */
export const bupotWriteRoutes = (deps: Deps) => {
  const app = router();

  const writing = (kind: SlipKind) => {
    const path = `/${slips[kind].resource}`;
    const noun = nounOf(kind);
    const input = slipDraft(kind);
    app.openapi(
      route({
        operationId: `create${noun}`,
        method: 'post',
        path,
        tag,
        summary: `Save a new draft of kind ${kind}`,
        needs: CREATE,
        query: autosaved,
        body: z.strictObject({ input, lockReason }),
        status: 201,
        idempotent: true,
        out: savedBupotSchema,
      }),
      async (c) => {
        const autosave = c.req.valid('query').autosave === '1';
        return c.json(await createBupot(deps, c.get('scope'), { ...c.req.valid('json'), autosave }), 201);
      },
    );
    app.openapi(
      route({
        operationId: `check${noun}`,
        method: 'post',
        path: `${path}/check`,
        tag,
        summary: `What the server finds in a slip of kind ${kind}, without saving it`,
        needs: CREATE,
        body: z.strictObject({ input, id: z.string().max(64).nullish() }),
        out: z.array(saidFindingSchema),
      }),
      async (c) => c.json(await checkBupot(deps, c.get('scope'), c.req.valid('json'))),
    );
    // The specification updates slips of bp26 by POST, the others by PUT.
    for (const [verb, method] of kind === 'BP26' ? ([...UPDATE, ['postChanged', 'post']] as const) : UPDATE)
      app.openapi(
        route({
          operationId: `${verb}${noun}`,
          method,
          path: `${path}/{id}`,
          tag,
          summary: `Save a draft of kind ${kind} again; a stale version is refused with what changed`,
          needs: CREATE,
          params: byId,
          query: autosaved,
          body: z.strictObject({ version, input, lockReason }),
          out: savedBupotSchema,
        }),
        async (c) => {
          const autosave = c.req.valid('query').autosave === '1';
          const edit = { ...c.req.valid('param'), ...c.req.valid('json'), autosave };
          return c.json(await updateBupotDraft(deps, c.get('scope'), edit));
        },
      );
    app.openapi(
      route({
        operationId: `correct${noun}`,
        method: 'post',
        path: `${path}/{id}/correct`,
        tag,
        summary: `Make a correction of an issued slip of kind ${kind}, as a draft`,
        needs: CREATE,
        params: byId,
        body: z.strictObject({ input: input.optional(), reason, lockReason }),
        status: 201,
        idempotent: true,
        out: bupotSchema,
      }),
      async (c) =>
        c.json(await correctBupot(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') }), 201),
    );
  };
  for (const kind of slipKinds) writing(kind);

  for (const kind of [undefined, ...slipKinds])
    app.openapi(
      route({
        operationId: `remove${nounOf(kind)}`,
        method: 'delete',
        path: `${kind ? `/${slips[kind].resource}` : base}/{id}`,
        tag,
        summary: 'Remove a draft',
        needs: 'EBUPOT_WITHHOLDING_DELETE',
        params: byId,
        out: namedSchema,
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        await dropBupot(deps, c.get('scope'), id);
        return c.json({ id });
      },
    );
  return app;
};
