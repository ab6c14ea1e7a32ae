import { expect, it } from 'vitest';
import { amendedEntries } from './amended-entries.ts';

const files = { C: { id: 'c', name: 'c.xml', rows: 1 }, IX_B: { id: 'b', name: 'b.pdf', rows: null } };

it('begins with what the corrected return says besides documents, and asks of an overpayment anew', () => {
  expect(
    amendedEntries({
      lines: { 'I.A.5.PPN': '1320000.00', 'II.F.PPN': '-5.00', 'VIII.A.PPN': '132000.00' },
      overpaidAs: 'examination',
      wholeAnew: true,
      account: { bank: 'Mandiri', number: '1', holder: 'Sagara' },
      facilityCode: '07',
      files,
    }),
  ).toEqual({
    lines: { 'I.A.5.PPN': '1320000.00', 'II.F.PPN': '-5.00', 'VIII.A.PPN': '132000.00' },
    overpaidAs: null,
    wholeAnew: false,
    account: null,
    facilityCode: '07',
    files,
  });
});

it('takes over parts IV and V whole', () => {
  const lines = { 'IV.HARGA': '100000000.00', 'V.PPN': '7.00', 'VI.X': '1.00' };
  expect(amendedEntries({ lines, overpaidAs: null, wholeAnew: false, account: null })?.lines).toEqual(lines);
});

it('is nothing where nothing was filled in', () => expect(amendedEntries(null)).toBeNull());
