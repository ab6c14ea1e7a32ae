import { type Dated, dated } from '../../definition/dated.ts';
import type { Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

const KEPT = 'amount of the rules before, kept from memory';

const purchases = (name: string, limit: Sen): Dated<Sen> =>
  dated(name, [
    { from: '2025-08-01', value: limit, source: law('PMK 51/2025', 'pengecualian pemungutan', KEPT) },
    { from: '2025-01-01', value: limit, source: law('PMK 81/2024', 'ps. 219', KEPT) },
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

/** Purchases, not split, on which nothing need be collected up to an amount (in sen), by the office's code. */
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

/** Interest of a month a cooperative may pay an individual member before it is taxed, all of it, in sen. */
export const cooperativeInterest = dated<Sen>('Bunga simpanan koperasi', [
  { from: '2009-02-09', value: 24_000_000, source: law('PP 15/2009', 'ps. 2', 'article from memory') },
]);

/** Turnover of a year an individual with a small business is not taxed on, in sen. */
export const untaxedTurnover = dated<Sen>('Peredaran bruto orang pribadi yang tidak dikenai PPh', [
  { from: '2022-01-01', value: 50_000_000_000, source: law('UU 7/2021', 'ps. 7 ayat (2a) UU PPh') },
]);
