import type { SptSelection } from '#domain/spt/filter.ts';
import { fileJob } from '../../../jobs/file-job.ts';
import type { SptZipInput } from '../../../jobs/worker-tasks/spt-pdf-zip.ts';

type Zip = { selection: SptSelection; total: number; paper: 'spt' | 'bpe' };

/** Returns of a selection, or their receipts, as PDFs in one zip. */
export const sptPdfZip = fileJob<Zip, SptZipInput>({
  kind: 'spt.pdf-zip',
  task: 'spt-pdf-zip',
  input: (payload) => payload,
  file: ({ paper }) => [`${paper}-pdf`, 'zip'],
});
