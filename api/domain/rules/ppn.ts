import { dated } from '../definition/dated.ts';
import type { Fraction } from '../definition/money.ts';
import { law } from '../law.ts';

export const ppnRate = dated<Fraction>('PPN, tarif', [
  { from: '2025-01-01', value: [12, 100], source: law('UU 7/2021', 'ps. 7 ayat (1) huruf b') },
  { from: '2022-04-01', value: [11, 100], source: law('UU 7/2021', 'ps. 7 ayat (1) huruf a') },
  { from: '1985-04-01', value: [10, 100], source: law('UU 8/1983', 'ps. 7') },
]);

/**
 * When neither luxury goods nor an older other value apply: 12 % on 11/12 has the effective rate 11 %. No such rule
 * before 2025.
 */
export const elevenTwelfths = dated<Fraction>('DPP nilai lain, 11/12', [
  { from: '2025-01-01', value: [11, 12], source: law('PMK 131/2024', 'ps. 3') },
]);

/** The whole price as base: luxury goods since 2025, everything before. */
export const fullBase = dated<Fraction>('DPP, harga jual atau penggantian', [
  { from: '2025-01-01', value: [1, 1], source: law('PMK 131/2024', 'ps. 2') },
  { from: '1985-04-01', value: [1, 1], source: law('UU 8/1983', 'ps. 8A') },
]);

/**
 * Other values with a rule of their own (used goods, packages and the like): entered, then taxed at the current rate.
 */
export const ownBase = dated<Fraction>('DPP nilai lain, aturan sendiri', [
  {
    from: '2025-02-04',
    value: [1, 1],
    source: law('PMK 11/2025', 'ps. 2', 'from memory: those bases already hold the 11/12'),
  },
  { from: '1985-04-01', value: [1, 1], source: law('UU 8/1983', 'ps. 8A') },
]);

const MEMORY = 'one source for the list; regulations and dates from memory';

const goods = dated<readonly string[]>('PPnBM, selain kendaraan', [
  { from: '2020-11-16', value: ['10', '20', '40', '50', '75'], source: law('PP 61/2020', 'ps. 2', MEMORY) },
]);

const vehicles = dated<readonly string[]>('PPnBM, kendaraan bermotor', [
  {
    from: '2021-10-16',
    value: ['15', '20', '25', '30', '40', '50', '60', '70', '95'],
    source: law('PP 73/2019', 'ps. 2 s.d. 36', MEMORY),
  },
]);

export const ppnbmRates = (day: string): readonly string[] =>
  [...new Set(['0', ...goods.at(day), ...vehicles.at(day)])].sort((a, b) => Number(a) - Number(b));

export const ppnbmBase = dated<'DPP'>('PPnBM, dasar', [
  { from: '1985-04-01', value: 'DPP', source: law('UU 8/1983', 'ps. 8 dan 10') },
]);
