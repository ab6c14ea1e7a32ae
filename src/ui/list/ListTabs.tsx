import { useTranslate } from 'react-admin';
import { useInSight } from '../layout/use-in-sight.ts';
import { type ByStatus, countedIn } from './in-strip.tsx';
import { useList } from './ListContext.tsx';
import { useListTotals } from './use-list-rows.ts';
import './tabs.css';

export const ListTabs = () => {
  const { of, state, setFilter, everything } = useList();
  const translate = useTranslate();
  const tabs = of.filters.find(({ place }) => place === 'tabs');
  const { [tabs?.key ?? '']: _, ...filter } = everything.filter;
  const totals = useListTotals<ByStatus>(of.resource, filter);
  const chosen = state.filter[tabs?.key ?? ''] ?? '';
  // The counts change the width of the preceding tabs.
  const row = useInSight<HTMLFieldSetElement>('[aria-pressed="true"]', totals.data && `tab ${chosen}`);
  if (!tabs) return null;
  const all = { value: '', label: 'list.all', states: Object.keys(totals.data?.byStatus ?? {}) };
  return (
    <fieldset ref={row} className="ltabs">
      <legend className="sr">{translate(tabs.label)}</legend>
      {[all, ...(tabs.options ?? [])].map(({ value, label, states = [] }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => setFilter({ [tabs.key]: value })}
        >
          {translate(label)}
          {totals.data && <span className="num">{countedIn(states)(totals.data)}</span>}
        </button>
      ))}
    </fieldset>
  );
};
