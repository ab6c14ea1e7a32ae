import { dayAfterMonths } from '../../definition/day.ts';
import { rupiah } from '../../definition/money.ts';
import type { ExpectedSlip } from './view-schema.ts';

/** Sum of a party in a masa, in sen. */
export type PartySum = {
  readonly npwp: string;
  readonly name: string;
  readonly period: string;
  readonly base: string;
};

type Sums = {
  readonly invoiced: readonly PartySum[];
  readonly received: readonly PartySum[];
  /** Slips of the year before. */
  readonly before: readonly PartySum[];
};

const DAY_MS = 86_400_000;
const days = (from: string, to: string): number =>
  Math.floor((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Slips are issued by the end of the month after the masa at the latest (PER-11/PJ/2025). */
const dueAfter = (period: string): string => dayAfterMonths(`${period}-01`, 2);

const monthOf = (period: string): string => period.slice(5);
const keyOf = ({ npwp, period }: Pick<PartySum, 'npwp' | 'period'>): string => `${npwp} ${period}`;

/**
 * Buyers that issued a slip this year or last year are withholders. Of them every masa is expected in which we have
 * invoices, or in whose month they withheld last year; a masa without invoices only while the buyer had none at all.
 */
export const expectedSlips = ({ invoiced, received, before }: Sums, year: string, today: string): ExpectedSlip[] => {
  const withholders = new Set([...received, ...before].map(({ npwp }) => npwp));
  const buyers = new Set(invoiced.map(({ npwp }) => npwp));
  const got = new Map(received.map((sum) => [keyOf(sum), Number(sum.base)]));
  const wanted = [
    ...invoiced.filter(({ npwp }) => withholders.has(npwp)).map((sum) => ({ ...sum, because: 'invoices' as const })),
    ...before
      .filter(({ npwp }) => !buyers.has(npwp))
      .map((sum) => ({ ...sum, period: `${year}-${monthOf(sum.period)}`, because: 'last_year' as const })),
  ];
  return wanted
    .flatMap(({ because, ...sum }): ExpectedSlip[] => {
      const [expected, there] = [Number(sum.base), got.get(keyOf(sum)) ?? 0];
      const due = dueAfter(sum.period);
      if (due > today || there >= expected || (because === 'last_year' && there > 0)) return [];
      return [
        {
          withholderNpwp: sum.npwp,
          withholderName: sum.name,
          period: sum.period,
          because,
          expected: rupiah(expected),
          received: rupiah(there),
          missing: rupiah(expected - there),
          daysLate: days(due, today),
        },
      ];
    })
    .sort((a, b) => b.daysLate - a.daysLate || a.withholderName.localeCompare(b.withholderName));
};
