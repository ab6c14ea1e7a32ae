import { expect, it } from 'vitest';
import { derivationOf } from './derivation.ts';

const amounts = {
  PPN: {
    'III.A.PPN': '286762500.00',
    'III.B.PPN': '0.00',
    'III.C.PPN': '239443860.00',
    'III.D.PPN': '0.00',
    'III.E.PPN': '47318640.00',
    'III.F.PPN': '40000000.00',
    'III.G.PPN': '7318640.00',
  },
};

it('leads from output tax less input tax to what is underpaid', () => {
  expect(derivationOf(amounts, false)).toEqual([
    { row: 'III.A', column: 'PPN', amount: '286762500.00' },
    { row: 'III.C', column: 'PPN', amount: '239443860.00' },
    { row: 'III.E', column: 'PPN', amount: '47318640.00' },
  ]);
});

it('of an amendment goes on less the return before it', () => {
  expect(derivationOf(amounts, true).slice(-2)).toEqual([
    { row: 'III.F', column: 'PPN', amount: '40000000.00' },
    { row: 'III.G', column: 'PPN', amount: '7318640.00' },
  ]);
});

it('says what was paid ahead where there is any, and nothing of other returns', () => {
  const ahead = { PPN: { ...amounts.PPN, 'III.B.PPN': '5000000.00' } };
  expect(derivationOf(ahead, false).map(({ row }) => row)).toEqual(['III.A', 'III.B', 'III.C', 'III.E']);
  expect(derivationOf({ INDUK: {} }, false)).toEqual([]);
});

it('goes on with what other parts add to it, so that the last line can be recomputed', () => {
  const other = { 'IV.PPN': '620400.00', 'VI.E.PPNBM': '1000.00', 'VII.C.PPN': '-5.00', 'VIII.C.PPN': '0.00' };
  expect(derivationOf({ PPN: { ...amounts.PPN, ...other } }, false).slice(3)).toEqual([
    { row: 'IV', column: 'PPN', amount: '620400.00' },
    { row: 'VI.E', column: 'PPNBM', amount: '1000.00' },
  ]);
});
