import type { BupotSelection } from '#domain/bupot/filter.ts';
import { jakartaDay } from '#domain/scope.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { follow, keepMade, refuseEmpty } from '../../../jobs/made-file.ts';
import type { BupotExportInput, BupotExportOutput, BupotFormat } from '../../../jobs/worker-tasks/bupot-export.ts';

type Export = { selection: BupotSelection; total: number; format: BupotFormat };

/** A selection as XML for Coretax (a zip where it takes several files), Excel or CSV; what the format cannot carry is named in the result. */
export const bupotExport: Handler<Export> = {
  kind: 'bupot.export',
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { npwp: tin } = await ownCompany(scope, deps.db.read);
    const { count, leftOut, differing, extension } = await workerTasks<BupotExportInput, BupotExportOutput>(
      'bupot-export',
      {
        ...job.payload,
        dataDir: deps.dataDir,
        scope,
        today: jakartaDay(deps.now()),
        tin,
        locale: scope.locale,
        path: deps.files.pathOf(job.id),
      },
      { progress: follow(context) },
    );
    if (count === 0) refuseEmpty(leftOut);
    await context.progress(job.payload.total, job.payload.total);
    return {
      ...(await keepMade(context, job, 'bukti-potong', extension)),
      count,
      leftOut: leftOut.first,
      leftOutCount: leftOut.count,
      differing: differing.first,
      differingCount: differing.count,
    };
  },
};
