import { jakartaDay } from '#domain/scope.ts';
import type { Handler, JobContext, JobOf } from '../../../jobs/handler.ts';
import { follow, keepMade, refuseEmpty } from '../../../jobs/made-file.ts';
import type { ExportFormat, ExportInput, ExportOutput } from '../../../jobs/worker-tasks/faktur-export.ts';
import type { PdfZipInput } from '../../../jobs/worker-tasks/faktur-pdf-zip.ts';
import { type ExportSource, exportSource } from '../export-source.ts';

type Zip = ExportSource & { pattern: string };
type Export = ExportSource & { format: ExportFormat };

const sourceOf = async ({ deps, scope }: JobContext, { payload }: JobOf<ExportSource>) => ({
  ...(await exportSource(deps, scope, payload)),
  dataDir: deps.dataDir,
  scope,
  today: jakartaDay(deps.now()),
});

/** PDFs of a selection in one zip, drawn by a worker thread. */
export const fakturPdfZip: Handler<Zip> = {
  kind: 'faktur.pdf-zip',
  attempts: 3,
  run: async (context, job) => {
    const { seller, ...source } = await sourceOf(context, job);
    const { deps, scope, workerTasks } = context;
    const { count } = await workerTasks<PdfZipInput, { count: number }>(
      'faktur-pdf-zip',
      { ...source, seller, pattern: job.payload.pattern, locale: scope.locale, path: deps.files.pathOf(job.id) },
      { progress: follow(context) },
    );
    await context.progress(count, count);
    return { ...(await keepMade(context, job, 'faktur-pdf', 'zip')), count };
  },
};

/** A selection as XML for Coretax, Excel or CSV; what the file leaves out is named in the result. */
export const fakturExport: Handler<Export> = {
  kind: 'faktur.export',
  attempts: 3,
  run: async (context, job) => {
    const { seller, ...source } = await sourceOf(context, job);
    const { deps, scope, workerTasks } = context;
    const { format } = job.payload;
    const { count, leftOut, extension } = await workerTasks<ExportInput, ExportOutput>(
      'faktur-export',
      { ...source, tin: seller.npwp, format, locale: scope.locale, path: deps.files.pathOf(job.id) },
      { progress: follow(context) },
    );
    if (count === 0) refuseEmpty(leftOut);
    await context.progress(source.total, source.total);
    return {
      ...(await keepMade(context, job, 'faktur-keluaran', extension)),
      count,
      leftOut: leftOut.first,
      leftOutCount: leftOut.count,
    };
  },
};
