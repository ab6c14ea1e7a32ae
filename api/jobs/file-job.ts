import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Handler, JobContext } from './handler.ts';
import { follow, keepMade, refuseEmpty } from './made-file.ts';
import type { SomeNamed } from './worker-tasks/named-in-file.ts';

/** What every task that writes a file of a selection is told. */
type Common = { dataDir: string; scope: Scope; today: string; path: string };

/** What such a task tells: how many are in the file, and who is not. */
type Written = { count: number; leftOut?: SomeNamed };

type Told<P, I extends Common, O extends Written> = {
  readonly kind: string;
  /** Name of the task in worker-tasks. */
  readonly task: string;
  readonly input: (payload: P, context: JobContext) => Omit<I, keyof Common> | Promise<Omit<I, keyof Common>>;
  readonly file: (payload: P, written: O) => readonly [name: string, extension: Parameters<typeof keepMade>[3]];
  /** What the result says besides. */
  readonly said?: (written: O) => Record<string, unknown>;
};

/** A selection as a file, a zip or a workbook, written by a worker thread. A file that would hold nothing is not made. */
export const fileJob = <P extends { total: number }, I extends Common, O extends Written = { count: number }>({
  kind,
  task,
  input,
  file,
  said,
}: Told<P, I, O>): Handler<P> => ({
  kind,
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const common: Common = {
      dataDir: deps.dataDir,
      scope,
      today: jakartaDay(deps.now()),
      path: deps.files.pathOf(job.id),
    };
    const told = { ...(await input(job.payload, context)), ...common } as I;
    const written = await workerTasks<I, O>(task, told, { progress: follow(context) });
    const { count, leftOut } = written;
    if (leftOut && count === 0) refuseEmpty(leftOut);
    const all = leftOut ? job.payload.total : count;
    await context.progress(all, all);
    return { ...(await keepMade(context, job, ...file(job.payload, written))), count, ...said?.(written) };
  },
});
