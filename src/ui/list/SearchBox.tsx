import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useList } from './ListContext.tsx';
import { useAsking } from './use-asking.ts';

/** The search of a list. `/` brings the cursor here. */
export const SearchBox = () => {
  const { of, state, setFilter } = useList();
  const translate = useTranslate();
  const filter = of.filters.find(({ place }) => place === 'search');
  const asked = String((filter && state.filter[filter.key]) ?? '');
  const ask = (text: string) => filter && setFilter({ [filter.key]: text });
  const asking = useAsking(asked, ask, filter ? translate(filter.label) : '');
  if (!filter) return null;
  return (
    <label className="tool-search">
      <Icon name="search" size={16} />
      <input {...asking} data-list-search />
      <kbd className="kbd">/</kbd>
    </label>
  );
};
