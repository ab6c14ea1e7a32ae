import type { Explained } from '#domain/definition/explain.ts';

/** Totals of a filter: how many rows it finds, how many of them are not summed, and the sums. */
type Totals = { readonly count: number; readonly excluded?: number };

/** Where a sum of the list comes from: that many rows of the whole filter, without those that do not count. Null for what is no amount of rupiah. */
export const explainSum = (totals: Totals, key: string, label: string): Explained | null => {
  const value = (totals as Readonly<Record<string, unknown>>)[key];
  if (typeof value !== 'string') return null;
  const { count, excluded = 0 } = totals;
  const summed: Explained = { label: 'list.sum.counted', value: String(count - excluded), unit: 'count' };
  const left: Explained = { label: 'list.sum.excluded', value: String(excluded), unit: 'count' };
  return {
    label,
    value,
    unit: 'rupiah',
    formula: 'list.sum.formula',
    inputs: excluded > 0 ? [summed, left] : [summed],
  };
};
