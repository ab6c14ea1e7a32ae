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
    { row: 'III.A', amount: '286762500.00' },
    { row: 'III.C', amount: '239443860.00' },
    { row: 'III.E', amount: '47318640.00' },
  ]);
});

it('of an amendment goes on less the return before it', () => {
  expect(derivationOf(amounts, true).slice(-2)).toEqual([
    { row: 'III.F', amount: '40000000.00' },
    { row: 'III.G', amount: '7318640.00' },
  ]);
});

it('says what was paid ahead where there is any, and nothing of other returns', () => {
  const ahead = { PPN: { ...amounts.PPN, 'III.B.PPN': '5000000.00' } };
  expect(derivationOf(ahead, false).map(({ row }) => row)).toEqual(['III.A', 'III.B', 'III.C', 'III.E']);
  expect(derivationOf({ INDUK: {} }, false)).toEqual([]);
});
