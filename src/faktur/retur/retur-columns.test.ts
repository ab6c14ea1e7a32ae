import { expect, it } from 'vitest';
import { returCells } from './retur-columns.tsx';
import { inSide, outSide } from './sides.ts';

it('the lists of returns have a cell for every column of their definitions', () => {
  for (const side of [inSide, outSide])
    expect(Object.keys(returCells(side)).sort()).toEqual(side.of.list.columns.map(({ key }) => key).sort());
});
