import { type Bands, bands } from '../../definition/bands.ts';
import { dated } from '../../definition/dated.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** Rates of Article 17 (1) a on the taxable income of a person, by the tax year. */
export const article17 = dated<Bands>('Tarif Pasal 17 ayat (1) huruf a', [
  {
    from: '2022-01-01',
    value: bands([
      [60_000_000, 500],
      [250_000_000, 1500],
      [500_000_000, 2500],
      [5_000_000_000, 3000],
      [null, 3500],
    ]),
    source: law('UU 7/2021', 'ps. 17 ayat (1) huruf a UU PPh'),
  },
  {
    from: '2009-01-01',
    value: bands([
      [50_000_000, 500],
      [250_000_000, 1500],
      [500_000_000, 2500],
      [null, 3000],
    ]),
    source: law('UU 36/2008', 'ps. 17 ayat (1) huruf a UU PPh'),
  },
]);

/** Taxable income of a year is rounded down to whole thousands of rupiah, here in sen. */
export const pkpStep = dated<Sen>('Pembulatan PKP', [
  { from: '2009-01-01', value: 100_000, source: law('UU 36/2008', 'ps. 17 ayat (4) UU PPh') },
]);

/** Final rates on honoraria paid from state budgets, by object: the rank of the recipient. */
export const honorarium = dated<Readonly<Record<string, Fraction>>>('Tarif final honorarium APBN/APBD', [
  {
    from: '2011-01-01',
    value: { '21-402-04': [0, 100], '21-402-02': [5, 100], '21-402-03': [15, 100] },
    source: law('PP 80/2010', 'ps. 4'),
  },
]);

/** The rate on the gross of a non-resident, unless a treaty has a lower one; looked up for 2024 on. */
export const nonResident = dated<Fraction>('Tarif PPh Pasal 26', [
  { from: '2024-01-01', value: [20, 100], source: law('UU 36/2008', 'ps. 26 ayat (1) UU PPh') },
]);

/** Factor for tax that is not final, for a payee without a tax number. */
export const noNpwpFactor = dated<Fraction>('PPh 21 tanpa NPWP', [
  { from: '2009-01-01', value: [120, 100], source: law('UU 36/2008', 'ps. 21 ayat (5a) UU PPh') },
]);

/** Whether a valid NIK counts as a tax number, so that no surcharge is due. */
export const nikCounts = dated<boolean>('NIK sebagai NPWP', [
  { from: '2024-01-01', value: true, source: law('PENG-6/PJ.09/2024', 'seluruhnya', 'secondary sources only') },
  { from: '2009-01-01', value: false, source: law('UU 36/2008', 'ps. 21 ayat (5a) UU PPh') },
]);
