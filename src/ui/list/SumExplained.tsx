import { useTranslate } from 'react-admin';
import type { Explained } from '#domain/definition/explain.ts';
import { ExplainButton } from '../layout/Explain.tsx';
import type { SummaryItem } from './definition.ts';
import { useList } from './ListContext.tsx';
import { type FilterValues, filterParams, within } from './list-state.ts';
import { useListTotals } from './use-list-rows.ts';

/** `excluded`: rows that the sums do not contain. */
type Totals = { readonly count: number; readonly excluded?: number };

/** Null if the total is not a rupiah amount. */
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

export const SumExplained = ({ of: { key, label } }: { of: { readonly key: string; readonly label: string } }) => {
  const { totals } = useList();
  const translate = useTranslate();
  const explained = totals && explainSum(totals, key, label);
  return explained ? <ExplainButton label={translate(label)} explain={() => explained} /> : null;
};

const saysSame = (filter: FilterValues, part: FilterValues): boolean =>
  Object.entries(part).every(([key, value]) => JSON.stringify(filter[key]) === JSON.stringify(value));

const cleared = (part: FilterValues): FilterValues => Object.fromEntries(Object.keys(part).map((key) => [key, '']));

type FigureProps<T> = {
  readonly of: SummaryItem<T>;
  readonly totals: T | undefined;
  readonly on: boolean;
  readonly onPress: () => void;
};

const Figure = <T,>({ of, totals, on, onPress }: FigureProps<T>) => {
  const translate = useTranslate();
  return (
    <button type="button" className={of.low ? 'low' : undefined} aria-pressed={on} onClick={onPress}>
      <span className="label">
        {of.icon}
        {translate(of.label, of.params)}
        {of.totalsNote && totals && <span className="beside">{of.totalsNote(totals)}</span>}
      </span>
      <span className="value">{totals ? of.show(totals) : '…'}</span>
    </button>
  );
};

const OwnFigure = <T,>(props: Omit<FigureProps<T>, 'totals'>) => {
  const { of } = useList();
  const filter = within(of.fixed, filterParams(props.of.filter ?? {}, of.filters));
  return <Figure {...props} totals={useListTotals<T>(of.resource, filter).data} />;
};

/** A click filters by what is counted or sorts by the amount, a second click undoes it. */
export const SummaryStrip = () => {
  const { of, totals, state, setFilter, change } = useList();
  const translate = useTranslate();
  return (
    <section className="sums" aria-label={translate('list.summary')}>
      {of.summary.map((item) => {
        const { key, filter, sort, low } = item;
        if (filter && item.own) {
          const on = saysSame(state.filter, filter) && saysSame(filter, state.filter);
          const onPress = () => change({ filter: on ? of.start.filter : filter, view: null });
          return <OwnFigure key={key} of={item as SummaryItem<Totals>} on={on} onPress={onPress} />;
        }
        const on = filter
          ? saysSame(state.filter, filter)
          : JSON.stringify(state.sort) === JSON.stringify(sort ? [sort] : null);
        const onPress = () => {
          if (filter) setFilter(on ? cleared(filter) : filter);
          else if (sort) change({ sort: on ? of.start.sort : [sort] });
        };
        const figure = <Figure key={key} of={item as SummaryItem<Totals>} totals={totals} on={on} onPress={onPress} />;
        return sort ? (
          <span key={key} className={low ? 'sum-of low' : 'sum-of'}>
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
