import { useTranslate } from 'react-admin';
import type { Explained } from '#domain/definition/explain.ts';
import { ExplainButton } from '../layout/Explain.tsx';
import type { SummaryItem } from './definition.ts';
import { useList } from './ListContext.tsx';
import type { FilterValues } from './list-state.ts';

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

const saysSame = (filter: FilterValues, part: FilterValues): boolean =>
  Object.entries(part).every(([key, value]) => JSON.stringify(filter[key]) === JSON.stringify(value));

const cleared = (part: FilterValues): FilterValues => Object.fromEntries(Object.keys(part).map((key) => [key, '']));

/** Totals of the filter; a click narrows to what the number counts, or sorts by the amount, and a second click lets go. */
export const SummaryStrip = () => {
  const { of, totals, state, setFilter, change } = useList();
  const translate = useTranslate();
  const press = (item: SummaryItem<never>, on: boolean) => {
    if (item.filter) setFilter(on ? cleared(item.filter) : item.filter);
    else if (item.sort) change({ sort: on ? of.start.sort : [item.sort] });
  };
  return (
    <section className="sums" aria-label={translate('list.summary')}>
      {of.summary.map((item) => {
        const on = item.filter
          ? saysSame(state.filter, item.filter)
          : JSON.stringify(state.sort) === JSON.stringify(item.sort ? [item.sort] : null);
        const figure = (
          <button
            key={item.key}
            type="button"
            className={item.low ? 'low' : undefined}
            aria-pressed={on}
            onClick={() => press(item as SummaryItem<never>, on)}
          >
            <span className="label">
              {item.icon}
              {translate(item.label)}
            </span>
            <span className="value">{totals ? item.show(totals) : '…'}</span>
          </button>
        );
        return item.sort ? (
          <span key={item.key} className={item.low ? 'sum-of low' : 'sum-of'}>
            {figure}
            <SumExplained of={item} />
          </span>
        ) : (
          figure
        );
      })}
    </section>
  );
};
