import { datedFromLaw, typedLaw } from '../../dated-law.ts';
import type { Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';
import { lawOf } from '../../law-rows.ts';
import { ptkpTable } from '../../records/law/ptkp.ts';

/** Family status for withholding: TK unmarried, K married, HB married living apart; then dependants, three at most. */
export const withholdingStatuses = [
  'TK/0',
  'TK/1',
  'TK/2',
  'TK/3',
  'K/0',
  'K/1',
  'K/2',
  'K/3',
  'HB/0',
  'HB/1',
  'HB/2',
  'HB/3',
] as const;
export type WithholdingStatus = (typeof withholdingStatuses)[number];

/** Combined income of husband and wife: only in the annual return of an individual, never in withholding. */
type CombinedStatus = `K/I/${0 | 1 | 2 | 3}`;
export type PtkpStatus = WithholdingStatus | CombinedStatus;

/**
 * PTKP of a year from its parts in whole rupiah: the taxpayer, marriage, each dependant, a spouse with combined income.
 */
const amounts = (self: number, married: number, dependant: number, combined: number): Record<PtkpStatus, Sen> => {
  const of = (whole: number, dependants: number) => (whole + dependants * dependant) * 100;
  const row = <S extends string>(status: S, whole: number) =>
    Object.fromEntries([0, 1, 2, 3].map((count) => [`${status}/${count}`, of(whole, count)])) as Record<
      `${S}/${0 | 1 | 2 | 3}`,
      Sen
    >;
  return {
    ...row('TK', self),
    ...row('K', self + married),
    ...row('HB', self),
    ...row('K/I', self + married + combined),
  };
};

const act = law('PMK 101/2016', 'ps. 1');
const source = `${act.name} ${act.article}`;

export const ptkpLaw = lawOf(ptkpTable, () => [
  {
    self: 54_000_000,
    married: 4_500_000,
    dependant: 4_500_000,
    combined: 54_000_000,
    validFrom: '2016-01-01',
    source,
  },
]);

/** Untaxed income of a whole year by status, in sen, by the first day of the tax year. */
export const ptkp = datedFromLaw<Record<PtkpStatus, Sen>>('PTKP', () =>
  ptkpLaw.rows().map((row) => ({
    from: row.validFrom,
    value: amounts(row.self, row.married, row.dependant, row.combined),
    source: row.source === source ? act : typedLaw(row.source, row.validFrom),
  })),
);
