import type { Bupot, BupotInput } from './record.ts';
import { fieldsOf } from './slips.ts';

const known = new Set<string>(['kind', ...Object.values(fieldsOf).flat()]);

export const inputOf = (bupot: Bupot): BupotInput => ({
  ...(Object.fromEntries(Object.entries(bupot).filter(([key]) => known.has(key))) as BupotInput),
  gross: bupot.grossTyped,
  nett: bupot.nettTyped,
  rate: bupot.rateTyped,
});

/** An input as the API accepts it: only the fields of its kind that have a value. */
export const statedInput = (input: BupotInput): Partial<BupotInput> =>
  Object.fromEntries(
    fieldsOf[input.kind]
      .map((field) => [field, input[field]] as const)
      .filter(([, value]) => value !== null && value !== ''),
  );
