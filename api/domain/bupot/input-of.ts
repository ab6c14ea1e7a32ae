import type { Bupot, BupotInput } from './record.ts';
import { fieldsOf } from './slips.ts';

const told = new Set<string>(['kind', ...Object.values(fieldsOf).flat()]);

/** What was handed in for a slip, without what was added to it. */
export const inputOf = (bupot: Bupot): BupotInput => ({
  ...(Object.fromEntries(Object.entries(bupot).filter(([key]) => told.has(key))) as BupotInput),
  gross: bupot.grossTyped,
  nett: bupot.nettTyped,
  rate: bupot.rateTyped,
});
