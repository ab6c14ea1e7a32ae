import { z } from '@hono/zod-openapi';
import { publicLinkSchema } from '#domain/definition/answers.ts';
import { rowSchemaOf } from '#domain/definition/row-schema.ts';
import { type Filing, filingFile } from '#domain/efiling/filing.ts';
import { filingSchema, sentCodeSchema } from '#domain/efiling/filing-schema.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { paperRoutes } from '../../../documents/routes/papers.ts';
import { byId } from '../../../documents/routes/place.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { attachPdf } from '../attach-pdf.ts';
import { filingBpePdf } from '../bpe.ts';
import { filingFamily, filingSaves } from '../family.ts';
import { receiptLink } from '../receipt.ts';
import { fileFiling, inquireFiling, requestCode } from '../send-filing.ts';

const tag = 'e-filing';
const base = '/efiling/filing_tax';
const at = [{ base, tag, noun: 'Filing' }];
const version = z.int().positive();
const row = rowSchemaOf<Filing>('FilingRow')(filingFile, filingSchema);

export const filingRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    bulkRoutes(deps, filingFamily, {
      at,
      jobs: [removing('filing.remove'), exporting(['xlsx', 'csv'], 'filing.export')],
    }),
  );
  app.route(
    '/',
    moveRoutes(deps, filingFamily, {
      at,
      answer: z.union([filingSchema, z.object({ id: z.string() })]),
      does: { inquire: inquireFiling, remove: filingSaves.remove },
    }),
  );
  app.addRoute({
    operationId: 'attachFilingPdf',
    method: 'post',
    path: `${base}/{id}/attachments`,
    summary: 'Attach a PDF to a return that was brought as a file; its name is that of the file and a suffix',
    needs: 'EFILING_CREATE',
    params: byId,
    form: z.object({ version: z.coerce.number().int().positive(), file: z.instanceof(File) }),
    idempotent: true,
    out: filingSchema,
    does: async ({ id, version: read, file }, scope) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return attachPdf(deps, scope, { id, version: read, file: { name: file.name, bytes } });
    },
  });
  app.addRoute({
    operationId: 'requestFilingCode',
    method: 'post',
    path: `${base}/{id}/code`,
    summary: 'Ask the tax office for the verification code; it goes to the registered address',
    needs: 'EFILING_UPLOAD',
    params: byId,
    idempotent: true,
    out: sentCodeSchema,
    does: ({ id }, scope) => requestCode(deps, scope, { id }),
  });
  app.addRoute({
    operationId: 'fileFiling',
    method: 'post',
    path: `${base}/{id}/filing`,
    summary: 'File it with the verification code; the answer waits briefly for the office',
    needs: 'EFILING_UPLOAD',
    params: byId,
    body: z.strictObject({ version, code: z.string().trim().max(20) }),
    idempotent: true,
    out: filingSchema,
    does: (input, scope) => fileFiling(deps, scope, input),
  });
  app.addRoute({
    operationId: 'linkFilingReceipt',
    method: 'post',
    path: `${base}/{id}/public-link`,
    summary: 'A link to the page that verifies its receipt',
    needs: 'EFILING_VIEW',
    params: byId,
    out: publicLinkSchema,
    does: ({ id }, scope) => receiptLink(deps, scope, { id }),
  });
  app.route(
    '/',
    paperRoutes(deps, {
      at,
      view: 'EFILING_VIEW',
      papers: [
        {
          operation: (noun) => `get${noun}Bpe`,
          path: 'bpe',
          summary: 'The receipt of its filing (BPE) as PDF',
          make: (inner, scope, id) => filingBpePdf(inner, scope, id),
        },
      ],
    }),
  );
  return app.route(
    '/',
    readingRoutes(deps, filingFamily, {
      at,
      view: (inner, scope, id) => filingFamily.load(scope, inner.db.read, id),
      answers: { row, one: filingSchema },
    }),
  );
};
