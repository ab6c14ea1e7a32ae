import { dayAfterMonths } from '../definition/day.ts';
import type { Explained } from '../definition/explain.ts';
import { rupiah, type Sen, sen, total } from '../definition/money.ts';
import { interestCap } from '../rules/late-interest.ts';
import { type CalendarText, dayAfterDays, lastDayOfMonths } from './day-count.ts';
import { interestRate, type LateInterest, lateInterest, monthsLate } from './late-interest.ts';

/** Tax that is still to be paid: amount in sen, last day to pay in time, and the account where it is one of several ("411121-100"). */
export type Debt = {
  readonly amount: Sen;
  readonly due: string;
  readonly forgivenUntil: string | null;
  readonly account?: string;
};

/** What paying on a day (YYYY-MM-DD) is estimated to cost in interest; null where no rate is known. */
export type InterestOn = { readonly day: string; readonly interest: Explained | null };

/** What waiting costs; `Words` is a sentence of the domain, or that sentence in words. */
export type Waiting<Words = CalendarText> = {
  readonly today: InterestOn;
  readonly tomorrow: InterestOn;
  readonly inAMonth: InterestOn;
  /** The last day it costs no more than today; null where it never will, the cap being reached, or where no rate is known. */
  readonly sameUntil: string | null;
  readonly says: readonly Words[];
};

const costOf = ({ amount, due, forgivenUntil }: Debt, paid: string): LateInterest =>
  lateInterest({ amount, due, paid, forgivenUntil });

/** What paying debts on a day costs in interest. One number for all: of several debts the sum, made of what each costs. */
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

/** Interest counts by whole months from the due day on, so that it stands still until one of them is over. */
const stillUntil = ({ due, forgivenUntil }: Debt, today: string): string | null => {
  const late = monthsLate(due, today);
  if (late === 0) return due;
  if (forgivenUntil && today <= forgivenUntil) return forgivenUntil;
  // Of months before the first known rate nothing is said at all.
  if (!interestRate(due, 'payment')) return null;
  const most = interestCap.payment.at(due);
  return late >= most ? null : lastDayOfMonths(dayAfterDays(due, 1), late);
};

const once = (says: readonly CalendarText[]): CalendarText[] => [
  ...new Map(says.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * What tax costs in interest when it is paid today, a day later and a month later (UU KUP art. 9 (2a): the rate of the due day, part of a
 * month in full, at most 24). Null where nothing is owed. Always an estimate: the office's STP decides.
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

/** Whether there is anything to tell: it costs something today, or will within a month. */
export const isCostly = ({ today, inAMonth }: Waiting<unknown>): boolean =>
  [today, inAMonth].some(({ interest }) => interest === null || sen(interest.value) > 0);

/** The same with its sentences in words. */
export const inSentences = (waiting: Waiting | null, word: (input: CalendarText) => string): Waiting<string> | null =>
  waiting && { ...waiting, says: waiting.says.map(word) };
