import { dated } from '../definition/dated.ts';
import type { Rounding } from '../definition/money.ts';
import { law } from '../law.ts';

/** Rounding to whole rupiah where amounts are printed and reported. Invoices keep amounts to the sen. */
export const wholeRupiahRounding = dated<Rounding>('Pembulatan ke rupiah penuh', [
  { from: '2025-05-22', value: 'nearest', source: law('PER-11/PJ/2025', 'ps. 129') },
  {
    from: '2025-01-01',
    value: 'nearest',
    source: law('PER-11/PJ/2025', 'ps. 129', 'assumed for January to May 2025: no source was found'),
  },
  { from: '1990-01-01', value: 'down', source: law('SE-22/PJ.24/1990', 'seluruhnya') },
]);
