import { describe, expect, it } from 'vitest';
import { blockOf, fillDown, spread } from './block.ts';

describe('a block of cells', () => {
  it('spans its corners whichever way it was drawn', () => {
    expect(blockOf({ row: 3, column: 2 }, { row: 1, column: 4 })).toEqual({ top: 1, left: 2, bottom: 3, right: 4 });
  });

  it('is filled whole by one copied cell', () => {
    const cells = spread([['x']], { top: 0, left: 0, bottom: 1, right: 1 });
    expect(cells.map(({ cell }) => `${cell.row},${cell.column}`)).toEqual(['0,0', '0,1', '1,0', '1,1']);
  });

  it('takes a larger copy from its corner on, past its own edge', () => {
    const cells = spread([['a', 'b'], ['c']], { top: 5, left: 1, bottom: 5, right: 1 });
    expect(cells).toEqual([
      { cell: { row: 5, column: 1 }, text: 'a' },
      { cell: { row: 5, column: 2 }, text: 'b' },
      { cell: { row: 6, column: 1 }, text: 'c' },
    ]);
  });

  it('fills down from its top row, or from the row above when it has one row', () => {
    expect(fillDown({ top: 1, left: 0, bottom: 3, right: 0 }).map(({ from, to }) => [from.row, to.row])).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(fillDown({ top: 2, left: 0, bottom: 2, right: 0 }).map(({ from, to }) => [from.row, to.row])).toEqual([
      [1, 2],
    ]);
    expect(fillDown({ top: 0, left: 0, bottom: 0, right: 0 })).toEqual([]);
  });
});
