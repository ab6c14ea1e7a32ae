import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { Icon } from '../layout/Icon.tsx';
import type { ListFilter } from './definition.ts';
import { useList } from './ListContext.tsx';
import type { FilterValue } from './list-state.ts';
import { useAsking } from './use-asking.ts';

export const SearchBox = () => {
  const { of, state, setFilter } = useList();
  const translate = useTranslate();
  const filter = of.filters.find(({ place }) => place === 'search');
  const searched = String((filter && state.filter[filter.key]) ?? '');
  const ask = (text: string) => filter && setFilter({ [filter.key]: text });
  const asking = useAsking(searched, ask, filter ? translate(filter.label) : '');
  if (!filter) return null;
  return (
    <label className="tool-search">
      <Icon name="search" size={16} />
      <input {...asking} data-list-search />
      <kbd className="kbd">/</kbd>
    </label>
  );
};

const useFilterWords = () => {
  const translate = useTranslate();
  return ({ kind, options }: ListFilter, value: FilterValue): string => {
    const named = (code: string) => {
      const label = options?.find((option) => option.value === code)?.label;
      return label ? translate(label, { _: label }) : code;
    };
    if (typeof value === 'boolean') return translate('list.yes');
    if (typeof value !== 'string') return value.map(named).join(', ');
    if (kind === 'period') return formatPeriod(value);
    if (kind === 'day') return formatDay(value);
    if (kind === 'amount') return formatRupiah(value);
    return kind === 'choice' || kind === 'yesno' ? named(value) : value;
  };
};

export const FilterChips = () => {
  const { of, state, setFilter, clearFilter } = useList();
  const translate = useTranslate();
  const words = useFilterWords();
  const active = of.filters.flatMap((filter) => {
    const value = state.filter[filter.key];
    return value === undefined || filter.place === 'search' || filter.place === 'tabs' ? [] : [{ filter, value }];
  });
  if (active.length === 0) return null;
  return (
    <div className="filt">
      {active.map(({ filter, value }) => (
        <span key={filter.key} className="fch">
          <span>{translate(filter.label)}</span>{' '}
          {filter.Value && typeof value === 'string' ? <filter.Value value={value} /> : words(filter, value)}
          <button
            type="button"
            aria-label={translate('list.remove_filter', { name: translate(filter.label) })}
            onClick={() => setFilter({ [filter.key]: '' })}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <Button size="small" variant="text" onClick={clearFilter}>
        {translate('list.clear_all')}
      </Button>
    </div>
  );
};
