import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, jobStartedSchema } from '#domain/definition/answers.ts';
import { filterSchema } from '#domain/definition/filter.ts';
import { returKeluaranHead, returKeluaranRow, returKeluaranView } from '#domain/faktur/retur-schema.ts';
import { bulkRoutes } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { paperRoutes } from '../../../documents/routes/papers.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter, masa, selectionBy } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { pullReturned, refreshReturned } from '../retur/ask-returned.ts';
import { agreeRetur, refuseRetur } from '../retur/decide-retur.ts';
import { returKeluaranFamily } from '../retur/family.ts';
import { returKeluaranPdf } from '../retur/print-retur.ts';
import { viewReturKeluaran } from '../retur/view-retur.ts';
import { fileExports, onePaper, paperZip } from './file-jobs.ts';
import { chainRoute } from './return-routes.ts';

const base = '/efaktur/out/return/ctas';
const tag = 'e-Faktur retur keluaran (Coretax)';
const at = [{ base, tag, noun: 'ReturOut' }];

export const returKeluaranRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  const { definition, access } = returKeluaranFamily;
  const { exports } = definition;
  const { selection, selectionOf } = selectionBy(filterSchema(definition.list.filters));
  chainRoute(app, deps, { base: '/efaktur/out/ctas', noun: 'Faktur', word: 'invoice', family: keluaranFamily });
  app.addRoute({
    operationId: 'pullReturOuts',
    method: 'post',
    path: `${base}/prepopulated-djp`,
    summary: 'Ask the office for what buyers returned in some masa, as a job',
    needs: access.write,
    idempotent: true,
    body: z.strictObject({ from: masa, to: masa }),
    out: jobStartedSchema,
    does: (params, scope) => pullReturned(deps, scope, params),
  });
  app.addRoute({
    operationId: 'inquireReturOuts',
    method: 'put',
    path: `${base}/inquiry-status`,
    summary: 'Refresh status',
    needs: access.view,
    body: selection,
    status: 202,
    idempotent: true,
    out: bulkAnswerSchema,
    does: (input, scope) => refreshReturned(deps, scope, selectionOf(input) as Parameters<typeof refreshReturned>[2]),
  });
  app.route(
    '/',
    bulkRoutes(deps, returKeluaranFamily, {
      at,
      jobs: [...fileExports('ReturOuts', exports, 'retur-out.export'), paperZip('ReturOuts', 'retur-out.pdf-zip')],
    }),
  );
  app.route(
    '/',
    paperRoutes(deps, { at, view: returKeluaranFamily.access.view, papers: [onePaper(returKeluaranPdf)] }),
  );
  app.route(
    '/',
    moveRoutes(deps, returKeluaranFamily, {
      at,
      answer: z.union([bulkAnswerSchema, returKeluaranHead]),
      does: {
        agree: agreeRetur,
        refuse: refuseRetur,
        inquire: (inner, scope, { id }) => refreshReturned(inner, scope, { ids: [id] }),
      },
    }),
  );
  app.route(
    '/',
    readingRoutes(deps, returKeluaranFamily, {
      at,
      view: viewReturKeluaran,
      answers: { row: returKeluaranRow, one: returKeluaranView },
    }),
  );
  return app;
};
