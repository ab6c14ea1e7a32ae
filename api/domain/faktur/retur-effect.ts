import { rupiah, sen } from '../definition/money.ts';
import { isCredited, standsUncredited } from './masukan-status.ts';
import type { FakturRow } from './record.ts';
import { type ReturStatus, returInForce } from './retur-status.ts';
import type { FakturStatus } from './status.ts';
import { allows, isApproved } from './status-queries.ts';

const keys = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
type Amounts = Readonly<Record<(typeof keys)[number], string>>;

/** An invoice adds, its return subtracts; without effect the masa is null. */
export type Counted = Amounts & { readonly period: string | null; readonly goesBack: boolean };

/** Invoice, replacement, returns; oldest masa first; amounts in rupiah, negative if more is returned. */
export const effectByPeriod = (chain: readonly Counted[]): (Amounts & { period: string })[] => {
  const periods = [...new Set(chain.map(({ period }) => period).filter((period) => period !== null))].sort();
  return periods.map((period) => {
    const sums = { dpp: 0, otherDpp: 0, ppn: 0, ppnbm: 0 };
    for (const one of chain)
      if (one.period === period) for (const key of keys) sums[key] += (one.goesBack ? -1 : 1) * sen(one[key]);
    return {
      period,
      dpp: rupiah(sums.dpp),
      otherDpp: rupiah(sums.otherDpp),
      ppn: rupiah(sums.ppn),
      ppnbm: rupiah(sums.ppnbm),
    };
  });
};

type CountedReturn = Pick<FakturRow, 'type' | 'period' | 'creditPeriod'> & { readonly status: string };

/** The masa a document of a chain counts in, YYYY-MM; null if it counts in none. */
export const countedIn = ({ type, status, period, creditPeriod }: CountedReturn): string | null => {
  if (type.startsWith('RETURN_')) return returInForce({ status: status as ReturStatus }) ? period : null;
  if (type === 'IN' || type === 'DOC_IN') {
    if (isCredited({ status, creditPeriod })) return creditPeriod;
    return standsUncredited({ status, creditPeriod }) ? period : null;
  }
  const withStatus = { status: status as FakturStatus };
  return isApproved(withStatus) || allows('revoke', withStatus) ? period : null;
};
