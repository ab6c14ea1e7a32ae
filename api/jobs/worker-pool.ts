import { Worker } from 'node:worker_threads';
import type { TaskWatch } from './handler.ts';
import type { TaskMessage, TaskRequest } from './worker-tasks/thread.ts';

const IDLE_MS = 30_000;
/** So long after a task began another thread is opened for whoever comes next: at once it would only take from the task. */
const READY_MS = 5_000;

/** `of`: whose work it is; one of them never has all threads while there is more than one. */
type Options<P> = TaskWatch<P> & {
  signal?: AbortSignal;
  of?: string;
  /** Asked when its turn comes: whether anybody still waits for it. */
  isWanted?: () => boolean;
  /** Bytes of the input that go over as they are: nobody here reads them after that. */
  transfer?: readonly ArrayBuffer[];
};
type Waiting = Options<unknown> & {
  task: string;
  input: unknown;
  /** The parts handed over so far, each taken after the one before. */
  parts: Promise<void>;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type Thread = {
  worker: Worker;
  job?: Waiting;
  /** Stops hearing of whether its job is still wanted. */
  deaf?: () => void;
  idle?: NodeJS.Timeout;
};

type PoolOptions = {
  size?: number;
  megabytes?: number;
  idleMs?: number;
  program?: Program;
  /** Hears what a thread says besides its answers, and that it is no more. */
  aside?: (worker: Worker, message: { kind: string }) => void;
  gone?: (worker: Worker) => void;
};

export type WorkerPool = ReturnType<typeof workerPool>;

const isSource = import.meta.url.endsWith('.ts');

/** Where a thread's program lies beside this file, as a source and built, and what it is handed at its start. */
type Program = { source: string; built: string; data?: Record<string, unknown> };
const TASKS: Program = { source: './worker-tasks/thread.ts', built: './worker-tasks/thread.mjs' };

/** Node 20 does not hand `--import tsx` on to worker threads: from sources the thread puts it in place itself. */
const FROM_SOURCES = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData.program); });
`;

/** Where built programs lie. From sources there are none, but in a run of all tests, which builds them first and names the place. */
const builtWorker = (): string | undefined => (isSource ? process.env.BUILT_THREADS : import.meta.url);

const newThread = ({ source, built, data }: Program, megabytes: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const beside = builtWorker();
  if (beside) return new Worker(new URL(built, beside), { resourceLimits, workerData: data });
  const workerData = { ...data, program: new URL(source, import.meta.url).href };
  return new Worker(FROM_SOURCES, { eval: true, workerData, execArgv: [], resourceLimits });
};

const ask = (worker: Worker, request: TaskRequest, transfer: readonly ArrayBuffer[] = []): void =>
  worker.postMessage(request, transfer);

/** Not before the last part is out of hand: whoever tries again must not meet it half taken. */
const reject = (job: Waiting, error: Error): void =>
  void job.parts.catch(() => undefined).then(() => job.reject(error));

/**
 * A few worker threads for what would stop everyone else: reading big files, drawing PDFs. A thread serves one task at a
 * time, is kept warm for a while, and dies with a task that is aborted or breaks it. One may stand ready from the start.
 */
export const workerPool = ({
  size = 1,
  megabytes = 384,
  idleMs = IDLE_MS,
  program = TASKS,
  aside,
  gone,
}: PoolOptions = {}) => {
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let tasks = 0;
  let expected: string | undefined;
  let soon: NodeJS.Timeout | undefined;
  let closed = false;

  const drop = (thread: Thread): void => {
    threads.delete(thread);
    clearTimeout(thread.idle);
    gone?.(thread.worker);
    void thread.worker.terminate();
  };

  const noneIsFree = (): boolean => !closed && threads.size < size && [...threads].every(({ job }) => job);

  /** Opens a thread with what a task needs already loaded, where all others are at work. What one did before would stay in its memory. */
  const standReady = (): void => {
    if (expected && noneIsFree()) ask(open().worker, { warm: expected });
  };

  const standReadySoon = (): void => {
    if (!expected || soon || !noneIsFree()) return;
    soon = setTimeout(() => {
      soon = undefined;
      standReady();
    }, READY_MS).unref();
  };

  const mayBegin = ({ of }: Waiting): boolean =>
    of === undefined || [...threads].filter(({ job }) => job?.of === of).length < Math.max(1, size - 1);

  const finish = (thread: Thread, settle: (job: Waiting) => void): void => {
    const { job } = thread;
    thread.job = undefined;
    thread.deaf?.();
    if (job) settle(job);
    next();
  };

  const take = (thread: Thread, job: Waiting, part: unknown): void => {
    job.parts = job.parts.then(() => {
      if (job.signal?.aborted) throw new Error('aborted');
      return job.part?.(part);
    });
    job.parts.catch((error: Error) => {
      if (thread.job !== job) return;
      drop(thread);
      finish(thread, (one) => reject(one, error));
    });
  };

  const hear = (thread: Thread) => (message: TaskMessage | { kind: string; id?: undefined }) => {
    if (message.id === undefined) return aside?.(thread.worker, message);
    if (message.kind === 'part') {
      if (thread.job) take(thread, thread.job, message.part);
      return;
    }
    if (message.kind === 'progress') {
      try {
        thread.job?.progress?.(message.done, message.total);
      } catch {
        // Who watches may have stopped watching; the signal says when to stop working.
      }
      return;
    }
    finish(thread, (job) => {
      if (message.kind === 'done') job.parts.then(() => job.resolve(message.output), job.reject);
      else reject(job, Object.assign(new Error(message.message), { stack: message.stack }));
    });
  };

  const open = (): Thread => {
    const thread: Thread = { worker: newThread(program, megabytes) };
    const broken = (error: Error) => {
      drop(thread);
      finish(thread, (job) => reject(job, error));
    };
    thread.worker.on('message', hear(thread));
    thread.worker.on('error', broken);
    thread.worker.on('exit', () => broken(new Error('the worker thread ended')));
    thread.worker.unref();
    threads.add(thread);
    return thread;
  };

  const next = (): void => {
    for (;;) {
      const at = queue.findIndex(mayBegin);
      if (at < 0) break;
      const free = [...threads].find((thread) => !thread.job) ?? (threads.size < size ? open() : undefined);
      if (!free) return;
      const [job] = queue.splice(at, 1) as [Waiting];
      if (job.signal?.aborted || job.isWanted?.() === false) {
        job.reject(new Error('aborted'));
        continue;
      }
      clearTimeout(free.idle);
      free.idle = undefined;
      free.job = job;
      const abort = () => {
        if (free.job !== job) return;
        drop(free);
        finish(free, (one) => reject(one, new Error('aborted')));
      };
      job.signal?.addEventListener('abort', abort, { once: true });
      free.deaf = () => job.signal?.removeEventListener('abort', abort);
      ask(free.worker, { id: ++tasks, task: job.task, input: job.input }, job.transfer);
    }
    standReadySoon();
    for (const thread of threads) {
      if (thread.job || thread.idle) continue;
      thread.idle = setTimeout(() => {
        drop(thread);
        standReady();
      }, idleMs).unref();
    }
  };

  return {
    /** From now on a thread stands ready for this task whenever no other is open. */
    expect: (task: string): void => {
      expected = task;
      standReady();
    },
    run: <I, O, P = never>(task: string, input: I, options: Options<P> = {}): Promise<O> =>
      new Promise<O>((resolve, reject) => {
        if (closed) return reject(new Error('the pool is closed'));
        queue.push({
          task,
          input,
          ...(options as Options<unknown>),
          parts: Promise.resolve(),
          resolve: resolve as (output: unknown) => void,
          reject,
        });
        next();
      }),
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(soon);
      for (const job of queue.splice(0)) job.reject(new Error('the pool is closed'));
      await Promise.all(
        [...threads].map(async (thread) => {
          threads.delete(thread);
          clearTimeout(thread.idle);
          await thread.worker.terminate();
        }),
      );
    },
  };
};
