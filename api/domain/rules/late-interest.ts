import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';

/**
 * Which interest: `payment` for tax paid late or after one's own correction (UU KUP art. 8 (2), (2a), 9 (2a), (2b), 14 (3)),
 * `collection` for an assessment not paid in time or in instalments (art. 19).
 */
export type Sanction = 'payment' | 'collection';

/**
 * Maximum number of months of interest; part of a month counts in full. Before November 2020 the rate was a fixed 2 %,
 * which is not covered here.
 */
export const interestCap = {
  payment: dated<number>('Bunga terlambat bayar, bulan terbanyak', [
    { from: '2020-11-02', value: 24, source: law('UU 6/1983', 'ps. 9 ayat (2a), (2b) dan (2c)') },
  ]),
  collection: dated<number>('Bunga penagihan, bulan terbanyak', [
    { from: '2020-11-02', value: 24, source: law('UU 6/1983', 'ps. 19 ayat (1)') },
  ]),
} as const;

/**
 * The rates of one month in hundredths of a percent per month: 97 is 0.97 %. `null` means not found, never zero.
 * `derived`: only the lowest and the highest rate of the decree were found; the formula of the law ((reference + 5 %) /
 * 12, rounded to hundredths) leaves one value between them.
 */
export type InterestMonth = {
  readonly month: string;
  /** Number of the decree (KMK); `null` where only the rate was found. */
  readonly decree: string | null;
  readonly payment: number | null;
  readonly collection: number | null;
  readonly sure: 'two sources' | 'one source' | 'derived' | 'not found';
};

type Row = readonly [
  InterestMonth['month'],
  InterestMonth['decree'],
  number | null,
  number | null,
  InterestMonth['sure'],
];

const ROWS: readonly Row[] = [
  ['2024-01', '54/KM.10/2023', 97, 55, 'one source'],
  ['2024-02', null, 97, 55, 'derived'],
  ['2024-03', '4/KM.10/2024', 97, 55, 'derived'],
  ['2024-04', '5/KM.10/2024', 97, 55, 'derived'],
  ['2024-05', '8/KM.10/2024', 99, 57, 'derived'],
  ['2024-06', '9/KM.10/2024', null, null, 'not found'],
  ['2024-07', null, 100, 58, 'derived'],
  ['2024-08', '12/KM.10/2024', 100, 58, 'derived'],
  ['2024-09', '14/KM.10/2024', 98, 56, 'derived'],
  ['2024-10', '15/KM.10/2024', 96, 55, 'derived'],
  ['2024-11', '16/KM.10/2024', 97, 55, 'derived'],
  ['2024-12', null, null, null, 'not found'],
  ['2025-01', null, 100, 58, 'one source'],
  ['2025-02', '2/KM.10/2025', 101, 59, 'two sources'],
  ['2025-03', '3/KM.10/2025', 99, 57, 'two sources'],
  ['2025-04', '5/KM.10/2025', 100, 58, 'two sources'],
  ['2025-05', '6/MK/KF/2025', 100, 58, 'two sources'],
  ['2025-06', '1/MK/EF/2025', null, 57, 'one source'],
  ['2025-07', '2/MK/EF/2025', 100, 58, 'derived'],
  ['2025-08', '4/MK/EF/2025', 96, 55, 'one source'],
  ['2025-09', '5/MK/EF/2025', 95, 54, 'one source'],
  ['2025-10', '7/MK/EF/2025', 95, 53, 'two sources'],
  ['2025-11', '8/MK/EF/2025', 92, 51, 'one source'],
  ['2025-12', '9/MK/EF/2025', 93, 51, 'two sources'],
  ['2026-01', '10/MK/EF/2025', 93, 52, 'two sources'],
  ['2026-02', '2/MK/EF/2026', 92, 51, 'two sources'],
];

/** Monthly rates by decree of the minister of finance, oldest first. */
export const interestMonths: readonly InterestMonth[] = ROWS.map(([month, decree, payment, collection, sure]) => ({
  month,
  decree,
  payment,
  collection,
  sure,
}));

/** Kinds of tax for which lateness was waived while Coretax was new. */
export type Forgiven = 'income' | 'land' | 'vat' | 'stamp';

/** No sanction for a masa if it was paid by this day. */
export type Forgiveness = { readonly masa: string; readonly kinds: readonly Forgiven[]; readonly until: string };

export const forgiveness = dated<readonly Forgiveness[]>('Penghapusan sanksi masa transisi Coretax', [
  {
    from: '2025-01-01',
    value: [
      { masa: '2024-12', kinds: ['land', 'stamp'], until: '2025-01-31' },
      { masa: '2025-01', kinds: ['income', 'land', 'stamp'], until: '2025-02-28' },
      { masa: '2025-01', kinds: ['vat'], until: '2025-03-10' },
    ],
    source: law('KEP-67/PJ/2025', 'diktum kesatu'),
  },
]);
