import type { KeyboardEvent } from 'react';

const CELLS = 'input.annual-in:not(:disabled), select.annual-in:not(:disabled)';

/** Enter and the arrows up and down move to the next cell of the same column, as in a spreadsheet. */
export const moveBetweenCells = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CELLS) || event.altKey || event.ctrlKey) return;
  const isSelect = target instanceof HTMLSelectElement;
  const isDate = target instanceof HTMLInputElement && target.type !== 'text';
  const back = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey);
  const isMove = key === 'Enter' || ((key === 'ArrowDown' || key === 'ArrowUp') && !isSelect && !isDate);
  if (!isMove) return;
  event.preventDefault();
  const column = target.dataset.column;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>(CELLS)].filter(
    (cell) => column === undefined || cell === target || cell.dataset.column === column,
  );
  const next = cells[cells.indexOf(target) + (back ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
};
