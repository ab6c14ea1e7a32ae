import type { Stretch } from '../definition/dated.ts';
import { isDay, periodOf } from '../definition/day.ts';
import { type Explained, ruleNamed } from '../definition/explain.ts';
import { divide, rupiah, type Sen, share } from '../definition/money.ts';
import { type InterestMonth, interestCap, interestMonths, type Sanction } from '../rules/late-interest.ts';
import { formatDay, formatPeriod } from '../text/format.ts';
import { type CalendarText, dayAfterDays, lastDayOfMonths, text } from './day-count.ts';

type InterestRate = {
  /** Hundredths of a percent a month: 97 is 0.97 %. */
  readonly hundredths: number;
  /** The month required by law, and the month whose rate was used (YYYY-MM). They differ in an estimate. */
  readonly requestedMonth: string;
  readonly taken: InterestMonth;
  readonly known: boolean;
};

/**
 * In force on the due day: UU KUP art. 9 (2c). Else the last known earlier rate, marked as such; `null` before the
 * first month of the table.
 */
export const interestRate = (
  due: string,
  sanction: Sanction,
  months: readonly InterestMonth[] = interestMonths(),
): InterestRate | null => {
  const month = periodOf(due);
  const taken = months.findLast((one) => one.month <= month && one[sanction] !== null);
  if (!taken) return null;
  return { hundredths: taken[sanction] ?? 0, requestedMonth: month, taken, known: taken.month === month };
};

/**
 * Part of a month counting in full; 0 if paid in time. Due 15 June, paid 16 June to 15 July is one month, paid 16 July
 * two.
 */
export const monthsLate = (due: string, paid: string): number => {
  if (paid <= due) return 0;
  const start = dayAfterDays(due, 1);
  let months = 1;
  while (lastDayOfMonths(start, months) < paid) months += 1;
  return months;
};

export type LateInterest = {
  /** Interest in sen, whole rupiah; `null` without a known rate. Always an estimate: the office's STP decides. */
  readonly interest: Sen | null;
  readonly months: number;
  readonly rate: InterestRate | null;
  readonly explained: Explained | null;
  readonly says: readonly CalendarText[];
};

export type LatePayment = {
  /** Tax paid late, in sen, not negative. */
  readonly amount: Sen;
  /** Last day to pay in time (shifted over days off) and day of payment, YYYY-MM-DD. */
  readonly due: string;
  readonly paid: string;
  readonly sanction?: Sanction;
  readonly forgivenUntil?: string | null;
};

const percent = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

const decreeOf = ({ decree, month }: InterestMonth): NonNullable<Explained['rule']> => ({
  name: decree ? `KMK ${decree}` : `KMK tarif bunga ${formatPeriod(month)}`,
  from: `${month}-01`,
});

const explain = (amount: Sen, interest: Sen, months: number, rate: InterestRate, cap: Stretch<number>): Explained => ({
  label: 'calendar.interest.amount',
  value: rupiah(interest),
  unit: 'rupiah',
  formula: 'calendar.interest.formula',
  rounding: 'explain.rounding.rupiah_down',
  rule: ruleNamed(cap),
  inputs: [
    { label: 'calendar.interest.base', value: rupiah(amount), unit: 'rupiah' },
    {
      label: rate.known ? 'calendar.interest.rate' : 'calendar.interest.rate_last_known',
      value: percent(rate.hundredths),
      unit: 'percent',
      rule: decreeOf(rate.taken),
    },
    {
      label: 'calendar.interest.months',
      value: String(months),
      unit: 'count',
      formula: 'calendar.interest.months_formula',
    },
  ],
});

const nothing = (...says: CalendarText[]): LateInterest => ({
  interest: 0,
  months: 0,
  rate: null,
  explained: { label: 'calendar.interest.amount', value: '0.00', unit: 'rupiah', formula: 'calendar.interest.on_time' },
  says,
});

const words = (rate: InterestRate, late: number, most: number): CalendarText[] => [
  text('interest.estimate'),
  ...(rate.known
    ? []
    : [
        text('interest.rate_unknown', {
          requestedMonth: formatPeriod(rate.requestedMonth),
          taken: formatPeriod(rate.taken.month),
        }),
      ]),
  ...(rate.taken.sure === 'derived' ? [text('interest.rate_derived', { month: formatPeriod(rate.taken.month) })] : []),
  ...(late > most ? [text('interest.capped', { late, most })] : []),
];

/**
 * Estimated: amount × the monthly rate in force on the due day × months, at most 24, truncated to whole rupiah. Zero if
 * paid in time or within a waiver. Throws RangeError on days that do not exist and negative amounts.
 */
export const lateInterest = (
  { amount, due, paid, sanction = 'payment', forgivenUntil = null }: LatePayment,
  rates?: readonly InterestMonth[],
): LateInterest => {
  if (!isDay(due) || !isDay(paid) || amount < 0) throw new RangeError(`no late payment: ${amount}, ${due}, ${paid}`);
  const late = monthsLate(due, paid);
  if (late === 0) return nothing();
  if (forgivenUntil && paid <= forgivenUntil)
    return nothing(text('interest.forgiven', { until: formatDay(forgivenUntil) }));
  const rate = interestRate(due, sanction, rates);
  const unknown = text('interest.no_rate', { requestedMonth: formatPeriod(due.slice(0, 7)) });
  if (!rate) return { interest: null, months: late, rate, explained: null, says: [unknown] };
  const cap = interestCap[sanction].ruleAt(due);
  const most = cap.value ?? late;
  const months = Math.min(late, most);
  const exact = share(amount, [rate.hundredths * months, 10_000], 'down');
  const interest = Number(divide(BigInt(exact), 100n, 'down')) * 100;
  return {
    interest,
    months,
    rate,
    explained: explain(amount, interest, months, rate, cap as Stretch<number>),
    says: words(rate, late, most),
  };
};
