import { dayAfterMonths } from '../definition/day.ts';
import type { Explained } from '../definition/explain.ts';
import { rupiah, type Sen, sen, total } from '../definition/money.ts';
import { interestCap } from '../rules/late-interest.ts';
import { type CalendarText, dayAfterDays, lastDayOfMonths } from './day-count.ts';
import { interestRate, type LateInterest, lateInterest, monthsLate } from './late-interest.ts';

/** Unpaid tax: amount in sen, last day to pay in time, and the account if it is one of several ("411121-100"). */
export type Debt = {
  readonly amount: Sen;
  readonly due: string;
  readonly forgivenUntil: string | null;
  readonly account?: string;
};

/** Estimated interest when paying on a day (YYYY-MM-DD); null if no rate is known. */
export type InterestOn = { readonly day: string; readonly interest: Explained | null };

export type Waiting<Words = CalendarText> = {
  readonly today: InterestOn;
  readonly tomorrow: InterestOn;
  readonly inAMonth: InterestOn;
  /** The last day with the same interest as today; null if it never rises (cap reached) or no rate is known. */
  readonly sameUntil: string | null;
  readonly says: readonly Words[];
};

const costOf = ({ amount, due, forgivenUntil }: Debt, paid: string): LateInterest =>
  lateInterest({ amount, due, paid, forgivenUntil });

export const interestTogether = (debts: readonly Debt[], day: string): InterestOn => {
  const each = debts.flatMap((debt) => {
    const { explained } = costOf(debt, day);
    return explained ? [debt.account ? { ...explained, line: debt.account } : explained] : [];
  });
  const [first] = each;
  if (!first || each.length < debts.length) return { day, interest: null };
  if (each.length === 1) return { day, interest: first };
  const sum = rupiah(total(each.map(({ value }) => sen(value))));
  const { label, unit } = first;
  return { day, interest: { label, value: sum, unit, formula: 'calendar.interest.sum', inputs: each } };
};

/** Interest counts whole months from the due day, so it only changes when such a month ends. */
const stillUntil = ({ due, forgivenUntil }: Debt, today: string): string | null => {
  const late = monthsLate(due, today);
  if (late === 0) return due;
  if (forgivenUntil && today <= forgivenUntil) return forgivenUntil;
  // No result for months before the first known rate.
  if (!interestRate(due, 'payment')) return null;
  const most = interestCap.payment.at(due);
  return late >= most ? null : lastDayOfMonths(dayAfterDays(due, 1), late);
};

const once = (says: readonly CalendarText[]): CalendarText[] => [
  ...new Map(says.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * Today, a day later and a month later (UU KUP art. 9 (2a)). Null if nothing is owed. Always an estimate: the STP of
 * the office is decisive.
 */
export const waitingCosts = (debts: readonly Debt[], today: string): Waiting | null => {
  const owed = debts.filter(({ amount }) => amount > 0);
  if (owed.length === 0) return null;
  const inAMonth = dayAfterMonths(today, 1);
  const ends = owed.flatMap((debt) => stillUntil(debt, today) ?? []).sort();
  return {
    today: interestTogether(owed, today),
    tomorrow: interestTogether(owed, dayAfterDays(today, 1)),
    inAMonth: interestTogether(owed, inAMonth),
    sameUntil: ends[0] ?? null,
    says: once(owed.flatMap((debt) => costOf(debt, inAMonth).says)),
  };
};

/** Whether it costs something today or within a month. */
export const isCostly = ({ today, inAMonth }: Waiting<unknown>): boolean =>
  [today, inAMonth].some(({ interest }) => interest === null || sen(interest.value) > 0);

export const inSentences = (waiting: Waiting | null, word: (input: CalendarText) => string): Waiting<string> | null =>
  waiting && { ...waiting, says: waiting.says.map(word) };
