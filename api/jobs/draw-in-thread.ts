import type { Draw, Drawing } from '../output/drawing.ts';
import type { HeavyPool } from './heavy-pool.ts';

/** Has worker threads draw papers; a company's papers leave one of them to the others. */
export const drawInThread =
  (heavy: Pick<HeavyPool, 'run'>): Draw =>
  (companyId, drawing) =>
    heavy.run<Drawing, Uint8Array>('paper', drawing, { of: companyId });
