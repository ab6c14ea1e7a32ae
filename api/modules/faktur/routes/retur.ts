import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, namedSchema } from '#domain/definition/answers.ts';
import { filterSchema } from '#domain/definition/filter.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import { returInput } from '#domain/faktur/retur.ts';
import type { ReturMasukanFilter } from '#domain/faktur/retur-masukan.ts';
import {
  publicReturSchema,
  returChainSchema,
  returMasukanHead,
  returMasukanRow,
  returMasukanSchema,
  returMasukanView,
  returSignedHead,
  returStartSchema,
  returUploadedSchema,
} from '#domain/faktur/retur-schema.ts';
import { bulkRoutes, removing } from '../../../documents/routes/bulk.ts';
import { letterRoutes } from '../../../documents/routes/letters.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { sendingMoves, sendingRoutes } from '../../../documents/routes/sending.ts';
import { sendMany } from '../../../documents/send-many.ts';
import { addresses, selectionBy } from '../../../http/addresses.ts';
import { addressChecked } from '../../../http/letter-schemas.ts';
import type { Deps } from '../../../services/deps.ts';
import { letterOf } from '../keluaran-family.ts';
import { masukanFamily } from '../masukan/family.ts';
import { returMasukanFamily } from '../retur/family.ts';
import { returLetters } from '../retur/letters.ts';
import { publicReturPdf, publicReturView, returLinks, returMasukanPdf } from '../retur/print-retur.ts';
import { directUploadRetur, returSaves, returStart } from '../retur/save-returs.ts';
import { sentRetur } from '../retur/sent-retur.ts';
import { viewChain, viewReturMasukan } from '../retur/view-retur.ts';
import { fileExports, onePaper, paperZip } from './retur-out.ts';
import { byId } from './schemas.ts';
import { waysToSend } from './send.ts';

const base = '/efaktur/in/return/ctas';
const tag = 'e-Faktur retur masukan (Coretax)';
const place = { base, tag, noun: 'ReturIn' };
const at = [place];

const filter = filterSchema(returMasukanFamily.definition.list.filters);
const { selectionWith } = selectionBy(filter);
const { upload, refresh, cancel, changeSignee } = sentRetur;
type Chosen = Parameters<typeof upload>[2];

/** Returns of incoming invoices: made here, sent to the office, agreed to by their sellers. */
export const returMasukanRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.route(
    '/',
    bulkRoutes(deps, returMasukanFamily, {
      at,
      jobs: [
        removing('retur-in.remove', 'draft-delete'),
        ...fileExports('ReturIns', returMasukanFamily.definition.exports, 'retur-in.export'),
        paperZip('ReturIns', 'retur-in.pdf-zip'),
      ],
    }),
  );
  app.answers({
    operationId: 'startReturIn',
    method: 'get',
    path: `${base}/initial/{id}`,
    summary: 'What a form of a return starts with: the invoice that goes back, and what is left of it',
    needs: returMasukanFamily.access.write,
    params: byId,
    out: returStartSchema,
    does: ({ id }, scope) => returStart(deps, scope, id),
  });
  app.answers({
    operationId: 'getFakturInChain',
    method: 'get',
    path: '/efaktur/in/ctas/{id}/chain',
    summary: 'The invoice, what replaced it and what goes back of them, and what that comes to in each masa',
    needs: vatAccess.view,
    params: byId,
    out: returChainSchema,
    does: ({ id }, scope) => viewChain(masukanFamily)(deps, scope, id),
  });
  // Before the addresses of one, whose id could be any word.
  app.route(
    '/',
    sendingRoutes(deps, {
      place,
      access: vatAccess,
      filter,
      send: (inner, scope, of, move) => upload(inner, scope, of as Chosen, move),
      refresh: (inner, scope, of) => refresh(inner, scope, of as Chosen),
      direct: { input: returInput, answer: returUploadedSchema, does: directUploadRetur },
      signee: { answer: returSignedHead, does: changeSignee },
    }),
  );
  // The specification's name and react-admin's own: one use case.
  const draft = { ...place, base: `${base}/draft`, noun: 'ReturInDraft' };
  app.route(
    '/',
    saveRoutes(deps, returSaves, {
      at: [draft, place],
      body: () => ({ input: returInput }),
      answer: returMasukanSchema,
      autosaves: true,
    }),
  );
  app.route('/', paperRoutes(deps, { at, view: returMasukanFamily.access.view, papers: [onePaper(returMasukanPdf)] }));
  app.route(
    '/',
    letterRoutes<ReturMasukanFilter, Awaited<ReturnType<typeof returLetters.letter>>>(deps, {
      place,
      view: returMasukanFamily.access.view,
      letters: returLetters,
      links: returLinks,
      many: {
        at,
        addresses: waysToSend(selectionWith({ addressChecked })),
        send: sendMany(returMasukanFamily, { ...returLetters, letterOf }),
      },
    }),
  );
  app.route('/', removeRoutes(deps, returSaves, { at }));
  app.route(
    '/',
    moveRoutes(deps, returMasukanFamily, {
      at,
      answer: z.union([bulkAnswerSchema, returMasukanHead, namedSchema]),
      does: {
        ...sendingMoves({ send: upload, refresh }),
        cancel,
        remove: returSaves.remove,
      },
    }),
  );
  app.route(
    '/',
    readingRoutes(deps, returMasukanFamily, {
      at,
      view: viewReturMasukan,
      answers: { row: returMasukanRow, one: returMasukanView },
    }),
  );
  return app;
};

/** A return for whoever holds its link. */
export const returPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base,
    noun: 'ReturIn',
    summary: 'A return',
    answer: publicReturSchema,
    view: publicReturView,
    pdf: publicReturPdf,
  });
