import type { BupotSelection } from '#domain/bupot/filter.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { follow, keepMade } from '../../../jobs/made-file.ts';
import type { BupotZipInput } from '../../../jobs/worker-tasks/bupot-pdf-zip.ts';

type Zip = { selection: BupotSelection; total: number; pattern: string };

/** Slips of a selection as PDFs in one zip, drawn by a worker thread. */
export const bupotPdfZip: Handler<Zip> = {
  kind: 'bupot.pdf-zip',
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { count } = await workerTasks<BupotZipInput, { count: number }>(
      'bupot-pdf-zip',
      {
        ...job.payload,
        dataDir: deps.dataDir,
        scope,
        today: jakartaDay(deps.now()),
        path: deps.files.pathOf(job.id),
      },
      { progress: follow(context) },
    );
    await context.progress(count, count);
    return { ...(await keepMade(context, job, 'bupot-pdf', 'zip')), count };
  },
};
