import { dated } from '../../definition/dated.ts';
import type { Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** Taxable income of a year goes down to whole thousands of rupiah, here in sen. */
export const pkpStep = dated<Sen>('Pembulatan PKP', [
  { from: '2009-01-01', value: 100_000, source: law('UU 36/2008', 'ps. 17 ayat (4) UU PPh') },
]);
