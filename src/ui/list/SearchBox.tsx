import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useList } from './ListContext.tsx';

const PAUSE_MS = 300;

/** The search of a list: asks once typing pauses, at once on Enter; Esc empties it. `/` brings the cursor here. */
export const SearchBox = () => {
  const { of, state, setFilter } = useList();
  const translate = useTranslate();
  const filter = of.filters.find(({ place }) => place === 'search');
  const asked = String((filter && state.filter[filter.key]) ?? '');
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!filter) return null;

  const ask = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== asked) setFilter({ [filter.key]: text.trim() });
  };
  return (
    <label className="tool-search">
      <Icon name="search" size={16} />
      <input
        type="search"
        data-list-search
        aria-label={translate(filter.label)}
        placeholder={translate(filter.label)}
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
            event.currentTarget.blur();
          }
        }}
      />
      <kbd className="kbd">/</kbd>
    </label>
  );
};
