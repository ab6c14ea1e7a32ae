import { z } from '@hono/zod-openapi';
import { jobStartedSchema } from '#domain/definition/answers.ts';
import { type CollectorReceiptInput, collectorReceiptInput } from '#domain/faktur/collector-receipt.ts';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { downloadProgressSchema, statusFileSchema } from '#domain/faktur/view-schema.ts';
import { bulkRoutes, removing } from '../../../documents/routes/bulk.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { refuseReceipts } from '../collector-receipts.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { takeStatusFile } from '../status-file.ts';
import { downloadOf, finishDownload } from '../upload-fakturs.ts';
import { at, base, fakturId, tag } from './schemas.ts';

const pattern = z.string().trim().min(1, 'problem.field.required').max(200).default('{nomor}');
const byJob = z.object({ jobId: fakturId });

/** The specification has one path per format, and separate zip paths for selected documents and for a filter. */
const files: Parameters<
  typeof bulkRoutes<FakturFilter, keyof typeof keluaranFamily.definition.bulk & string>
>[2]['jobs'] = [
  ...keluaranFamily.definition.exports.map((format) => ({
    operation: () => `exportFaktursAs${format[0]?.toUpperCase()}${format.slice(1)}`,
    path: format,
    summary: `A selection as a file (${format}), as a job`,
    action: 'export' as const,
    job: 'faktur.export',
    payload: () => ({ format }),
  })),
  ...(
    [
      ['downloadFoundFakturs', '/bulk-download-filter', 'PDFs of everything a filter finds, as a zip'],
      ['downloadFakturs', '/bulk-download', 'PDFs of the named invoices, as a zip'],
    ] as const
  ).map(([operation, path, summary]) => ({
    operation: () => operation,
    path,
    summary,
    action: 'pdf' as const,
    job: 'faktur.pdf-zip',
    more: { pattern, kind: z.literal('efaktur-out').default('efaktur-out') },
    payload: ({ pattern: names }: Readonly<Record<string, unknown>>) => ({ pattern: names }),
  })),
];

const receipts: (typeof files)[number] = {
  operation: () => 'keepFakturReceipts',
  path: 'collector-receipts',
  summary: 'Keep one receipt a collector (02, 03) paid the PPN of many invoices with, as a job',
  action: 'keepReceipt',
  job: 'faktur.keep-receipts',
  each: true,
  more: collectorReceiptInput.shape,
  payload: ({ ntpn, date }) => ({ ntpn, date }),
  refuse: (deps, scope, selection, input) => refuseReceipts(deps, scope, selection, input as CollectorReceiptInput),
};

export const fakturBulkRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    bulkRoutes(deps, keluaranFamily, { at, jobs: [removing('faktur.remove', 'draft-delete'), receipts, ...files] }),
  );
  app.addRoute({
    operationId: 'takeFakturStatusFile',
    method: 'post',
    path: `${base}/status-file`,
    summary:
      "Takes number and status from the portal's list of invoices (XLSX or CSV), and the invoices that are not here",
    needs: 'EFAKTUR_IMPORT_EXPORT_CREATE',
    form: z.object({ file: z.instanceof(File), missing: z.enum(['list', 'take']).default('list') }),
    idempotent: true,
    out: statusFileSchema,
    does: async ({ file, missing }, scope) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return takeStatusFile(deps, scope, { name: file.name, bytes, missing });
    },
  });
  app.addRoute({
    operationId: 'getDownloadProgress',
    method: 'get',
    path: '/bulk-download/progress',
    summary: 'How far a download is',
    needs: 'EFAKTUR_DOC_VIEW',
    query: byJob,
    out: downloadProgressSchema,
    does: async ({ jobId }, scope) => {
      const { url: _, ...progress } = await downloadOf(deps, scope, jobId);
      return progress;
    },
  });
  app.addRoute({
    operationId: 'getDownloadUrl',
    method: 'get',
    path: '/bulk-download/download-presigned',
    summary: 'Where the zip lies',
    needs: 'EFAKTUR_DOC_VIEW',
    query: byJob,
    out: z.object({ url: z.string() }),
    does: ({ jobId }, scope) => finishDownload(deps, scope, jobId),
  });
  app.addRoute({
    operationId: 'completeDownload',
    method: 'put',
    path: '/bulk-download/complete',
    summary: 'Says that the download was taken',
    needs: 'EFAKTUR_DOC_VIEW',
    body: z.strictObject({ jobId: fakturId }),
    out: jobStartedSchema,
    does: async ({ jobId }, scope) => {
      await finishDownload(deps, scope, jobId);
      return { jobId };
    },
  });
  return app;
};
