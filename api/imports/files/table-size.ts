import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Headings, notes and sums that stand around the rows of a table. */
const AROUND = 100;

/** Counts the rows of a sheet as they come by, so that one that is too long is refused when it is and not when all of it was read. */
export const tableSize = (mostRows: number) => {
  let rows = 0;
  let filled = 0;
  let cells = 0;
  return (width: number, empty: boolean): void => {
    if (!empty) filled++;
    cells += width;
    if (++rows > mostRows || filled > limits.lines + AROUND)
      throw new Refusal('too_many_lines', { limit: limits.lines });
    if (cells > limits.cells) throw new Refusal('too_many_cells', { limit: limits.cells });
  };
};
