import { jakartaDay } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { keepMade } from '../../../jobs/made-file.ts';
import type { SptExportInput } from '../../../jobs/worker-tasks/spt-export.ts';
import type { TableFormat } from '../../../output/table-file.ts';

type Export = { selection: SptSelection; type: ReturnType; format: TableFormat };

/** A selection of monthly returns as Excel or CSV. */
export const sptExport: Handler<Export> = {
  kind: 'spt.export',
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { selection, type, format } = job.payload;
    await workerTasks<SptExportInput, void>('spt-export', {
      dataDir: deps.dataDir,
      scope,
      selection,
      today: jakartaDay(deps.now()),
      type,
      format,
      path: deps.files.pathOf(job.id),
    });
    return keepMade(context, job, `spt-${type.toLowerCase()}`, format);
  },
};
