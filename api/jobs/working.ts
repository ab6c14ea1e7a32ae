import type { Clock } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';
import type { Handler } from './handler.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The job was paused, cancelled, or taken by another process. */
export class Unwanted extends Error {}

/** 5 s, 10 s, 20 s ... at most ten minutes. */
export const backoff = (attempts: number): number => Math.min(600_000, 5_000 * 2 ** Math.max(0, attempts - 1));

/** In memory only: after a restart all items are tried at once, which is harmless. */
export type Waits = Map<string, { after: number; notBefore: Map<number, number> }>;

export type RunnerOptions = {
  deps: Deps;
  handlers: readonly Handler<never>[];
  workerTasks: WorkerPool;
  leaseMs: number;
  slots?: number;
  /** Maximum slots of one company while other companies wait. */
  share?: number;
  sliceMs?: number;
  warn: (what: string, facts: Record<string, unknown>) => void;
  ticks?: Clock;
};

export type Working = RunnerOptions & {
  by: string;
  sliceMs: number;
  ticks: () => number;
  waits: Waits;
  stopping: AbortSignal;
};
