import type { Draw, Drawing } from '../flows/drawing.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Has worker threads draw papers; a company's papers leave one of them to the others. */
export const drawInThread =
  (workerTasks: Pick<WorkerPool, 'run'>): Draw =>
  (companyId, drawing) =>
    workerTasks.run<Drawing, Uint8Array>('paper', drawing, { of: companyId });
