import { dated } from '../definition/dated.ts';
import { scaled } from '../definition/money.ts';
import { month, oneOf, optional, tableRows, text, whole } from '../definition/table.ts';
import { law } from '../law.ts';
import { fromLaw, lawOf } from '../law-rows.ts';
import { interest } from '../records/law/interest.ts';
import monthTable from './interest-months.table.json' with { type: 'json' };

/**
 * `payment`: tax paid late or after one's own correction (UU KUP art. 8 (2), (2a), 9 (2a), (2b), 14 (3)). `collection`:
 * an assessment not paid in time or in instalments (art. 19).
 */
export type Sanction = 'payment' | 'collection';

/**
 * Months of interest; part of a month counts in full. Before November 2020 the rate was a fixed 2 %, which is not
 * covered here.
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
 * Hundredths of a percent per month: 97 is 0.97 %. `null` means not found, never zero. `derived`: only the lowest and
 * the highest rate of the decree were found; the formula of the law ((reference + 5 %) / 12, rounded to hundredths)
 * leaves one value between them.
 */
export type InterestMonth = {
  readonly month: string;
  readonly decree: string | null;
  readonly payment: number | null;
  readonly collection: number | null;
  readonly sure: 'two sources' | 'one source' | 'derived' | 'not found';
};

const file: readonly InterestMonth[] = tableRows(monthTable, {
  month,
  decree: optional(text),
  payment: optional(whole),
  collection: optional(whole),
  sure: oneOf(['two sources', 'one source', 'derived', 'not found']),
});

const DECREE = /^KMK /;
const percentOf = (hundredths: number | null): string | null =>
  hundredths === null ? null : `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
const hundredthsOf = (percent: string | null): number | null => (percent === null ? null : Number(scaled(percent, 2)));

export const interestLaw = lawOf(interest, () =>
  file.map(({ month, decree, payment, collection, sure }) => ({
    payment: percentOf(payment),
    collection: percentOf(collection),
    sure,
    validFrom: `${month}-01`,
    source: decree === null ? '' : `KMK ${decree}`,
  })),
);

/** Monthly rates by decree of the minister of finance, oldest first. */
export const interestMonths = fromLaw((): readonly InterestMonth[] =>
  interestLaw
    .rows()
    .map(({ validFrom, source, payment, collection, sure }) => ({
      month: validFrom.slice(0, 7),
      decree: source.replace(DECREE, '') || null,
      payment: hundredthsOf(payment),
      collection: hundredthsOf(collection),
      sure,
    }))
    .sort((one, other) => one.month.localeCompare(other.month)),
);

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
