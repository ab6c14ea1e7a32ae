import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, namedSchema } from '#domain/definition/answers.ts';
import { filterSchema } from '#domain/definition/filter.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import { dokumenDecision } from '#domain/faktur/credit-decision.ts';
import { dokumenInput } from '#domain/faktur/dokumen.ts';
import {
  dokumenKeluaranHead,
  dokumenKeluaranRow,
  dokumenKeluaranSchema,
  dokumenKeluaranSigned,
  dokumenKeluaranUploaded,
  dokumenMasukanHead,
  dokumenMasukanRow,
  dokumenMasukanSchema,
  dokumenMasukanSigned,
  dokumenMasukanUploaded,
} from '#domain/faktur/dokumen-schema.ts';
import { dokumenPullRowSchema } from '#domain/faktur/pull/view-schema.ts';
import { type Bulk, bulkRoutes, removing } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { sendingMoves, sendingRoutes } from '../../../documents/routes/sending.ts';
import { addresses, masa, reason } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { dokumenInPull, dokumenOutPull } from '../dokumen/pull/family.ts';
import { viewPulledDokumens } from '../dokumen/pull/view-rows.ts';
import { decideDokumen, inSide, outSide } from '../dokumen/sides.ts';
import { creditEffectOf } from '../masukan/credit-effect.ts';
import { creditingRoutes, decidingJob } from './crediting.ts';
import { pullRoutes } from './pulling.ts';
import { fileExports } from './retur-out.ts';
import { byId } from './schemas.ts';

const sides = {
  out: {
    ...{ base: '/efaktur/document/out/ctas', noun: 'DocumentOut', tag: 'e-Faktur dokumen lain keluaran (Coretax)' },
    ...{ family: dokumenKeluaranFamily, work: outSide, pull: dokumenOutPull, one: dokumenKeluaranSchema },
    ...{ head: dokumenKeluaranHead, row: dokumenKeluaranRow, uploaded: dokumenKeluaranUploaded },
    signed: dokumenKeluaranSigned,
  },
  in: {
    ...{ base: '/efaktur/document/in/ctas', noun: 'DocumentIn', tag: 'e-Faktur dokumen lain masukan (Coretax)' },
    ...{ family: dokumenMasukanFamily, work: inSide, pull: dokumenInPull, one: dokumenMasukanSchema },
    ...{ head: dokumenMasukanHead, row: dokumenMasukanRow, uploaded: dokumenMasukanUploaded },
    signed: dokumenMasukanSigned,
  },
} as const;

type Chosen = Parameters<typeof outSide.upload>[2];

/** Other documents of one side: written here, sent to the office, replaced, cancelled. */
const routesOf =
  (key: 'out' | 'in', more: readonly Bulk<'credit'>[] = []) =>
  (deps: Deps) => {
    const { base, noun, tag, family, work, pull, one, head, row, uploaded, signed } = sides[
      key
    ] as (typeof sides)['out'];
    const { name, exports } = family.definition;
    const at = [{ base, tag, noun }];
    const input = dokumenInput(key);
    const app = addresses(tag);
    app.route(
      '/',
      bulkRoutes(deps, family, {
        at,
        jobs: [
          removing(`${name}.remove`, 'draft-delete'),
          ...fileExports(`${noun}s`, exports, `${name}.export`),
          ...more,
        ],
      }),
    );
    app.route(
      '/',
      pullRoutes(deps, pull, {
        ...{ base, tag, noun, of: 'other documents', row: dokumenPullRowSchema },
        asked: z.strictObject({ from: masa, to: masa }),
        rows: viewPulledDokumens(pull),
      }),
    );
    app.route(
      '/',
      sendingRoutes(deps, {
        place: { base, tag, noun },
        access: vatAccess,
        filter: filterSchema(family.definition.list.filters),
        send: (inner, scope, of, move, lockReason) => work.upload(inner, scope, of as Chosen, move, lockReason),
        refresh: (inner, scope, of) => work.refresh(inner, scope, of as Chosen),
        signee: { answer: signed, does: (inner, scope, said) => work.changeSignee(inner, scope, said) as never },
        direct: { input, answer: uploaded, does: (inner, scope, said) => work.direct(inner, scope, said) as never },
      }),
    );
    app.answers({
      operationId: `substitute${noun}`,
      method: 'post',
      path: `${base}/{id}/substitute`,
      summary: 'Make a substitute of an approved document, as a draft',
      needs: family.access.write,
      params: byId,
      body: z.strictObject({ input, reason }),
      status: 201,
      idempotent: true,
      out: one,
      does: (said, scope) => work.substitute(deps, scope, said) as never,
    });
    app.route(
      '/',
      saveRoutes(deps, work.saves as never, { at, body: () => ({ input }), answer: one, autosaves: true }),
    );
    app.route('/', removeRoutes(deps, work.saves, { at }));
    app.route(
      '/',
      moveRoutes(deps, family, {
        at,
        answer: z.union([bulkAnswerSchema, head, namedSchema]),
        does: {
          ...sendingMoves({ send: work.upload, refresh: work.refresh }),
          cancel: (inner, scope, asked) => work.cancel(inner, scope, asked) as never,
          remove: work.saves.remove,
        },
      }),
    );
    app.route('/', readingRoutes(deps, family, { at, view: family.view, answers: { row, one } }));
    return app;
  };

export const dokumenKeluaranRoutes = routesOf('out');

/** Those of what was bought, and what is decided of their PPN. */
export const dokumenMasukanRoutes = (deps: Deps) => {
  const { base, tag, noun, one } = sides.in;
  const app = addresses(tag);
  app.route(
    '/',
    creditingRoutes(deps, {
      place: { base, tag, noun },
      filter: filterSchema(dokumenMasukanFamily.definition.list.filters),
      ...{ answer: one, decision: dokumenDecision },
      summary: 'Credit one, in a masa; leave it uncredited, for a reason of the law; take the decision back',
      decide: async (inner, scope, asked) => {
        await decideDokumen(inner, scope, asked);
        return dokumenMasukanFamily.whole.load(scope, inner.db.read, asked.id);
      },
      effect: creditEffectOf(dokumenMasukanFamily, 'RETURN_DOC_IN'),
    }),
  );
  return app.route('/', routesOf('in', [decidingJob('dokumen-in.decide', dokumenDecision)])(deps));
};
