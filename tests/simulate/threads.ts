import type { TaskTools, TaskWatch } from '../../api/jobs/handler.ts';
import type { WorkerPool } from '../../api/jobs/worker-pool.ts';

type Task = (input: never, tools: TaskTools) => Promise<unknown>;

const tasks: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  file: () => import('../../api/jobs/worker-tasks/file.ts'),
  'import-make': () => import('../../api/jobs/worker-tasks/import-make.ts'),
  'import-take-in': () => import('../../api/jobs/worker-tasks/import-take-in.ts'),
  paper: () => import('../../api/jobs/worker-tasks/paper.ts'),
};

/** CPU-heavy tasks run in this thread: the order in which threads end would not be deterministic. */
export const inThisThread = (): WorkerPool => ({
  expect: () => undefined,
  run: async <I, O, P = never>(task: string, input: I, watch: TaskWatch<P> = {}): Promise<O> => {
    const found = await tasks[task]?.();
    if (!found) throw new Error(`no task ${task}`);
    let parts: Promise<unknown> = Promise.resolve();
    const output = await (found.default as Task)(input as never, {
      progress: (done, total) => watch.progress?.(done, total),
      part: (part) => {
        parts = parts.then(() => watch.part?.(part as P));
      },
    });
    await parts;
    return output as O;
  },
  close: async () => undefined,
});
