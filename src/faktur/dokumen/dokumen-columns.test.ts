import { expect, it } from 'vitest';
import { dokumenCells } from './dokumen-columns.tsx';
import { inSide, outSide } from './sides.ts';

it.each([outSide, inSide])('every column of other documents has its cell', (side) =>
  expect(Object.keys(dokumenCells(side)).sort()).toEqual(side.of.list.columns.map(({ key }) => key).sort()),
);
