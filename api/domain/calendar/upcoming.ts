import { type Dated, dated, type Stretch } from '../definition/dated.ts';
import { periodAfter, periodOf } from '../definition/day.ts';
import { uploadDay } from '../rules/deadlines.ts';
import * as filing from '../rules/filing-days.ts';
import { type HolidayYear, holidayYears } from '../rules/holidays.ts';
import type { DueRule } from '../rules/payment-days.ts';
import * as payment from '../rules/payment-days.ts';
import { type DayOff, dayAfterDays, daysBetween, dueDay, nextWorkingDay, ruleOf } from './day-count.ts';

export const deadlineActions = ['pay', 'report', 'upload'] as const;

type Obligation = {
  readonly key: ObligationKey;
  readonly action: (typeof deadlineActions)[number];
  readonly every: 'month' | 'year';
  readonly taxpayer: 'any' | 'company' | 'person';
  readonly rule: Dated<DueRule>;
  readonly shifts: boolean;
};

export const obligationKeys = [
  'pay_withheld',
  'pay_self',
  'pay_vat',
  'pay_own_vat',
  'pay_year_company',
  'pay_year_person',
  'report_pph21',
  'report_unifikasi',
  'report_vat',
  'report_year_company',
  'report_year_person',
  'upload_faktur',
] as const;
type ObligationKey = (typeof obligationKeys)[number];

/** The upload deadline of invoices as a rule, by masa instead of invoice date; the result is the same. */
const uploadRule = dated<DueRule>(
  uploadDay.name,
  uploadDay.history.map(({ value, ...stretch }) => ({
    ...stretch,
    value: value === null ? null : { months: 1, day: value },
  })),
);

const monthly = (key: ObligationKey, action: Obligation['action'], rule: Dated<DueRule>): Obligation => ({
  key,
  action,
  rule,
  every: 'month',
  taxpayer: 'any',
  shifts: action !== 'upload',
});

const yearly = (
  key: ObligationKey,
  action: Obligation['action'],
  taxpayer: Obligation['taxpayer'],
  rule: Dated<DueRule>,
): Obligation => ({ key, action, rule, every: 'year', taxpayer, shifts: true });

export const obligations: readonly Obligation[] = [
  monthly('pay_withheld', 'pay', payment.withheldDay),
  monthly('pay_self', 'pay', payment.selfPaidDay),
  monthly('pay_own_vat', 'pay', payment.ownVatDay),
  monthly('pay_vat', 'pay', payment.vatDay),
  monthly('report_pph21', 'report', filing.monthlyReturnDay),
  monthly('report_unifikasi', 'report', filing.monthlyReturnDay),
  monthly('report_vat', 'report', filing.vatReturnDay),
  monthly('upload_faktur', 'upload', uploadRule),
  yearly('pay_year_company', 'pay', 'company', payment.companyYearDay),
  yearly('report_year_company', 'report', 'company', filing.companyReturnDay),
  yearly('pay_year_person', 'pay', 'person', payment.personYearDay),
  yearly('report_year_person', 'report', 'person', filing.personReturnDay),
];

export type Upcoming = {
  readonly key: ObligationKey;
  readonly action: Obligation['action'];
  readonly period: string;
  readonly day: string;
  readonly lawDay: string;
  readonly daysLeft: number;
  readonly passed: readonly DayOff[];
  readonly incomplete: boolean;
  readonly rule: Stretch<DueRule>;
};

export type UpcomingContext = {
  readonly taxpayer?: 'company' | 'person';
  readonly bookYearEnd?: number;
  readonly holidays?: readonly HolidayYear[];
};

/** Maximum months between a period and its due date in the window: four by the yearly rule, one for a long shift. */
const LOOK_BACK = 5;

export const monthsFrom = (first: string, last: string): string[] => {
  const months: string[] = [];
  for (let at = first; at <= last; at = periodAfter(at, 1)) months.push(at);
  return months;
};

/** VAT deadlines do not apply to companies that are not PKP. */
export const isOfVat = ({ key }: Upcoming): boolean =>
  key === 'pay_vat' || key === 'report_vat' || key === 'upload_faktur';

/**
 * From today (YYYY-MM-DD) through a number of days, soonest first. Rules whose law is not known for a period are left
 * out.
 */
export const upcoming = (
  today: string,
  days: number,
  { taxpayer = 'company', bookYearEnd = 12, holidays = holidayYears() }: UpcomingContext = {},
): Upcoming[] => {
  const end = dayAfterDays(today, days);
  const periods = monthsFrom(periodAfter(periodOf(today), -LOOK_BACK), periodOf(end));
  const concerns = obligations.filter((one) => one.taxpayer === 'any' || one.taxpayer === taxpayer);
  return concerns
    .flatMap((one) =>
      periods
        .filter((period) => one.every === 'month' || Number(period.slice(5, 7)) === bookYearEnd)
        .flatMap((period): Upcoming[] => {
          const rule = ruleOf(one.rule, period);
          if (!rule?.value) return [];
          const lawDay = dueDay(period, rule.value);
          const { day, passed, incomplete } = one.shifts
            ? nextWorkingDay(lawDay, holidays)
            : { day: lawDay, passed: [], incomplete: false };
          if (day < today || day > end) return [];
          const { key, action } = one;
          return [{ key, action, period, day, lawDay, daysLeft: daysBetween(today, day), passed, incomplete, rule }];
        }),
    )
    .sort((a, b) => a.day.localeCompare(b.day));
};
