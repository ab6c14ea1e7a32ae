import { jakartaDay } from '#domain/scope.ts';
import { type ExportSource, exportSource } from '../modules/faktur/export-source.ts';
import type { Handler, JobContext, JobOf } from './handler.ts';
import type { ExportFormat, ExportInput, ExportOutput } from './heavy/faktur-export.ts';
import type { PdfZipInput } from './heavy/faktur-pdf-zip.ts';
import { follow, keepMade, refuseEmpty } from './made-file.ts';

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
    const { deps, scope, heavy } = context;
    const { count } = await heavy<PdfZipInput, { count: number }>(
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
    const { deps, scope, heavy } = context;
    const { format } = job.payload;
    const { count, leftOut, extension } = await heavy<ExportInput, ExportOutput>(
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
