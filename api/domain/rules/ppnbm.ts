import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';

const MEMORY = 'one source for the list; regulations and dates from memory';

/** Percentages of PPnBM on goods other than vehicles. */
const goods = dated<readonly string[]>('PPnBM, selain kendaraan', [
  { from: '2020-11-16', value: ['10', '20', '40', '50', '75'], source: law('PP 61/2020', 'ps. 2', MEMORY) },
]);

/** Percentages of PPnBM on motor vehicles. */
const vehicles = dated<readonly string[]>('PPnBM, kendaraan bermotor', [
  {
    from: '2021-10-16',
    value: ['15', '20', '25', '30', '40', '50', '60', '70', '95'],
    source: law('PP 73/2019', 'ps. 2 s.d. 36', MEMORY),
  },
]);

/** Every percentage a line may carry on a day, lowest first; "0" is no luxury. Throws RangeError before the lists are known. */
export const ppnbmRates = (day: string): readonly string[] =>
  [...new Set(['0', ...goods.at(day), ...vehicles.at(day)])].sort((a, b) => Number(a) - Number(b));

/** PPnBM is worked on the base of the PPN, and neither enters the base of the other. */
export const ppnbmBase = dated<'DPP'>('PPnBM, dasar', [
  { from: '1985-04-01', value: 'DPP', source: law('UU 8/1983', 'ps. 8 dan 10') },
]);
