import { sen } from '../definition/money.ts';
import type { Receipt } from './calculations/payment-cover.ts';
import { type AnnualEntries, rowsIn } from './entries.ts';

/** Receipts of the rest (411126-200) that a person entered for the tax year, in sen. */
export const receiptsIn = (entries: AnnualEntries, taxYear: number): readonly Receipt[] =>
  rowsIn(entries, 'SSP', 'SSP')
    .filter(({ year }) => Number(year) === taxYear)
    .map(({ ntpn = '', date = '', amount }) => ({ ntpn, day: date, amount: sen(amount || '0') }));
