import type { Draw, Drawing } from '../flows/drawing.ts';
import type { WorkerPool } from './worker-pool.ts';

/** One company never occupies all threads. */
export const drawInThread =
  (workerTasks: Pick<WorkerPool, 'run'>): Draw =>
  (companyId, drawing) =>
    workerTasks.run<Drawing, Uint8Array>('paper', drawing, { of: companyId });
