import { expect, it } from 'vitest';
import { computeDraft } from '../faktur/compute.ts';
import type { LedgerRow } from './record.ts';
import { fakturOfRow } from './row-faktur.ts';

const row: LedgerRow = {
  id: 'r',
  date: '2025-10-09',
  journal: 'JU-7',
  account: null,
  text: 'Penjualan kain',
  partyName: 'PT Kirana',
  partyNpwp: '021487365043000',
  reference: null,
  number: null,
  base: 1_000_000_000,
  ppn: 110_000_000,
  currency: 'IDR',
};
const ppnOf = (over: Partial<LedgerRow>) => {
  const begun = fakturOfRow({ ...row, ...over }, null);
  return [begun.code, computeDraft({ ...rest, ...begun }).total.ppn];
};
const rest = {
  addInfo: null,
  facilityStamp: null,
  customDoc: null,
  customDocPeriod: null,
  ownNitku: '',
  term: 'EMPTY' as const,
  advanceOf: null,
  stageDpp: null,
};

it('begins an invoice with what an entry says, so that its PPN is that of the books', () => {
  expect(fakturOfRow(row, null)).toMatchObject({
    date: '2025-10-09',
    reference: 'JU-7',
    counterpartyName: 'PT Kirana',
    counterpartyNpwp: '0021487365043000',
    counterpartyNitku: '0021487365043000000000',
    lines: [{ name: 'Penjualan kain', unit: '', quantity: '1' }],
  });
  expect(ppnOf({})).toEqual(['04', '1100000.00']);
  expect(ppnOf({ base: null })).toEqual(['04', '1100000.00']);
  expect(ppnOf({ ppn: 120_000_000 })).toEqual(['01', '1200000.00']);
});
