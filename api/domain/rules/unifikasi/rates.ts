import { dated } from '../../definition/dated.ts';
import type { Fraction } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** What the rate of PPh 22 and 23 is multiplied by for a payee without a tax number. */
export const noNpwpFactor = dated<number>('PPh 22/23 tanpa NPWP', [
  { from: '2009-01-01', value: 2, source: law('UU 36/2008', 'ps. 22 ayat (3) dan ps. 23 ayat (1a) UU PPh') },
]);

/** The rate on the turnover of small businesses that show their certificate. */
export const umkmRate = dated<Fraction>('Tarif peredaran bruto tertentu', [
  { from: '2022-12-20', value: [5, 1000], source: law('PP 55/2022', 'ps. 56', 'article from memory') },
  { from: '2018-07-01', value: [5, 1000], source: law('PP 23/2018', 'ps. 2') },
]);
