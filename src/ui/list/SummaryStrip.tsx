import { useTranslate } from 'react-admin';
import type { SummaryItem } from './definition.ts';
import { useList } from './ListContext.tsx';
import type { FilterValues } from './list-state.ts';
import { SumExplained } from './SumExplained.tsx';

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
