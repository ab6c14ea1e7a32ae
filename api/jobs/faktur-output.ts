import { stat } from 'node:fs/promises';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import { type ExportSource, exportSource } from '../modules/faktur/export-source.ts';
import { registerFile } from '../modules/files/files.ts';
import type { Handler, JobContext, JobOf } from './handler.ts';
import type { ExportFormat, ExportInput, ExportOutput } from './heavy/faktur-export.ts';
import type { PdfZipInput } from './heavy/faktur-pdf-zip.ts';

type Zip = ExportSource & { pattern: string };
type Export = ExportSource & { format: ExportFormat };

const types = {
  zip: 'application/zip',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Progress of a worker thread, written down at most as often as a person can follow. */
const follow = ({ progress }: JobContext) => {
  let wrote = 0;
  let writing: Promise<void> = Promise.resolve();
  return (done: number, total: number) => {
    const now = performance.now();
    if (now - wrote < 500 && done < total) return;
    wrote = now;
    writing = writing.then(() => progress(done, total)).catch(() => undefined);
  };
};

const sourceOf = async ({ deps, scope }: JobContext, { payload }: JobOf<ExportSource>) => ({
  ...(await exportSource(deps, scope, payload)),
  dataDir: deps.dataDir,
  scope,
  today: jakartaDay(deps.now()),
});

/** The file is named by the job, so that a second run after a crash writes over the first. */
const keep = async (
  { deps, scope }: JobContext,
  job: JobOf<unknown>,
  name: string,
  extension: keyof typeof types,
): Promise<{ fileId: string; fileName: string }> => {
  const { size } = await stat(deps.files.pathOf(job.id));
  const fileName = `${name}-${jakartaDay(job.createdAt)}.${extension}`;
  const fileId = await registerFile(deps, scope, { id: job.id, name: fileName, type: types[extension], size });
  return { fileId, fileName };
};

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
    return { ...(await keep(context, job, 'faktur-pdf', 'zip')), count };
  },
};

/** A selection as XML for Coretax, Excel or CSV; what the format cannot carry is named in the result. */
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
    if (count === 0 && leftOut[0]) throw new Problem('conflict', { message: leftOut[0].reason });
    await context.progress(source.total, source.total);
    const named = leftOut.map(({ id, label, reason }) => ({ id, label, message: say(scope.locale, reason) }));
    return { ...(await keep(context, job, 'faktur-keluaran', extension)), count, leftOut: named };
  },
};
