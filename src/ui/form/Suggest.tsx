import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { FieldLink } from './Field.tsx';

type Props<T> = {
  readonly link: FieldLink;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onPick: (item: T) => void;
  readonly found: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly show: (item: T) => ReactNode;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly onBlur?: () => void;
  /** Suggests before typing, and Enter takes the first. */
  readonly eager?: boolean;
};

/** Arrows and Enter take a suggestion. */
export const Suggest = <T,>({ link, value, onType, onPick, found, keyOf, show, onBlur, eager, ...look }: Props<T>) => {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useId();
  const shown = open && found.length > 0;
  const take = (item: T | undefined) => {
    if (item) onPick(item);
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((now) => Math.max(0, Math.min(found.length - 1, now + step)));
    } else if (event.key === 'Enter' && !event.ctrlKey && shown && (at >= 0 || eager)) {
      event.preventDefault();
      take(found[Math.max(0, at)]);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="sugg">
      <input
        {...link}
        {...look}
        className="inp"
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={list}
        aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (!eager) return;
          setOpen(true);
          event.target.select();
        }}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
      />
      {shown && (
        <div role="listbox" id={list} className="sugg-list" aria-label={value}>
          {found.map((item, index) => (
            <div
              key={keyOf(item)}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => {
                event.preventDefault();
                take(item);
              }}
            >
              {show(item)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
