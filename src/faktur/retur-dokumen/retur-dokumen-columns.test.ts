import { expect, it } from 'vitest';
import { returDokumenCells } from './retur-dokumen-columns.tsx';
import { inSide, outSide } from './sides.ts';

it.each([outSide, inSide])('every column of returns of other documents has its cell', (side) =>
  expect(Object.keys(returDokumenCells(side)).sort()).toEqual(side.of.list.columns.map(({ key }) => key).sort()),
);
