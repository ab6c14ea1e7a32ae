import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where arrows lead in a table of so many rows and columns; Home and End go to the ends of a row, null stays. */
export const stepFrom = (
  key: string,
  [row, column]: readonly [number, number],
  [rows, columns]: readonly [number, number],
): readonly [number, number] | null => {
  if (key === 'Home') return [row, 0];
  if (key === 'End') return [row, columns - 1];
  const step = steps[key];
  if (!step) return null;
  const [down, right] = step;
  return [Math.min(rows - 1, Math.max(0, row + down)), Math.min(columns - 1, Math.max(0, column + right))];
};

/** Amounts of a table are walked by arrows: one of them is in the tab order, the others a key away. */
export const walkAmounts = (event: KeyboardEvent<HTMLElement>, size: readonly [number, number]): void => {
  const from = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (from.row === undefined || from.column === undefined) return;
  const to = stepFrom(event.key, [Number(from.row), Number(from.column)], size);
  if (!to) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-row="${to[0]}"][data-column="${to[1]}"]`)?.focus();
};
