import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';

export type JobOf<P> = { id: string; kind: string; payload: P; attempts: number; createdAt: number };
export type Item = { seq: number; refId: string; label: string; attempts: number };

/** What became of one item. `again` has tried and comes back after the delay, `wait` comes back untried; the others are final until a person retries. */
export type Outcome =
  | { status: 'DONE'; code?: string; message?: string }
  | { status: 'SKIPPED' | 'FAILED'; code: string; message: string }
  | { status: 'again'; afterMs: number; code: string; message: string }
  | { status: 'wait'; afterMs: number };

/** Heavy tasks that run in a worker thread: name of a task in api/jobs/worker-tasks/, input and answer are plain data. */
export type WorkerTasks = <I, O, P = never>(task: string, input: I, watch?: TaskWatch<P>) => Promise<O>;

/** What whoever asked for a heavy task hears while it goes on. */
export type TaskWatch<P = never> = {
  progress?(done: number, total: number): void;
  /** Takes what the task hands over, one part after the other in their order; the task has not ended before the last is taken. Where one cannot be taken the task is broken off. */
  part?(part: P): Promise<void>;
};

/** What a heavy task is handed beside its input, inside the worker thread. */
export type TaskTools = {
  progress(done: number, total: number): void;
  /** Hands over a part of the answer while the work goes on. */
  part(part: unknown): void;
};

export type JobContext = {
  readonly deps: Deps;
  readonly scope: Scope;
  readonly workerTasks: WorkerTasks;
  /** For jobs without items. Also renews the lease and throws when the job was cancelled. */
  progress(done: number, total: number): Promise<void>;
};

/** One of two shapes: item by item (each done once, several at a time), or all in one go. Both may run again after a crash and must then not do their work twice. */
export type Handler<P = unknown> =
  | {
      kind: string;
      /** How many items run at once. */
      concurrency: number;
      attempts: number;
      item(context: JobContext, job: JobOf<P>, item: Item): Promise<Outcome>;
      /** After the last item; what it returns is the job's result. */
      finish?(context: JobContext, job: JobOf<P>): Promise<Record<string, unknown> | undefined>;
    }
  | {
      kind: string;
      attempts: number;
      run(context: JobContext, job: JobOf<P>): Promise<Record<string, unknown> | undefined>;
    };
