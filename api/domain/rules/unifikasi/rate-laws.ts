import { type Dated, dated, type Stretch } from '../../definition/dated.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import { type Law, law } from '../../law.ts';
import type { UnifikasiObject } from './objects.ts';

/** Factor for the rate of PPh 22 and 23 for a payee without a tax number. */
export const noNpwpFactor = dated<number>('PPh 22/23 tanpa NPWP', [
  { from: '2009-01-01', value: 2, source: law('UU 36/2008', 'ps. 22 ayat (3) dan ps. 23 ayat (1a) UU PPh') },
]);

/** The rate on the turnover of small businesses that present their certificate. */
export const umkmRate = dated<Fraction>('Tarif peredaran bruto tertentu', [
  { from: '2022-12-20', value: [5, 1000], source: law('PP 55/2022', 'ps. 56', 'article from memory') },
  { from: '2018-07-01', value: [5, 1000], source: law('PP 23/2018', 'ps. 2') },
]);

const MEMORY = 'article from memory; the rate is that of the office’s list';

const income = (article: string): Law => law('UU 36/2008', `${article} UU PPh`);

type Ground = readonly [codes: RegExp, from: string, source: Law];

const grounds: readonly Ground[] = [
  [/^22-405-0[46]/, '2025-08-01', law('PMK 50/2025', 'ps. 12')],
  [/^22-405-0[57]/, '2025-08-01', law('PMK 50/2025', 'ps. 17 dan 18')],
  [/^22-100-28/, '2025-08-01', law('PMK 51/2025', 'ps. 3 ayat (1) huruf h')],
  [/^24-10(0-01|1-01|2-01|3-01)/, '2009-01-01', income('ps. 23 ayat (1) huruf a')],
  [/^24-10(0-02|4)/, '2009-01-01', income('ps. 23 ayat (1) huruf c')],
  [/^27-100-0[58]/, '2009-01-01', income('ps. 26 ayat (2)')],
  [/^27-100-06/, '1995-01-01', law('KMK 624/1994', 'ps. 2 dan 3', MEMORY)],
  [/^27-100-09/, '2009-01-01', income('ps. 26 ayat (2a)')],
  [/^27-105/, '2009-01-01', income('ps. 26 ayat (4)')],
  [/^27-102-03/, '2021-08-30', law('PP 91/2021', 'ps. 3', MEMORY)],
  [/^27-/, '2009-01-01', income('ps. 26 ayat (1)')],
  [/^28-402-0[123]/, '2016-09-07', law('PP 34/2016', 'ps. 2', MEMORY)],
  [/^28-403-02/, '2018-01-02', law('PP 34/2017', 'ps. 4', MEMORY)],
  [/^28-409-2[2-8]/, '2022-02-21', law('PP 9/2022', 'ps. 3', MEMORY)],
  [/^28-410-0[12]/, '1996-01-01', law('KMK 416/1996', 'ps. 2', MEMORY)],
  [/^28-411-0[12]/, '1996-01-01', law('KMK 417/1996', 'ps. 2', MEMORY)],
  [/^28-417/, '2009-02-09', law('PP 15/2009', 'ps. 2', MEMORY)],
  [/^28-419/, '2009-01-01', income('ps. 17 ayat (2c)')],
  [/^28-423-0[12]/, '2022-12-20', law('PP 55/2022', 'ps. 56', MEMORY)],
];

const THE_LIST: Ground = [/^/, '2025-01-01', law('PER-11/PJ/2025', 'daftar kode objek pajak')];

/** With its start; the tax office's own list if no better source is named. */
export const rateLawOf = ({ code, rate }: UnifikasiObject): Stretch<unknown> => {
  const [, from, source] = grounds.find(([codes]) => codes.test(code)) ?? THE_LIST;
  return { from, value: rate, source };
};

const FROM_MEMORY = 'amount of the rules before, kept from memory';

const purchases = (name: string, limit: Sen): Dated<Sen> =>
  dated(name, [
    { from: '2025-08-01', value: limit, source: law('PMK 51/2025', 'pengecualian pemungutan', FROM_MEMORY) },
    { from: '2025-01-01', value: limit, source: law('PMK 81/2024', 'ps. 219', FROM_MEMORY) },
  ]);

const treasurers = purchases('Pembelian bendahara tanpa PPh 22', 200_000_000);
const stateOwned = purchases('Pembelian BUMN tanpa PPh 22', 1_000_000_000);
const rawMaterial = purchases('Pembelian bahan baku tanpa PPh 22', 2_000_000_000);

const bullion: Dated<Sen> = dated('Pembelian emas batangan tanpa PPh 22', [
  {
    from: '2025-08-01',
    value: 1_000_000_000,
    source: law('PMK 51/2025', 'pengecualian pemungutan', 'one source'),
  },
]);

/** Purchases, not split, exempt from collection up to an amount (in sen), by the tax office's code. */
export const untaxedPurchases: Readonly<Record<string, Dated<Sen>>> = {
  '22-910-01': treasurers,
  '22-900-01': stateOwned,
  '22-100-15': rawMaterial,
  '22-100-16': rawMaterial,
  '22-100-17': rawMaterial,
  '22-100-18': rawMaterial,
  '22-100-19': rawMaterial,
  '22-100-28': bullion,
};

/**
 * Monthly interest a cooperative may pay an individual member untaxed, in sen; above it all of the interest is taxed.
 */
export const cooperativeInterest = dated<Sen>('Bunga simpanan koperasi', [
  { from: '2009-02-09', value: 24_000_000, source: law('PP 15/2009', 'ps. 2', 'article from memory') },
]);

/** Annual turnover of an individual with a small business that is not taxed, in sen. */
export const untaxedTurnover = dated<Sen>('Peredaran bruto orang pribadi yang tidak dikenai PPh', [
  { from: '2022-01-01', value: 50_000_000_000, source: law('UU 7/2021', 'ps. 7 ayat (2a) UU PPh') },
]);
