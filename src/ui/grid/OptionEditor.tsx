import './sheet-grid.css';
import type { CustomCellEditorProps } from 'ag-grid-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SheetOption } from './sheet.ts';

const SHOWN = 50;

/** Prefix matches first. */
export const matching = (options: readonly SheetOption[], typed: string): SheetOption[] => {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return options.slice(0, SHOWN);
  const rank = ({ value, label }: SheetOption) => {
    const [code, name] = [value.toLowerCase(), label.toLowerCase()];
    if (code === wanted || name === wanted) return 0;
    if (code.startsWith(wanted) || name.startsWith(wanted)) return 1;
    return code.includes(wanted) || name.includes(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map((found) => found.option);
};

type Props = CustomCellEditorProps & {
  find: (typed: string) => readonly SheetOption[];
  wide?: boolean;
  none?: string;
};

const isCalled = ({ value, label }: SheetOption, typed: string): boolean =>
  `${value} ${label}`.toLowerCase().includes(typed.trim().toLowerCase());

export const OptionEditor = ({ find, wide, none, value, eventKey, colDef, onValueChange, stopEditing }: Props) => {
  const opened = eventKey && eventKey.length === 1 ? eventKey : '';
  const [typed, setTyped] = useState(opened);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const found = useMemo(() => find(typed), [find, typed]);
  const marked = found[at] ?? found[0];
  const translate = useTranslate();
  const unknown = typed.trim() !== '' && (none ? !found.some((option) => isCalled(option, typed)) : found.length === 0);

  useEffect(() => input.current?.focus(), []);
  // The grid handles Enter and Tab and takes the last reported value.
  const marking = typed !== '' || at > 0;
  useEffect(() => {
    if (marking && marked) onValueChange(marked.value);
  }, [marking, marked, onValueChange]);

  const take = (option: SheetOption | undefined) => {
    if (option) onValueChange(option.value);
    // React must commit the new value before the grid reads it.
    setTimeout(() => stopEditing());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      setAt(Math.max(0, Math.min(found.length - 1, next)));
    }
  };

  return (
    <div className={wide ? 'sheet-pick wide' : 'sheet-pick'}>
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={marked ? `${list}-${marked.value}` : undefined}
        aria-label={colDef.headerName}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={list} aria-label={colDef.headerName} className="sheet-pick-list">
        {unknown && (
          <p role="status" className="sheet-pick-none">
            {none ?? translate('sheet.no_option', { typed })}
          </p>
        )}
        {found.map((option) => (
          <div
            key={option.value}
            id={`${list}-${option.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === marked || (!typed && option.value === value)}
            onMouseDown={(event) => {
              event.preventDefault();
              take(option);
            }}
          >
            {option.label}
            {option.label !== option.value && <span>{option.value}</span>}
          </div>
        ))}
      </div>
    </div>
  );
};
