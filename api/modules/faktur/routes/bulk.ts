import { z } from '@hono/zod-openapi';
import type { BulkAnswer } from '#domain/definition/answers.ts';
import { bulkAnswerSchema, eligibleSchema, jobStartedSchema, wholeJobSchema } from '#domain/definition/answers.ts';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import { downloadProgressSchema, statusFileSchema } from '#domain/faktur/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { addressChecked } from '../../../http/letter-schemas.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { downloadOf, finishDownload } from '../bulk-download.ts';
import { bulkJob, exportJob } from '../bulk-job.ts';
import { eligibleFor } from '../eligible.ts';
import { refreshFakturs } from '../refresh-fakturs.ts';
import { type BulkAction, bulkActions } from '../select-fakturs.ts';
import { sendFakturs } from '../send-fakturs.ts';
import { takeStatusFile } from '../status-file.ts';
import { uploadFakturs } from '../upload-fakturs.ts';
import { base, fakturId, selection, selectionOf, selectionWith, tag } from './schemas.ts';

type Bulk = {
  operationId: string;
  method?: 'post' | 'put';
  path: string;
  summary: string;
  needs: Permission;
  run: (deps: Deps, scope: Scope, of: FakturSelection) => Promise<BulkAnswer>;
};

/** Each takes a selection, starts a job and answers with its id and with who did not qualify. */
const bulks: Bulk[] = [
  {
    operationId: 'uploadFakturs',
    path: 'upload',
    summary: 'Upload drafts',
    needs: 'EFAKTUR_DOC_UPLOAD',
    run: (deps, scope, of) => uploadFakturs(deps, scope, of, 'upload'),
  },
  {
    operationId: 'retryFakturs',
    path: 'retry',
    summary: 'Send again what the office or the line threw back',
    needs: 'EFAKTUR_DOC_UPLOAD',
    run: (deps, scope, of) => uploadFakturs(deps, scope, of, 'retry'),
  },
  {
    operationId: 'inquireFakturs',
    method: 'put',
    path: 'inquiry-status',
    summary: 'Refresh status',
    needs: 'EFAKTUR_DOC_VIEW',
    run: refreshFakturs,
  },
  {
    operationId: 'removeFakturs',
    path: 'draft-delete',
    summary: 'Remove drafts',
    needs: 'EFAKTUR_DOC_DELETE',
    run: (deps, scope, of) => bulkJob(deps, scope, of, { action: 'delete', kind: 'faktur.remove' }),
  },
];

/** Files a selection is written in. */
const exports = [
  ['exportFaktursAsXml', 'xml', 'Export for Coretax'],
  ['exportFaktursAsXlsx', 'xlsx', 'Export to Excel'],
  ['exportFaktursAsCsv', 'csv', 'Export to CSV'],
] as const;

const letters = [
  { operationId: 'mailFakturs', channel: 'email', summary: 'Mail the PDFs' },
  { operationId: 'messageFakturs', channel: 'whatsapp', summary: 'Send by WhatsApp' },
] as const;

const pattern = z.string().trim().min(1, 'problem.field.required').max(200).default('{nomor}');
const actions = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]];
const byJob = z.object({ jobId: fakturId });

/** Two addresses by the specification; both take a selection, named or filtered. */
const downloads = [
  ['downloadFoundFakturs', '/bulk-download-filter', 'PDFs of everything a filter finds, as a zip'],
  ['downloadFakturs', '/bulk-download', 'PDFs of the named invoices, as a zip'],
] as const;

