import { madeByHand, pairOf } from '../billing/pairs.ts';
import { rupiah, sen } from '../definition/money.ts';
import type { Bupot } from './record.ts';

/** Self-paid tax that is paid with one billing code: same account and masa. Amount in rupiah. */
export type BillingGroup = {
  readonly period: string;
  readonly kapKjs: string;
  readonly count: number;
  readonly amount: string;
  /** Otherwise the code is created by hand (transfers of land, which also state the land). */
  readonly byReturn: boolean;
  /** NTPNs already linked to it in the return that contains its slips. */
  readonly ntpns: readonly string[];
};

type BillableSlip = Pick<Bupot, 'period' | 'kapKjs' | 'tax'> & { readonly ntpns?: readonly string[] };

export const addToGroups = (groups: Map<string, BillingGroup>, slips: readonly BillableSlip[]): void => {
  for (const { period, kapKjs, tax, ntpns = [] } of slips) {
    const key = `${period} ${kapKjs}`;
    const pair = pairOf(kapKjs.slice(0, 6), kapKjs.slice(7), period);
    const { count, amount, ntpns: known } = groups.get(key) ?? { count: 0, amount: '0.00', ntpns: [] };
    groups.set(key, {
      period,
      kapKjs,
      count: count + 1,
      amount: rupiah(sen(amount) + sen(tax)),
      byReturn: pair === null || !madeByHand(pair, period),
      ntpns: [...new Set([...known, ...ntpns])],
    });
  }
};

export const inOrderOfDue = (groups: ReadonlyMap<string, BillingGroup>): BillingGroup[] =>
  [...groups.values()].sort((one, other) =>
    `${one.period} ${one.kapKjs}` < `${other.period} ${other.kapKjs}` ? -1 : 1,
  );
