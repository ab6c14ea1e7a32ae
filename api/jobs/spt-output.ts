import type { ReturnType } from '#domain/bupot/kinds.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import type { TableFormat } from '../output/table-file.ts';
import type { Handler } from './handler.ts';
import type { SptExportInput } from './heavy/spt-export.ts';
import { keepMade } from './made-file.ts';

type Export = { selection: SptSelection; type: ReturnType; format: TableFormat };

/** A selection of monthly returns as Excel or CSV. */
export const sptExport: Handler<Export> = {
  kind: 'spt.export',
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, heavy } = context;
    const { selection, type, format } = job.payload;
    await heavy<SptExportInput, void>('spt-export', {
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
