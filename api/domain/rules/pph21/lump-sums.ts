import { type Bands, bands } from '../../definition/bands.ts';
import { dated } from '../../definition/dated.ts';
import { law } from '../../law.ts';

/** What is paid at once: severance, or the benefit of a pension, old-age (THT) or social security old-age (JHT) fund. */
export type LumpSum = 'SEVERANCE' | 'PENSION';

/** Final rates on what is paid at once, on the sum of all payments of the same cause within two calendar years. */
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

/** How many calendar years the payments of one cause are added up and stay final, the year of the first one counted. */
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
