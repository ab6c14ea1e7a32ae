import type { Clock } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';
import type { Handler } from './handler.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The job was paused, cancelled, or taken by another process: stop without a word. */
export class Unwanted extends Error {}

/** 5 s, 10 s, 20 s ... at most ten minutes. */
export const backoff = (attempts: number): number => Math.min(600_000, 5_000 * 2 ** Math.max(0, attempts - 1));

/** Items that wait for their time, and how far through its items a job is. In memory only: after a restart all are tried at once, which does no harm. */
export type Waits = Map<string, { after: number; notBefore: Map<number, number> }>;

export type RunnerOptions = {
  deps: Deps;
  handlers: readonly Handler<never>[];
  workerTasks: WorkerPool;
  /** How long a job belongs to a process without a sign of life from it. */
  leaseMs: number;
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
