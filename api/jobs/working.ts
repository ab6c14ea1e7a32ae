import type { Clock } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';
import type { Handler } from './handler.ts';
import type { Waits } from './lease.ts';
import type { WorkerPool } from './worker-pool.ts';

export type RunnerOptions = {
  deps: Deps;
  handlers: readonly Handler<never>[];
  workerTasks: WorkerPool;
  /** Jobs worked on at once. */
  slots?: number;
  /** How many of them one company has at most while others may come. */
  share?: number;
  /** How long a job keeps its slot before the next company gets its turn. */
  sliceMs?: number;
  warn: (what: string, facts: Record<string, unknown>) => void;
  ticks?: Clock;
};

export type Working = RunnerOptions & {
  /** This slice, as the lease names it. */
  by: string;
  sliceMs: number;
  ticks: () => number;
  waits: Waits;
  /** Aborted when the process is asked to end. */
  stopping: AbortSignal;
};
