import { jakartaDay } from '#domain/scope.ts';
import type { FileAsked, Written } from './file-work.ts';
import type { Handler } from './handler.ts';
import { follow, keepMade, refuseEmpty } from './made-file.ts';

/** A selection as a file, a zip or a workbook, written by a worker thread. A file that would hold nothing is not made. */
export const fileJob = (kind: string): Handler<{ total: number }> => ({
  kind,
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { name, extension, count, leftOut, differing } = await workerTasks<FileAsked, Written>(
      'file',
      {
        kind,
        dataDir: deps.dataDir,
        scope,
        today: jakartaDay(deps.now()),
        path: deps.files.pathOf(job.id),
        asked: job.payload,
      },
      { progress: follow(context) },
    );
    if (leftOut && count === 0) refuseEmpty(leftOut);
    const all = leftOut ? job.payload.total : count;
    await context.progress(all, all);
    return {
      ...(await keepMade(context, job, name, extension)),
      count,
      ...(leftOut ? { leftOut: leftOut.first, leftOutCount: leftOut.count } : {}),
      ...(differing ? { differing: differing.first, differingCount: differing.count } : {}),
    };
  },
});
