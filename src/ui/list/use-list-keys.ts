import { useShortcut } from '../layout/use-shortcut.ts';
import type { ListHandle } from './ListContext.tsx';

type Totals = { readonly count: number };

/** Keys of the whole list: `/` searches, T goes to the table, J and K walk through the rows, Esc closes what is open. */
export const useListKeys = <Row, T extends Totals>({
  of,
  rows,
  current,
  setCurrent,
  setPeeking,
  peeking,
}: ListHandle<Row, T>) => {
  const walk = (by: number) => {
    const ids = rows.map(of.rowId);
    const at = current ? ids.indexOf(current) : -1;
    const id = ids[Math.max(0, Math.min(ids.length - 1, at < 0 ? 0 : at + by))];
    if (!id) return;
    setCurrent(id);
    setPeeking(true);
    document.querySelector(`[data-row="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('/', () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus());
  // The row the arrows start from is the one that can be reached by Tab.
  useShortcut('t', () => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus());
  useShortcut('j', () => walk(1));
  useShortcut('k', () => walk(-1));
  useShortcut('Escape', () => peeking && setPeeking(false));
};
