import { fileJob } from '../../../jobs/file-job.ts';
import type { JobContext } from '../../../jobs/handler.ts';
import type { ExportFormat, ExportInput, ExportOutput } from '../../../jobs/worker-tasks/faktur-export.ts';
import type { PdfZipInput } from '../../../jobs/worker-tasks/faktur-pdf-zip.ts';
import { type ExportSource, exportSource } from '../export-source.ts';

const sourceOf = ({ deps, scope }: JobContext, payload: ExportSource) => exportSource(deps, scope, payload);

/** PDFs of a selection in one zip. */
export const fakturPdfZip = fileJob<ExportSource & { pattern: string }, PdfZipInput>({
  kind: 'faktur.pdf-zip',
  task: 'faktur-pdf-zip',
  input: async ({ pattern, ...source }, context) => ({
    ...(await sourceOf(context, source)),
    pattern,
    locale: context.scope.locale,
  }),
  file: () => ['faktur-pdf', 'zip'],
});

/** A selection as XML for Coretax, Excel or CSV; what the file leaves out is named in the result. */
export const fakturExport = fileJob<ExportSource & { format: ExportFormat }, ExportInput, ExportOutput>({
  kind: 'faktur.export',
  task: 'faktur-export',
  input: async ({ format, ...of }, context) => {
    const { seller, ...source } = await sourceOf(context, of);
    return { ...source, tin: seller.npwp, format, locale: context.scope.locale };
  },
  file: (_, { extension }) => ['faktur-keluaran', extension],
  said: ({ leftOut }) => ({ leftOut: leftOut.first, leftOutCount: leftOut.count }),
});
