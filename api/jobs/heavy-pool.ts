import { Worker } from 'node:worker_threads';
import type { Told } from './heavy/thread.ts';

const IDLE_MS = 30_000;

type Waiting = {
  task: string;
  input: unknown;
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type Thread = { worker: Worker; job?: Waiting; idle?: NodeJS.Timeout };

export type HeavyPool = ReturnType<typeof heavyPool>;

const isSource = import.meta.url.endsWith('.ts');

/** Node 20 does not hand `--import tsx` on to worker threads: from sources the thread puts it in place itself. */
const FROM_SOURCES = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData); });
`;

const newThread = (megabytes: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  if (!isSource) return new Worker(new URL('./heavy/thread.mjs', import.meta.url), { resourceLimits });
  const workerData = new URL('./heavy/thread.ts', import.meta.url).href;
  return new Worker(FROM_SOURCES, { eval: true, workerData, execArgv: [], resourceLimits });
};

/**
 * A few worker threads for what would stop everyone else: reading big files, drawing PDFs. A thread serves one task at a
 * time, is kept warm for a while, and dies with a task that is aborted or breaks it.
 */
export const heavyPool = ({ size = 1, megabytes = 384 } = {}) => {
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let tasks = 0;
  let closed = false;

  const drop = (thread: Thread): void => {
    threads.delete(thread);
    clearTimeout(thread.idle);
    void thread.worker.terminate();
  };

  const finish = (thread: Thread, settle: (job: Waiting) => void): void => {
    const { job } = thread;
    thread.job = undefined;
    if (job) settle(job);
    next();
  };

  const hear = (thread: Thread) => (told: Told) => {
    if (told.kind === 'progress') {
      try {
        thread.job?.progress?.(told.done, told.total);
      } catch {
        // Who watches may have stopped watching; the signal says when to stop working.
      }
      return;
    }
    finish(thread, (job) => {
      if (told.kind === 'done') job.resolve(told.output);
      else job.reject(Object.assign(new Error(told.message), { stack: told.stack }));
    });
  };

  const open = (): Thread => {
    const thread: Thread = { worker: newThread(megabytes) };
    const broken = (error: Error) => {
      drop(thread);
      finish(thread, (job) => job.reject(error));
    };
    thread.worker.on('message', hear(thread));
    thread.worker.on('error', broken);
    thread.worker.on('exit', () => broken(new Error('the worker thread ended')));
    thread.worker.unref();
    threads.add(thread);
    return thread;
  };

  const next = (): void => {
    while (queue.length > 0) {
      const free = [...threads].find((thread) => !thread.job) ?? (threads.size < size ? open() : undefined);
      if (!free) return;
      const job = queue.shift() as Waiting;
      if (job.signal?.aborted) {
        job.reject(new Error('aborted'));
        continue;
      }
      clearTimeout(free.idle);
      free.job = job;
      const abort = () => {
        if (free.job !== job) return;
        drop(free);
        finish(free, (one) => one.reject(new Error('aborted')));
      };
      job.signal?.addEventListener('abort', abort, { once: true });
      free.worker.postMessage({ id: ++tasks, task: job.task, input: job.input });
    }
    for (const thread of threads) {
      if (thread.job || thread.idle) continue;
      thread.idle = setTimeout(() => drop(thread), IDLE_MS).unref();
    }
  };

  return {
    run: <I, O>(
      task: string,
      input: I,
      options: { progress?: (done: number, total: number) => void; signal?: AbortSignal } = {},
    ): Promise<O> =>
      new Promise<O>((resolve, reject) => {
        if (closed) return reject(new Error('the pool is closed'));
        queue.push({ task, input, ...options, resolve: resolve as (output: unknown) => void, reject });
        next();
      }),
    close: async (): Promise<void> => {
      closed = true;
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
