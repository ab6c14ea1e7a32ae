import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, namedSchema } from '#domain/definition/answers.ts';
import { filterSchema } from '#domain/definition/filter.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import { returDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import {
  returDokumenHead,
  returDokumenRow,
  returDokumenSchema,
  returDokumenSigned,
  returDokumenStart,
  returDokumenUploaded,
  returDokumenView,
} from '#domain/faktur/retur-dokumen-schema.ts';
import { returChainSchema } from '#domain/faktur/retur-schema.ts';
import { bulkRoutes, removing } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { sendingMoves, sendingRoutes } from '../../../documents/routes/sending.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { viewChain } from '../retur/view-retur.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { returInSide, returOutSide } from '../retur-dokumen/sides.ts';
import { fileExports } from './retur-out.ts';
import { byId } from './schemas.ts';

const sides = {
  out: {
    ...{ noun: 'DocumentOut', tag: 'e-Faktur retur dokumen lain keluaran (Coretax)' },
    ...{ family: returDokumenKeluaranFamily, origins: dokumenKeluaranFamily, work: returOutSide },
  },
  in: {
    ...{ noun: 'DocumentIn', tag: 'e-Faktur retur dokumen lain masukan (Coretax)' },
    ...{ family: returDokumenMasukanFamily, origins: dokumenMasukanFamily, work: returInSide },
  },
} as const;

type Chosen = Parameters<typeof returOutSide.upload>[2];

/** Returns of other documents of one side: made here of a document, sent to the office, cancelled; and the chain a document stands in. */
const routesOf = (key: 'out' | 'in') => (deps: Deps) => {
  const { noun: of, tag, family, origins, work } = sides[key] as (typeof sides)['out'];
  const noun = `${of}Return`;
  const base = `/efaktur/document/${key}/return/ctas`;
  const place = { base, tag, noun };
  const at = [place];
  const { name, exports, list } = family.definition;
  const app = addresses(tag);
  app.route(
    '/',
    bulkRoutes(deps, family, {
      at,
      jobs: [removing(`${name}.remove`, 'draft-delete'), ...fileExports(`${noun}s`, exports, `${name}.export`)],
    }),
  );
  app.answers({
    operationId: `start${noun}`,
    method: 'get',
    path: `${base}/initial/{id}`,
    summary: 'What a form of a return starts with: the document that goes back, and what is left of it',
    needs: family.access.write,
    params: byId,
    out: returDokumenStart,
    does: ({ id }, scope) => work.start(deps, scope, id),
  });
  app.answers({
    operationId: `get${of}Chain`,
    method: 'get',
    path: `/efaktur/document/${key}/ctas/{id}/chain`,
    summary: 'The document, what replaced it and what goes back of them, and what that comes to in each masa',
    needs: vatAccess.view,
    params: byId,
    out: returChainSchema,
    does: ({ id }, scope) => viewChain(origins)(deps, scope, id),
  });
  app.route(
    '/',
    sendingRoutes(deps, {
      place,
      access: vatAccess,
      filter: filterSchema(list.filters),
      send: (inner, scope, selection, move) => work.upload(inner, scope, selection as Chosen, move),
      refresh: (inner, scope, selection) => work.refresh(inner, scope, selection as Chosen),
      direct: { input: returDokumenInput, answer: returDokumenUploaded, does: work.direct },
      signee: { answer: returDokumenSigned, does: work.changeSignee },
    }),
  );
  app.route(
    '/',
    saveRoutes(deps, work.saves, {
      ...{ at, body: () => ({ input: returDokumenInput }), answer: returDokumenSchema, autosaves: true },
    }),
  );
  app.route('/', removeRoutes(deps, work.saves, { at }));
  app.route(
    '/',
    moveRoutes(deps, family, {
      at,
      answer: z.union([bulkAnswerSchema, returDokumenHead, namedSchema]),
      does: {
        ...sendingMoves({ send: work.upload, refresh: work.refresh }),
        cancel: (inner, scope, asked) => work.cancel(inner, scope, asked) as never,
        remove: work.saves.remove,
      },
    }),
  );
  app.route(
    '/',
    readingRoutes(deps, family, { at, view: work.view, answers: { row: returDokumenRow, one: returDokumenView } }),
  );
  return app;
};

export const returDokumenKeluaranRoutes = routesOf('out');
export const returDokumenMasukanRoutes = routesOf('in');
