import { type Bands, bands } from '../../definition/bands.ts';
import { dated } from '../../definition/dated.ts';
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
