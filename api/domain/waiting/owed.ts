import { dayAfterDays, lastDayOf } from '../calendar/day-count.ts';
import { interestRate, lateInterest, monthsLate } from '../calendar/late-interest.ts';
import type { Debt } from '../calendar/waiting.ts';
import { periodAfter, periodOf } from '../definition/day.ts';
import { divide, type Sen, share, total } from '../definition/money.ts';
import { interestCap } from '../rules/late-interest.ts';

/** The fine of a return that is filed late: once, in sen, from the day after its last day on (UU KUP art. 7 (1)). */
export type LateFine = {
  readonly due: string;
  readonly fine: Sen;
  /** No fine is charged for filing up to this day. */
  readonly forgivenUntil: string | null;
};

/** An open duty: unpaid tax by account, and the return that can be filed after payment. */
export type Owed = {
  readonly key: string;
  readonly debts: readonly Debt[];
  readonly filing: LateFine | null;
};

/** Cost of settling on a day (YYYY-MM-DD), in sen; interest is null if no rate is known for its time. */
type CostOn = {
  readonly day: string;
  readonly interest: Sen | null;
  readonly fine: Sen;
  readonly total: Sen | null;
};

/** The fine of filing on a day, in sen; 0 in time, within a waiver period, or if nothing is to be filed. */
export const fineOn = (filing: LateFine | null, day: string): Sen =>
  !filing || day <= filing.due || (filing.forgivenUntil !== null && day <= filing.forgivenUntil) ? 0 : filing.fine;

/** Interest of one debt paid on a day, in sen, whole rupiah; null if no rate is known. */
const interestOn = ({ amount, due, forgivenUntil }: Debt, day: string): Sen | null =>
  lateInterest({ amount, due, paid: day, forgivenUntil }).interest;

/** Cost of settling a whole duty on a day: interest by account (UU KUP art. 9 (2a)), and the fine of its return. */
export const costOn = ({ debts, filing }: Owed, day: string): CostOn => {
  const each = debts.map((debt) => interestOn(debt, day));
  const known = each.flatMap((one) => (one === null ? [] : [one]));
  const interest = known.length < each.length ? null : total(known);
  const fine = fineOn(filing, day);
  return { day, interest, fine, total: interest === null ? null : interest + fine };
};

export const isEstimable = ({ debts }: Owed): boolean =>
  debts.every(({ due }) => interestRate(due, 'payment') !== null);

/** Interest of a debt paid on a day, in hundredths of a percent: rate times months begun, at most the cap. */
export const burden = ({ due, forgivenUntil }: Debt, day: string): number => {
  if (forgivenUntil && day <= forgivenUntil) return 0;
  const late = monthsLate(due, day);
  if (late === 0) return 0;
  const most = interestCap.payment.ruleAt(due).value ?? late;
  return (interestRate(due, 'payment')?.hundredths ?? 0) * Math.min(late, most);
};

/** Interest of a part of a debt, in sen, truncated to whole rupiah as for the whole. */
export const interestOfPart = (part: Sen, hundredths: number): Sen =>
  Number(divide(BigInt(share(part, [hundredths, 10_000], 'down')), 100n, 'down')) * 100;

/** Today, tomorrow, and the last day of this month and of the next ones. YYYY-MM-DD, each once. */
export const costDays = (today: string, months: number): readonly string[] => {
  const ends = Array.from({ length: months }, (_, at) => lastDayOf(periodAfter(periodOf(today), at)));
  return [...new Set([today, dayAfterDays(today, 1), ...ends])].sort();
};

type OwedCosts = { readonly key: string; readonly on: readonly CostOn[] };

/** The cost of all duties, each and in total; a total leaves out duties without a known rate and reports that. */
type WaitingPrice = {
  readonly each: readonly OwedCosts[];
  readonly all: readonly { readonly day: string; readonly total: Sen; readonly whole: boolean }[];
};

export const waitingPrice = (owed: readonly Owed[], days: readonly string[]): WaitingPrice => {
  const each = owed.map((one) => ({ key: one.key, on: days.map((day) => costOn(one, day)) }));
  const all = days.map((day, at) => {
    const known = each.flatMap(({ on }) => on[at]?.total ?? []);
    return { day, total: total(known), whole: known.length === each.length };
  });
  return { each, all };
};
