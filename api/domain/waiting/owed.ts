import { interestRate } from '../calendar/interest-rate.ts';
import { lateInterest } from '../calendar/late-interest.ts';
import { monthsLate } from '../calendar/months-late.ts';
import type { Debt } from '../calendar/waiting.ts';
import { divide, type Sen, share, total } from '../definition/money.ts';
import { interestCap } from '../rules/late-interest.ts';

/** The fine of a return that is filed late: once, in sen, from the day after its last day on (UU KUP art. 7 (1)). */
export type LateFine = {
  readonly due: string;
  readonly fine: Sen;
  /** Filed later but by this day, no fine is asked. */
  readonly forgivenUntil: string | null;
};

/** A duty that is not settled: tax still to be paid, account by account, and the return that can be filed once it is. */
export type Owed = {
  readonly key: string;
  readonly debts: readonly Debt[];
  readonly filing: LateFine | null;
};

/** What settling on a day (YYYY-MM-DD) costs, in sen; interest is null where no rate is known for its time. */
export type CostOn = {
  readonly day: string;
  readonly interest: Sen | null;
  readonly fine: Sen;
  readonly total: Sen | null;
};

/** The fine of filing on a day, in sen; 0 in time, by the day lateness was forgiven until, or where nothing is to be filed. */
export const fineOn = (filing: LateFine | null, day: string): Sen =>
  !filing || day <= filing.due || (filing.forgivenUntil !== null && day <= filing.forgivenUntil) ? 0 : filing.fine;

/** Interest of one debt paid on a day, in sen, whole rupiah; null where no rate is known. */
const interestOn = ({ amount, due, forgivenUntil }: Debt, day: string): Sen | null =>
  lateInterest({ amount, due, paid: day, forgivenUntil }).interest;

/** What settling a duty whole on a day costs: interest account by account (UU KUP art. 9 (2a)), and the fine of its return. */
export const costOn = ({ debts, filing }: Owed, day: string): CostOn => {
  const each = debts.map((debt) => interestOn(debt, day));
  const known = each.flatMap((one) => (one === null ? [] : [one]));
  const interest = known.length < each.length ? null : total(known);
  const fine = fineOn(filing, day);
  return { day, interest, fine, total: interest === null ? null : interest + fine };
};

/** Whether the interest of a duty can be estimated at all. */
export const isEstimable = ({ debts }: Owed): boolean =>
  debts.every(({ due }) => interestRate(due, 'payment') !== null);

/** Hundredths of a percent that paying a debt on a day costs: rate times months begun, at most those of the cap. */
export const burden = ({ due, forgivenUntil }: Debt, day: string): number => {
  if (forgivenUntil && day <= forgivenUntil) return 0;
  const late = monthsLate(due, day);
  if (late === 0) return 0;
  const most = interestCap.payment.ruleAt(due).value ?? late;
  return (interestRate(due, 'payment')?.hundredths ?? 0) * Math.min(late, most);
};

/** Interest of a part of a debt at a burden, in sen, cut to whole rupiah as for the whole. */
export const interestOfPart = (part: Sen, hundredths: number): Sen =>
  Number(divide(BigInt(share(part, [hundredths, 10_000], 'down')), 100n, 'down')) * 100;
