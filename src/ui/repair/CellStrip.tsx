import { type ReactNode, useEffect, useRef } from 'react';
import { useShortcutEverywhere } from '../layout/use-shortcut.ts';

/**
 * Below the grid. Alt+Right moves the focus there, Escape returns it; if an action removes its own button, the focus
 * returns to the cell.
 */
export const CellStrip = ({ children }: { children: ReactNode }) => {
  const strip = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLElement | null>(null);
  const back = () => {
    cell.current?.focus();
    cell.current = null;
  };
  useShortcutEverywhere('alt+ArrowRight', () => {
    const first = strip.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]');
    const at = document.activeElement;
    if (!first || !(at instanceof HTMLElement) || strip.current?.contains(at)) return;
    cell.current = at;
    first.focus();
  });
  useEffect(() => {
    if (cell.current && document.activeElement === document.body) back();
  });
  useEffect(() => {
    const at = strip.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !cell.current) return;
      event.stopPropagation();
      back();
    };
    at?.addEventListener('keydown', leave);
    return () => at?.removeEventListener('keydown', leave);
  });
  return (
    <div ref={strip} className="rep-cell" aria-live="polite">
      {children}
    </div>
  );
};
