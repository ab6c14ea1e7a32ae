import type { HistoryFilter } from '../../../../db/repositories/history-page.ts';
import { fileJob } from '../../../jobs/file-job.ts';
import type { HistoryExportInput } from '../../../jobs/worker-tasks/history-export.ts';
import type { TableFormat } from '../../../output/table-file.ts';

type Export = { selection: HistoryFilter; total: number; format: TableFormat };

/** The activity log as Excel or CSV. */
export const historyExport = fileJob<Export, HistoryExportInput>({
  kind: 'history.export',
  task: 'history-export',
  input: ({ selection, format }) => ({ selection, format }),
  file: ({ format }) => ['riwayat-aktivitas', format],
});
