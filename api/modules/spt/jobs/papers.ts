import { jakartaDay } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { follow, keepMade } from '../../../jobs/made-file.ts';
import type { SptZipInput } from '../../../jobs/worker-tasks/spt-pdf-zip.ts';

type Zip = { selection: SptSelection; total: number; paper: 'spt' | 'bpe' };

/** Returns of a selection, or their receipts, as PDFs in one zip, drawn by a worker thread. */
export const sptPdfZip: Handler<Zip> = {
  kind: 'spt.pdf-zip',
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { count } = await workerTasks<SptZipInput, { count: number }>(
      'spt-pdf-zip',
      { ...job.payload, dataDir: deps.dataDir, scope, today: jakartaDay(deps.now()), path: deps.files.pathOf(job.id) },
      { progress: follow(context) },
    );
    await context.progress(count, count);
    return { ...(await keepMade(context, job, `${job.payload.paper}-pdf`, 'zip')), count };
  },
};
