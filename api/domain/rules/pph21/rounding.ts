import { dated } from '../../kit/dated.ts';
import type { Rounding, Sen } from '../../kit/money.ts';
import { law } from '../../law.ts';

const OPEN = 'no rule was found; dropping the fraction reproduces every official figure since 2024';

/**
 * How each amount of withheld tax, of a fee or of a share of the year becomes whole rupiah: once per line. The only place that
 * says so.
 */
export const withholdingRounding = dated<Rounding>('Pembulatan PPh 21/26', [
  { from: '2024-01-01', value: 'down', source: law('PMK 168/2023', 'Lampiran', OPEN) },
  { from: '2009-01-01', value: 'down', source: law('UU 36/2008', 'ps. 21 UU PPh', 'assumed: no rule was found') },
]);

/** Taxable income of a year goes down to whole thousands of rupiah, here in sen. */
export const pkpStep = dated<Sen>('Pembulatan PKP', [
  { from: '2009-01-01', value: 100_000, source: law('UU 36/2008', 'ps. 17 ayat (4) UU PPh') },
]);
