import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';

export type DueRule = { readonly months: number; readonly day: number | 'last' };

/* By the first day of the tax period, not by the day of payment: the tenth still applies to December 2024, paid in
   January 2025. */
const nextMonth = (day: DueRule['day']): DueRule => ({ months: 1, day });
const coretax = (note?: string) => law('PMK 81/2024', 'ps. 94 ayat (2)', note);
const classic = (article: string, note?: string) => law('PMK 242/2014', article, note);

/** Income tax withheld or collected from others (PPh 21, 22, 23, 26 and the withheld part of 4(2) and 15). */
export const withheldDay = dated<DueRule>('PPh potong-pungut, jatuh tempo setor', [
  { from: '2025-01-01', value: nextMonth(15), source: coretax() },
  { from: '2015-01-01', value: nextMonth(10), source: classic('ps. 2') },
]);

/** Self-paid income tax: instalments (PPh 25) and final tax on own income. */
export const selfPaidDay = dated<DueRule>('PPh dibayar sendiri, jatuh tempo setor', [
  { from: '2025-01-01', value: nextMonth(15), source: coretax() },
  { from: '2015-01-01', value: nextMonth(15), source: classic('ps. 2') },
]);

/** PPN and PPnBM of a seller: by the end of the next month, and before the return is filed. */
export const vatDay = dated<DueRule>('PPN masa, jatuh tempo setor', [
  { from: '2025-01-01', value: nextMonth('last'), source: law('PMK 81/2024', 'ps. 94 ayat (3)') },
  { from: '2010-04-01', value: nextMonth('last'), source: law('UU 8/1983', 'ps. 15A') },
]);

/** PPN on services and intangibles from abroad and on self-building. */
export const ownVatDay = dated<DueRule>('PPN jasa luar negeri dan membangun sendiri, jatuh tempo setor', [
  { from: '2025-01-01', value: nextMonth(15), source: coretax() },
  { from: '2015-01-01', value: nextMonth(15), source: classic('ps. 2', 'from memory') },
]);

/** PPN collected by non-government collectors. The due day under Coretax was not found: no rule from 2025. */
export const collectedVatDay = dated<DueRule>('PPN pemungut bukan instansi pemerintah, jatuh tempo setor', [
  { from: '2025-01-01', value: null, source: law('PMK 81/2024', 'ps. 94 ayat (3)', 'not found') },
  { from: '2015-01-01', value: nextMonth(15), source: classic('ps. 2', 'from memory') },
]);

/** Stamp duty of an appointed collector; before 2025 no source was found. */
export const stampDay = dated<DueRule>('Bea meterai pemungut, jatuh tempo setor', [
  { from: '2025-01-01', value: nextMonth(15), source: coretax() },
]);

/** Income tax of oil and gas paid each month; before 2025 no source was found. */
export const oilDay = dated<DueRule>('PPh migas masa, jatuh tempo setor', [
  { from: '2025-01-01', value: nextMonth(15), source: coretax() },
]);

const annual = 'ps. 9 ayat (2) dan ps. 3 ayat (3)';

/** PPh 29: before the return is filed, at the latest on its last day. Months count from the end of the book year. */
export const personYearDay = dated<DueRule>('PPh 29 orang pribadi, jatuh tempo setor', [
  { from: '2008-01-01', value: { months: 3, day: 'last' }, source: law('UU 6/1983', annual) },
]);

export const companyYearDay = dated<DueRule>('PPh 29 badan, jatuh tempo setor', [
  { from: '2008-01-01', value: { months: 4, day: 'last' }, source: law('UU 6/1983', annual) },
]);

/** Months after issue in which an assessment must be paid (small taxpayers may be granted two). */
export const noticeMonths = dated<number>('Surat ketetapan pajak, jangka pelunasan', [
  { from: '2008-01-01', value: 1, source: law('UU 6/1983', 'ps. 9 ayat (3)') },
]);

/** Due dates on days off move to the next working day. By the due day itself. */
export const shiftsToWorkingDay = dated<true>('Jatuh tempo pada hari libur', [
  { from: '2025-01-01', value: true, source: law('PMK 81/2024', 'ps. 100') },
  { from: '2015-01-01', value: true, source: classic('ps. 9', 'article from memory') },
]);
