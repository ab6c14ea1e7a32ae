import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';
import type { DueRule } from './payment-days.ts';

/** Monthly returns of income tax (PPh 21/26, Unifikasi): the 20th of the next month. By the first day of the masa. */
export const monthlyReturnDay = dated<DueRule>('SPT Masa PPh, batas lapor', [
  { from: '2008-01-01', value: { months: 1, day: 20 }, source: law('UU 6/1983', 'ps. 3 ayat (3) huruf a') },
]);

/** The monthly return of PPN: the end of the next month. */
export const vatReturnDay = dated<DueRule>('SPT Masa PPN, batas lapor', [
  { from: '2010-04-01', value: { months: 1, day: 'last' }, source: law('UU 8/1983', 'ps. 15A') },
]);

/** Annual returns, in months from the end of the book year. */
export const personReturnDay = dated<DueRule>('SPT Tahunan orang pribadi, batas lapor', [
  { from: '2008-01-01', value: { months: 3, day: 'last' }, source: law('UU 6/1983', 'ps. 3 ayat (3) huruf b') },
]);

export const companyReturnDay = dated<DueRule>('SPT Tahunan badan, batas lapor', [
  { from: '2008-01-01', value: { months: 4, day: 'last' }, source: law('UU 6/1983', 'ps. 3 ayat (3) huruf c') },
]);

/** The return of an appointed collector of stamp duty; before 2025 no source was found. */
export const stampReturnDay = dated<DueRule>('SPT Masa bea meterai, batas lapor', [
  { from: '2025-01-01', value: { months: 1, day: 15 }, source: law('PMK 81/2024', 'ps. 94 ayat (2)') },
]);
