import type { Explained } from '#domain/definition/explain.ts';
import type { ImportTotals } from '#domain/imports/view-schema.ts';

type Counts = Pick<ImportTotals, 'ready' | 'errors' | 'skipped'>;

const left = ['errors', 'skipped'] as const;

/** Where a sum of what will be saved comes from: the documents that are ready, and those that stay behind and do not count in it. */
export const explainReady = (label: string, value: string, counts: Counts): Explained => ({
  label,
  value,
  unit: 'rupiah',
  formula: 'imporScreen.summary.sum_formula',
  inputs: [
    { label: 'imporScreen.summary.sum_ready', value: String(counts.ready), unit: 'count' },
    ...left
      .filter((key) => counts[key] > 0)
      .map((key): Explained => ({ label: `imporScreen.summary.${key}`, value: String(counts[key]), unit: 'count' })),
  ],
});
