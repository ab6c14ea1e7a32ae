import { Worker } from 'node:worker_threads';
import { type StoredLawRow, storedLaw } from '#domain/law-rows.ts';
import type { TaskWatch } from './handler.ts';
import type { TaskMessage, TaskRequest } from './worker-tasks/thread.ts';

const IDLE_MS = 30_000;
/** Delay before the spare thread is opened: immediately it would slow down the task that has just begun. */
const READY_MS = 5_000;

/** `of`: the owner; one owner never occupies all threads if there is more than one. */
type Options<P> = TaskWatch<P> & {
  signal?: AbortSignal;
  of?: string;
  isWanted?: () => boolean;
  /** Transferred instead of copied; the caller must not read them afterwards. */
  transfer?: readonly ArrayBuffer[];
};
type Waiting = Options<unknown> & {
  task: string;
  input: unknown;
  parts: Promise<void>;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type Thread = {
  worker: Worker;
  /** The rows of law it was given. */
  law?: readonly StoredLawRow[];
  job?: Waiting;
  deaf?: () => void;
  idle?: NodeJS.Timeout;
};

type PoolOptions = {
  size?: number;
  megabytes?: number;
  idleMs?: number;
  program?: Program;
  aside?: (worker: Worker, message: { kind: string }) => void;
  gone?: (worker: Worker) => void;
};

export type WorkerPool = ReturnType<typeof workerPool>;

const isSource = import.meta.url.endsWith('.ts');

type Program = { source: string; built: string; data?: Record<string, unknown> };
const TASKS: Program = { source: './worker-tasks/thread.ts', built: './worker-tasks/thread.mjs' };

/** Node 20 does not pass `--import tsx` on to worker threads. */
const FROM_SOURCES = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData.program); });
`;

const builtWorker = (): string | undefined => (isSource ? process.env.BUILT_THREADS : import.meta.url);

const newThread = ({ source, built, data }: Program, megabytes: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const workerUrl = builtWorker();
  if (workerUrl) return new Worker(new URL(built, workerUrl), { resourceLimits, workerData: data });
  const workerData = { ...data, program: new URL(source, import.meta.url).href };
  return new Worker(FROM_SOURCES, { eval: true, workerData, execArgv: [], resourceLimits });
};

const ask = (worker: Worker, request: TaskRequest, transfer: readonly ArrayBuffer[] = []): void =>
  worker.postMessage(request, transfer);

/** Rows of law that changed since the last task of the thread. */
const newLaw = (thread: Thread): { law?: readonly StoredLawRow[] } => {
  if (thread.law === storedLaw()) return {};
  thread.law = storedLaw();
  return { law: thread.law };
};

/** Rejects only after the last part is processed, so that a retry does not meet it half done. */
const reject = (job: Waiting, error: Error): void =>
  void job.parts.catch(() => undefined).then(() => job.reject(error));

/**
 * For blocking work. A thread runs one task at a time, stays for a while, and ends with a task that is aborted or
 * crashes. One spare thread may be ready from the start.
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

  /**
   * Opens a thread with the task's modules loaded if all others are busy. A used thread would keep the memory of its
   * previous task.
   */
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
        // The abort signal stops the task, not a failing progress callback.
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
      ask(free.worker, { id: ++tasks, task: job.task, input: job.input, ...newLaw(free) }, job.transfer);
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
