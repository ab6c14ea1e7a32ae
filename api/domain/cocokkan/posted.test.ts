import { expect, it } from 'vitest';
import { bridgeOf } from './bridge.ts';
import { matchBooks } from './match.ts';
import { postedSide, type ReturnedDocument } from './posted.ts';
import type { BookDocument, LedgerRow } from './record.ts';

const SPAN = { from: '2025-03', to: '2025-03' };

const bought = (id: string, ppn: number): BookDocument => ({
  id,
  family: 'faktur',
  number: `0400250000000000${id}`,
  date: '2025-03-10',
  period: '2025-03',
  ppn,
  partyName: 'PT Kirana',
  partyNpwp: null,
  reference: null,
  dpp: ppn * 9,
  otherDpp: 0,
  isValid: true,
  contract: null,
  originNumber: null,
});
const booked = (id: string, ppn: number): LedgerRow => ({
  id: `r${id}`,
  date: '2025-03-10',
  journal: id,
  account: null,
  text: '',
  partyName: null,
  partyNpwp: null,
  reference: null,
  number: `0400250000000000${id}`,
  base: null,
  ppn,
  currency: 'IDR',
});
const returned = (id: string, ppn: number, list: ReturnedDocument['list'] = 'B2'): ReturnedDocument => ({
  id,
  list,
  code: '04',
  ppn,
});

it('leads the input side to II.G: credited invoices, what a masa before paid too much, and what was worked out anew', () => {
  // Rp 1.100.000 and Rp 2.200.000 credited, Rp 330.000 not (B-3); II.E Rp 750.000, II.F less Rp 50.000: II.G is Rp 4.000.000.
  const documents = [bought('1', 110_000_000), bought('2', 220_000_000), bought('3', 33_000_000)];
  const rows = [booked('1', 110_000_000), booked('2', 220_000_000), booked('3', 33_000_000)];
  const amounts = { PPN: { 'II.E.PPN': '750000.00', 'II.F.PPN': '-50000.00', 'II.G.PPN': '4000000.00' } };
  const posted = postedSide(
    'in',
    [{ amounts }],
    [returned('1', 110_000_000), returned('2', 220_000_000), returned('3', 33_000_000, 'B3')],
    new Map([['3', 'not_credited']]),
  );
  const { rest, toReturn } = bridgeOf(
    matchBooks({ rows, documents, span: SPAN }),
    { rows, documents, span: SPAN },
    posted,
  );
  expect([rest, toReturn?.rest, toReturn?.posted]).toEqual([0, 0, 400_000_000]);
  expect(toReturn?.parts).toEqual([
    { cause: 'not_credited', count: 1, amount: -33_000_000 },
    { cause: 'carried', count: 1, amount: 75_000_000 },
    { cause: 'typed', count: 1, amount: -5_000_000 },
  ]);
});
