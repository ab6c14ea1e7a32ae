import { type Bands, bands } from '../../definition/bands.ts';
import { dated } from '../../definition/dated.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** A share of the gross of the period, at most `monthly` sen for each month of it. */
type Fee = { readonly share: Fraction; readonly monthly: Sen };

/** PMK 168/2023. Earlier rules are not in our data: nothing is calculated for earlier periods. */
export const PPH21_METHOD_FROM = '2024-01-01';

/** Cost of office (biaya jabatan) of an employee. The cap applies to the period as a whole, not month by month. */
export const positionFee = dated<Fee>('Biaya jabatan', [
  { from: PPH21_METHOD_FROM, value: { share: [5, 100], monthly: 50_000_000 }, source: law('PMK 250/2008', 'ps. 1') },
]);

/** Cost of pension (biaya pensiun) of someone paid a pension periodically. */
export const pensionFee = dated<Fee>('Biaya pensiun', [
  { from: PPH21_METHOD_FROM, value: { share: [5, 100], monthly: 20_000_000 }, source: law('PMK 250/2008', 'ps. 2') },
]);

/** Whether zakat paid through the employer is already deducted by the employer, in the last period of the year. */
export const zakatThroughEmployer = dated<boolean>('Zakat lewat pemberi kerja', [
  { from: '2024-01-01', value: true, source: law('PMK 168/2023', 'Lampiran B.I') },
  { from: '2009-01-01', value: false, source: law('UU 36/2008', 'ps. 21 ayat (3) UU PPh', 'from memory') },
]);

/** The taxable share of the gross of payments to non-employees, and of pay above the daily limit. */
export const halfOfGross = dated<Fraction>('DPP 50% dari bruto', [
  { from: '2024-01-01', value: [50, 100], source: law('PMK 168/2023', 'Lampiran B.IV dan B.V') },
]);

/** The whole gross as base: activity participants, former employees, withdrawals from a pension fund while employed. */
export const wholeGross = dated<Fraction>('DPP seluruh bruto', [
  { from: '2024-01-01', value: [100, 100], source: law('PMK 168/2023', 'Lampiran B') },
]);

type LumpSum = 'SEVERANCE' | 'PENSION';

/** Final rates on lump sums, on the sum of all payments of the same cause within two calendar years. */
export const lumpSumRates: Record<LumpSum, ReturnType<typeof dated<Bands>>> = {
  SEVERANCE: dated<Bands>('Tarif final uang pesangon', [
    {
      from: '2009-11-16',
      value: bands([
        [50_000_000, 0],
        [100_000_000, 500],
        [500_000_000, 1500],
        [null, 2500],
      ]),
      source: law('PP 68/2009', 'ps. 4'),
    },
  ]),
  PENSION: dated<Bands>('Tarif final manfaat pensiun, THT, JHT', [
    {
      from: '2009-11-16',
      value: bands([
        [50_000_000, 0],
        [null, 500],
      ]),
      source: law('PP 68/2009', 'ps. 5'),
    },
  ]),
};

/** Payments of one cause are added up and stay final, including the year of the first one. */
export const lumpSumYears = dated<number>('Pembayaran sekaligus, tahun kalender', [
  { from: '2009-11-16', value: 2, source: law('PP 68/2009', 'ps. 1 dan 6', 'articles from memory') },
]);

/** From the third calendar year on: Article 17 on the gross paid in that calendar year, not final. */
export const thirdYearOn = dated<'CALENDAR_YEAR'>('Pembayaran tahun ketiga', [
  {
    from: '2009-11-16',
    value: 'CALENDAR_YEAR',
    source: law('PMK 16/2010', 'ps. 6', 'that payments of one calendar year are added up: from memory'),
  },
]);