/** Work on many invoices at once: always a job. */
export const fakturBulkRoutes = (deps: Deps) => {
  const app = router();
  for (const { operationId, method = 'post', path, summary, needs, run } of bulks)
    app.openapi(
      route({
        operationId,
        method,
        path: `${base}/${path}`,
        tag,
        summary,
        needs,
        body: selection,
        idempotent: true,
        out: bulkAnswerSchema,
      }),
      async (c) => c.json(await run(deps, c.get('scope'), selectionOf(c.req.valid('json')))),
    );
  for (const [operationId, format, summary] of exports)
    app.openapi(
      route({
        operationId,
        method: 'post',
        path: `${base}/${format}`,
        tag,
        summary,
        needs: 'EFAKTUR_DOC_VIEW',
        body: selection,
        idempotent: true,
        out: wholeJobSchema,
      }),
      async (c) => {
        const job = { kind: 'faktur.export', payload: { format } };
        return c.json(await exportJob(deps, c.get('scope'), selectionOf(c.req.valid('json')), job));
      },
    );
  for (const { operationId, channel, summary } of letters)
    app.openapi(
      route({
        operationId,
        method: 'post',
        path: `${base}/bulk-send-${channel}`,
        tag,
        summary,
        needs: 'EFAKTUR_DOC_SEND',
        body: selectionWith({ addressChecked }),
        idempotent: true,
        out: bulkAnswerSchema,
      }),
      async (c) => {
        const { addressChecked: checked, ...of } = c.req.valid('json');
        return c.json(await sendFakturs(deps, c.get('scope'), { selection: selectionOf(of), channel, checked }));
      },
    );
  app.openapi(
    route({
      operationId: 'countEligibleFakturs',
      method: 'post',
      path: `${base}/eligible`,
      tag,
      summary: 'How many of a selection qualify for an action',
      needs: 'EFAKTUR_DOC_VIEW',
      body: selectionWith({ action: z.enum(actions) }),
      out: eligibleSchema,
    }),
    async (c) => {
      const { action, ...of } = c.req.valid('json');
      return c.json(await eligibleFor(deps, c.get('scope'), selectionOf(of), action));
    },
  );
  app.openapi(
    route({
      operationId: 'takeFakturStatusFile',
      method: 'post',
      path: `${base}/status-file`,
      tag,
      summary: "Takes number and status from the portal's list of invoices (XLSX or CSV)",
      needs: 'EFAKTUR_IMPORT_EXPORT_CREATE',
      form: z.object({ file: z.instanceof(File) }),
      idempotent: true,
      out: statusFileSchema,
    }),
    async (c) => {
      const { file } = c.req.valid('form');
      const bytes = new Uint8Array(await file.arrayBuffer());
      return c.json(await takeStatusFile(deps, c.get('scope'), { name: file.name, bytes }));
    },
  );
  for (const [operationId, path, summary] of downloads)
    app.openapi(
      route({
        operationId,
        method: 'post',
        path,
        tag,
        summary,
        needs: 'EFAKTUR_DOC_VIEW',
        body: selectionWith({ pattern, kind: z.literal('efaktur-out').default('efaktur-out') }),
        idempotent: true,
        out: wholeJobSchema,
      }),
      async (c) => {
        const { pattern: names, ...of } = c.req.valid('json');
        const zip = { kind: 'faktur.pdf-zip', payload: { pattern: names } };
        return c.json(await exportJob(deps, c.get('scope'), selectionOf(of), zip));
      },
    );
  app.openapi(
    route({
      operationId: 'getDownloadProgress',
      method: 'get',
      path: '/bulk-download/progress',
      tag,
      summary: 'How far a download is',
      needs: 'EFAKTUR_DOC_VIEW',
      query: byJob,
      out: downloadProgressSchema,
    }),
    async (c) => {
      const { url: _, ...progress } = await downloadOf(deps, c.get('scope'), c.req.valid('query').jobId);
      return c.json(progress);
    },
  );
  app.openapi(
    route({
      operationId: 'getDownloadUrl',
      method: 'get',
      path: '/bulk-download/download-presigned',
      tag,
      summary: 'Where the zip lies',
      needs: 'EFAKTUR_DOC_VIEW',
      query: byJob,
      out: z.object({ url: z.string() }),
    }),
    async (c) => c.json(await finishDownload(deps, c.get('scope'), c.req.valid('query').jobId)),
  );
  app.openapi(
    route({
      operationId: 'completeDownload',
      method: 'put',
      path: '/bulk-download/complete',
      tag,
      summary: 'Says that the download was taken',
      needs: 'EFAKTUR_DOC_VIEW',
      body: z.strictObject({ jobId: fakturId }),
      out: jobStartedSchema,
    }),
    async (c) => {
      const { jobId } = c.req.valid('json');
      await finishDownload(deps, c.get('scope'), jobId);
      return c.json({ jobId });
    },
  );
  return app;
};
