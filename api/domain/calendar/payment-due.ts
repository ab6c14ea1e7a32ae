import type { Dated, Stretch } from '../definition/dated.ts';
import { dayAfterMonths } from '../definition/day.ts';
import { type HolidayYear, holidayYears } from '../rules/holidays.ts';
import { type Forgiven, forgiveness } from '../rules/late-interest.ts';
import * as days from '../rules/payment-days.ts';
import { formatDay } from '../text/format.ts';
import {
  type CalendarText,
  type DayOff,
  dueDay,
  nextWorkingDay,
  ruleOf,
  stretchOn,
  text,
  type WorkingDay,
} from './day-count.ts';
import { type PaymentKind, paymentKind } from './payment-kind.ts';

/** The last day to pay for a masa (YYYY-MM) without sanction; `null` if nothing was waived. */
const forgivenUntil = (kind: Forgiven | undefined, masa: string, due: string): string | null => {
  const found = forgiveness.history.find(({ from }) => from <= due)?.value;
  const one = kind && found?.find(({ kinds, masa: of }) => of === masa && kinds.includes(kind));
  return one ? one.until : null;
};

export type PaymentDue =
  | {
      readonly known: true;
      readonly kind: PaymentKind;
      /** The last day to pay in time, YYYY-MM-DD, shifted over days off. */
      readonly day: string;
      readonly lawDay: string;
      readonly passed: readonly DayOff[];
      /** A year without a holiday table was involved: only weekends were considered there. */
      readonly incomplete: boolean;
      readonly rule: Stretch<unknown>;
      /** The rule that shifted it; `null` if it was not shifted, or by a law older than those known. */
      readonly shiftRule: Stretch<unknown> | null;
      readonly forgivenUntil: string | null;
      readonly says: readonly CalendarText[];
    }
  | { readonly known: false; readonly kind: PaymentKind; readonly says: readonly CalendarText[] };

export type DueContext = {
  readonly holidays?: readonly HolidayYear[];
  readonly selfPaid?: boolean;
  readonly noticeIssued?: string;
};

const RULES: Partial<Record<PaymentKind, Dated<days.DueRule>>> = {
  withheld: days.withheldDay,
  either: days.withheldDay,
  self: days.selfPaidDay,
  land: days.selfPaidDay,
  vat: days.vatDay,
  ownVat: days.ownVatDay,
  collectedVat: days.collectedVatDay,
  stamp: days.stampDay,
  oil: days.oilDay,
  personYear: days.personYearDay,
  companyYear: days.companyYearDay,
};

const NO_DAY = { customs: 'due.customs', treasurer: 'due.treasurer', none: 'due.none' } as const;

const noDay = (kind: PaymentKind): PaymentDue =>
  unknown(kind, text(kind in NO_DAY ? NO_DAY[kind as keyof typeof NO_DAY] : 'due.unconfirmed'));

const FORGIVEN: Partial<Record<PaymentKind, Forgiven>> = {
  withheld: 'income',
  self: 'income',
  either: 'income',
  land: 'land',
  vat: 'vat',
  stamp: 'stamp',
};

const ruleWords = (kind: PaymentKind, { months, day }: days.DueRule): CalendarText =>
  day === 'last'
    ? text(months === 1 ? 'due.month_end' : 'due.year_end', { months })
    : text(kind === 'either' ? 'due.day_either' : 'due.day', { day });

const shiftWords = (lawDay: string, { day, passed, incomplete }: WorkingDay): CalendarText[] => {
  const first = passed[0];
  const why = first?.name ?? { key: 'calendar.off.weekend' };
  return [
    ...(first ? [text('due.shifted', { from: formatDay(lawDay), why, to: formatDay(day) })] : []),
    ...(incomplete ? [text('due.incomplete', { year: day.slice(0, 4) })] : []),
  ];
};

const unknown = (kind: PaymentKind, ...says: CalendarText[]): PaymentDue => ({ known: false, kind, says });

/** Due on the printed date; with the issue date one month later, not shifted because the letter is decisive. */
const noticeDue = (issued: string | undefined): PaymentDue => {
  const rule = issued ? stretchOn(days.noticeMonths, issued) : null;
  if (!issued || !rule?.value) return unknown('notice', text('due.notice'));
  const lawDay = dayAfterMonths(issued, rule.value);
  const says = [text('due.notice_issued', { issued: formatDay(issued) })];
  return {
    known: true,
    kind: 'notice',
    day: lawDay,
    lawDay,
    passed: [],
    incomplete: false,
    rule,
    shiftRule: null,
    forgivenUntil: null,
    says,
  };
};

/**
 * For a tax period (YYYY-MM; of a range its first month, of a year its last), by the rule in force for it. If no rule
 * is known, or the letter of the office is decisive, the result states that instead of a day.
 */
export const paymentDue = (kap: string, kjs: string, period: string, context: DueContext = {}): PaymentDue => {
  const kind = paymentKind(kap, kjs);
  if (kind === 'notice') return noticeDue(context.noticeIssued);
  const rules = kind === 'either' && context.selfPaid ? days.selfPaidDay : RULES[kind];
  const rule = rules ? ruleOf(rules, period) : null;
  if (!rule?.value) return noDay(kind);
  const lawDay = dueDay(period, rule.value);
  const worked = nextWorkingDay(lawDay, context.holidays ?? holidayYears());
  const settled = kind === 'either' && (context.selfPaid !== undefined || period >= '2025-01');
  return {
    known: true,
    kind,
    day: worked.day,
    lawDay,
    passed: worked.passed,
    incomplete: worked.incomplete,
    rule,
    shiftRule: worked.passed.length > 0 ? stretchOn(days.shiftsToWorkingDay, lawDay) : null,
    forgivenUntil: forgivenUntil(FORGIVEN[kind], period, worked.day),
    says: [
      ruleWords(settled ? 'withheld' : kind, rule.value),
      ...(kind === 'land' ? [text('due.land')] : []),
      ...shiftWords(lawDay, worked),
    ],
  };
};
