import type { BupotSelection } from '#domain/bupot/filter.ts';
import { fileJob } from '../../../jobs/file-job.ts';
import type { BupotZipInput } from '../../../jobs/worker-tasks/bupot-pdf-zip.ts';

type Zip = { selection: BupotSelection; total: number; pattern: string };

/** Slips of a selection as PDFs in one zip. */
export const bupotPdfZip = fileJob<Zip, BupotZipInput>({
  kind: 'bupot.pdf-zip',
  task: 'bupot-pdf-zip',
  input: (payload) => payload,
  file: () => ['bupot-pdf', 'zip'],
});
