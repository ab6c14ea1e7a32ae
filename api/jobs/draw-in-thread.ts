import type { Draw, Drawing } from '../flows/drawing.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Draws papers in worker threads; one company never occupies all of them. */
export const drawInThread =
  (workerTasks: Pick<WorkerPool, 'run'>): Draw =>
  (companyId, drawing) =>
    workerTasks.run<Drawing, Uint8Array>('paper', drawing, { of: companyId });
