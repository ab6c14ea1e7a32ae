import { dated } from '../../definition/dated.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** A flat deduction for the cost of earning: a share of the gross of the period, at most so many sen for each month of it. */
export type Fee = { readonly share: Fraction; readonly monthly: Sen };

/** Cost of office (biaya jabatan) of an employee. The cap holds for the period as a whole, not month by month. */
export const positionFee = dated<Fee>('Biaya jabatan', [
  { from: '2009-01-01', value: { share: [5, 100], monthly: 50_000_000 }, source: law('PMK 250/2008', 'ps. 1') },
]);

/** Cost of pension (biaya pensiun) of someone paid a pension periodically. */
export const pensionFee = dated<Fee>('Biaya pensiun', [
  { from: '2009-01-01', value: { share: [5, 100], monthly: 20_000_000 }, source: law('PMK 250/2008', 'ps. 2') },
]);

/** Whether zakat paid through the employer is deducted by the employer already, in the last period of the year. */
export const zakatThroughEmployer = dated<boolean>('Zakat lewat pemberi kerja', [
  { from: '2024-01-01', value: true, source: law('PMK 168/2023', 'Lampiran B.I') },
  { from: '2009-01-01', value: false, source: law('UU 36/2008', 'ps. 21 ayat (3) UU PPh', 'from memory') },
]);

/** The share of the gross that payments to those who are not employees are taxed on, and pay above the daily limit. */
export const halfOfGross = dated<Fraction>('DPP 50% dari bruto', [
  { from: '2024-01-01', value: [50, 100], source: law('PMK 168/2023', 'Lampiran B.IV dan B.V') },
]);

/** The whole gross as base: activity participants, former employees, withdrawals from a pension fund while employed. */
export const wholeGross = dated<Fraction>('DPP seluruh bruto', [
  { from: '2024-01-01', value: [100, 100], source: law('PMK 168/2023', 'Lampiran B') },
]);
