import type { KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListHandle } from './ListContext.tsx';
import { ranged, toggled } from './selection.ts';

type Totals = { readonly count: number };

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Arrows or J and K move, Space selects, Shift+Space selects a range, Enter opens. */
export const useRowKeys = <Row, T extends Totals>(
  { of, rows, current, setCurrent, selection, select, setPreviewing }: ListHandle<Row, T>,
  body: RefObject<HTMLTableSectionElement | null>,
) => {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const ids = rows.map(of.rowId);
    const at = ids.indexOf(event.target.dataset.row ?? '');
    const walk = (to: number) => {
      const id = ids[Math.max(0, Math.min(ids.length - 1, to))];
      if (!id) return;
      event.preventDefault();
      event.stopPropagation();
      setCurrent(id);
      body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
    };
    const step = STEPS[event.key];
    const row = rows[at];
    const id = ids[at];
    if (step) walk(at + step);
    else if (event.key === 'Home') walk(0);
    else if (event.key === 'End') walk(ids.length - 1);
    else if (event.key === ' ' && id) {
      event.preventDefault();
      select(event.shiftKey && current ? ranged(selection, current, id, ids) : toggled(selection, id, ids));
      setCurrent(id);
    } else if (event.key === 'Enter' && row) {
      if (event.shiftKey) {
        setCurrent(of.rowId(row));
        setPreviewing(true);
      } else navigate(of.open(row));
    } else if (event.key === 'Escape') setPreviewing(false);
  };
};
