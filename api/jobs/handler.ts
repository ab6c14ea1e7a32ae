import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';

export type JobOf<P> = { id: string; kind: string; payload: P; attempts: number; createdAt: number };
export type Item = { seq: number; refId: string; label: string; attempts: number };

/**
 * Result of one item. `again` was tried and is retried after the delay, `wait` returns without a try; the others are
 * final until a user retries.
 */
export type Outcome =
  | { status: 'DONE'; code?: string; message?: string }
  | { status: 'SKIPPED' | 'FAILED'; code: string; message: string }
  | { status: 'again'; afterMs: number; code: string; message: string }
  | { status: 'wait'; afterMs: number };

/** Heavy tasks in a worker thread: the name of a file in api/jobs/worker-tasks/; input and result are plain data. */
export type WorkerTasks = <I, O, P = never>(task: string, input: I, watch?: TaskWatch<P>) => Promise<O>;

export type TaskWatch<P = never> = {
  progress?(done: number, total: number): void;
  /**
   * Receives parts of the result in order; the task ends only after the last one is processed. If it throws, the task
   * is aborted.
   */
  part?(part: P): Promise<void>;
};

export type TaskTools = {
  progress(done: number, total: number): void;
  part(part: unknown): void;
};

export type JobContext = {
  readonly deps: Deps;
  readonly scope: Scope;
  readonly workerTasks: WorkerTasks;
  /** For jobs without items. Also renews the lease, and throws if the job was cancelled. */
  progress(done: number, total: number): Promise<void>;
};

/**
 * Two forms: item by item (each done once, several at a time), or all in one run. Both may run again after a crash and
 * must be idempotent.
 */
export type Handler<P = unknown> =
  | {
      kind: string;
      concurrency: number;
      attempts: number;
      item(context: JobContext, job: JobOf<P>, item: Item): Promise<Outcome>;
      finish?(context: JobContext, job: JobOf<P>): Promise<Record<string, unknown> | undefined>;
    }
  | {
      kind: string;
      attempts: number;
      run(context: JobContext, job: JobOf<P>): Promise<Record<string, unknown> | undefined>;
    };
