import { useListContext, useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useAsking } from '../list/use-asking.ts';

/** The search of a list of records. */
export const RecordSearch = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { q = '', ...others } = filterValues;
  const ask = (text: string) => setFilters(text ? { ...others, q: text } : others);
  return (
    <label className="tool-search">
      <Icon name="search" size={16} />
      <input {...useAsking(String(q), ask, translate('records.search'))} />
    </label>
  );
};
