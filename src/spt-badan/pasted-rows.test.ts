import { expect, it } from 'vitest';
import { withEntry, withPasted } from './pasted-rows.ts';

const columns = [
  { name: 'name', cell: { kind: 'text', options: ['200'] } },
  { name: 'date', cell: { kind: 'day', options: [] } },
  { name: 'percent', cell: { kind: 'computed', options: [] } },
  { name: 'amount', cell: { kind: 'amount', options: [] } },
];
const names = () => [];
const paste = (text: string, row: number, column: string) =>
  withPasted([{ name: 'Satu', amount: '1' }, { name: 'Dua' }], columns, { text, at: { row, column }, names });

it('fills rows and columns from a cell on, past calculated columns, and adds rows', () => {
  expect(paste('31/12/2024\t1.000\r\n30/11/2024\tRp 2.500\r\n', 1, 'date')).toEqual([
    { name: 'Satu', amount: '1' },
    { name: 'Dua', date: '2024-12-31', amount: '1000' },
    { date: '2024-11-30', amount: '2500' },
  ]);
});

it('leaves out what is beyond the last column, and keeps what cannot be read', () => {
  expect(paste('banyak\t5\t6', 0, 'amount')).toEqual([{ name: 'Satu', amount: 'banyak' }, { name: 'Dua' }]);
});

it('a kind of asset that the new group does not take is chosen anew', () => {
  const asset = [{ name: 'kind', cell: { kind: 'asset', options: [] } }];
  const row = { group: 'T2', kind: 'Mesin' };
  expect(withEntry(row, asset, 'group', 'T3')).toEqual({ group: 'T3', kind: 'Mesin' });
  expect(withEntry(row, asset, 'group', 'BP')).toEqual({ group: 'BP', kind: '' });
});
