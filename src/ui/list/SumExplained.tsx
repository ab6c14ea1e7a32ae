import { useTranslate } from 'react-admin';
import type { Explained } from '#domain/definition/explain.ts';
import { ExplainButton } from '../layout/Explain.tsx';
import { useList } from './ListContext.tsx';

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

/** The Σ beside a sum of the whole filter; nothing beside what is no sum. */
export const SumExplained = ({ of: { key, label } }: { of: { readonly key: string; readonly label: string } }) => {
  const { totals } = useList();
  const translate = useTranslate();
  const explained = totals && explainSum(totals, key, label);
  return explained ? <ExplainButton label={translate(label)} explain={() => explained} /> : null;
};
