import { dated } from '../definition/dated.ts';
import type { Fraction } from '../definition/money.ts';
import { law } from '../law.ts';

/** The rate of PPN, by the date of the invoice. */
export const ppnRate = dated<Fraction>('PPN, tarif', [
  { from: '2025-01-01', value: [12, 100], source: law('UU 7/2021', 'ps. 7 ayat (1) huruf b') },
  { from: '2022-04-01', value: [11, 100], source: law('UU 7/2021', 'ps. 7 ayat (1) huruf a') },
  { from: '1985-04-01', value: [10, 100], source: law('UU 8/1983', 'ps. 7') },
]);

/**
 * The share of the price that is taxed when neither luxury goods nor an older other value are sold: with 12 % on 11/12 the
 * effective rate stays 11 %. No such rule before 2025.
 */
export const elevenTwelfths = dated<Fraction>('DPP nilai lain, 11/12', [
  { from: '2025-01-01', value: [11, 12], source: law('PMK 131/2024', 'ps. 3') },
]);

/** The whole price as base: luxury goods since 2025, everything before. */
export const fullBase = dated<Fraction>('DPP, harga jual atau penggantian', [
  { from: '2025-01-01', value: [1, 1], source: law('PMK 131/2024', 'ps. 2') },
  { from: '1985-04-01', value: [1, 1], source: law('UU 8/1983', 'ps. 8A') },
]);

/** Other values with a rule of their own (used goods, packages and the like): entered, then taxed at the current rate. */
export const ownBase = dated<Fraction>('DPP nilai lain, aturan sendiri', [
  {
    from: '2025-02-04',
    value: [1, 1],
    source: law('PMK 11/2025', 'ps. 2', 'from memory: those bases already hold the 11/12'),
  },
  { from: '1985-04-01', value: [1, 1], source: law('UU 8/1983', 'ps. 8A') },
]);
