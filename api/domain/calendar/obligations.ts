import { type Dated, dated } from '../definition/dated.ts';
import { uploadDay } from '../rules/deadlines.ts';
import * as filing from '../rules/filing-days.ts';
import type { DueRule } from '../rules/payment-days.ts';
import * as payment from '../rules/payment-days.ts';

/** Something that comes round every month or year. Its words are `calendar.obligation.<key>`. */
export type Obligation = {
  readonly key: ObligationKey;
  readonly action: 'pay' | 'report' | 'upload';
  readonly every: 'month' | 'year';
  /** Whom it concerns: everybody, companies or natural persons. */
  readonly taxpayer: 'any' | 'company' | 'person';
  readonly rule: Dated<DueRule>;
  readonly shifts: boolean;
};

export type ObligationKey =
  | 'pay_withheld'
  | 'pay_self'
  | 'pay_vat'
  | 'pay_own_vat'
  | 'pay_year_company'
  | 'pay_year_person'
  | 'report_pph21'
  | 'report_unifikasi'
  | 'report_vat'
  | 'report_year_company'
  | 'report_year_person'
  | 'upload_faktur';

/** The upload day of invoices as a rule like the others: asked by masa instead of by date, which comes to the same. */
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
