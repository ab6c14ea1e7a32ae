import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';

export type JobOf<P> = { id: string; kind: string; payload: P; attempts: number; createdAt: number };
export type Item = { seq: number; refId: string; label: string; attempts: number };

/**
 * `again` was tried and is retried after the delay, `wait` returns without a try; the others are final until a user
 * retries.
 */
export type Outcome =
  | { status: 'DONE'; code?: string; message?: string }
  | { status: 'SKIPPED' | 'FAILED'; code: string; message: string }
  | { status: 'again'; afterMs: number; code: string; message: string }
  | { status: 'wait'; afterMs: number };

/** The name of a file in api/jobs/worker-tasks/; input and result are plain data. */
export type WorkerTasks = <I, O, P = never>(task: string, input: I, watch?: TaskWatch<P>) => Promise<O>;

export type TaskWatch<P = never> = {
  progress?(done: number, total: number): void;
  /** In order; the task ends after the last part is processed. If it throws, the task is aborted. */
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
  /** For jobs without items. Renews the lease, and throws if the job was cancelled. */
  progress(done: number, total: number): Promise<void>;
};

/** Item by item, or all in one run. Both may run again after a crash and must be idempotent. */
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
