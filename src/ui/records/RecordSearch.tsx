import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';

const PAUSE_MS = 300;

/** The search of a list of records: asks once typing pauses, at once on Enter; Esc empties it. */
export const RecordSearch = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const asked = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    const { q: _, ...others } = filterValues;
    if (text.trim() !== asked) setFilters(text.trim() ? { ...others, q: text.trim() } : others);
  };
  return (
    <label className="tool-search">
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={translate('records.search')}
        placeholder={translate('records.search')}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(text), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed);
          if (event.key === 'Escape') {
            setTyped('');
            ask('');
          }
        }}
      />
    </label>
  );
};
