import { lastDayOf } from '../../calendar/day-count.ts';
import { rupiah, type Sen, share, total } from '../../definition/money.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import { a1Income, type WithholdingAnnuality } from '../pph21/annual-input.ts';
import { explainedLine } from '../pph21/explained.ts';
import { calculatePayment, type PaymentAnswer } from './calculate-payment.ts';
import { calculateYear, PENSIONER, type YearAnswer } from './calculate-year.ts';
import { amountOf, type Calculated, type Faults, type Line, movedTo, reader, worked } from './faults.ts';

export type IncomeField = (typeof a1Income)[number];

export const monthlyFields = [...a1Income, 'pensionContribution'] as const;
export type MonthlyField = (typeof monthlyFields)[number];

export type PlanParams = {
  readonly year: number;
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly pensioner: boolean;
  readonly status: WithholdingStatus;
  readonly withholdingAnnuality: WithholdingAnnuality;
  readonly grossUp: boolean;
  /** The government bears the tax of every month (DTP). */
  readonly borne: boolean;
  readonly monthly: { readonly [K in MonthlyField]?: string };
  readonly extra: readonly { readonly month: number; readonly field: IncomeField; readonly amount: string }[];
  readonly zakat: string;
  readonly previousNetIncome: string;
  readonly pph21PreviousBupot: string;
};

export type PlanMonth = { readonly month: number; readonly rate: string | null; readonly lines: readonly Line[] };

export type PlanAnswer = YearAnswer & { readonly months: readonly PlanMonth[] };

type Paid = { readonly of: (field: MonthlyField) => Sen; readonly inMonth: (month: number) => Sen };

const EMPLOYEE = '21-100-01';

const paidBy = ({ year, monthly, extra, firstMonth, lastMonth }: PlanParams, faults: Faults): Paid => {
  const { amount, blame, faults: found } = reader();
  if (!(year >= 1900 && year <= 2099)) blame('year', 'year');
  const each = new Map(monthlyFields.map((field) => [field, amount(field, monthly[field])]));
  const once = extra.map((one, at) => {
    if (one.month < firstMonth || one.month > lastMonth) blame(`extra.${at}.month`, 'outside');
    return { ...one, sen: amount(`extra.${at}.amount`, one.amount) };
  });
  Object.assign(faults, found);
  const months = Math.max(0, lastMonth - firstMonth + 1);
  return {
    of: (field) =>
      total([
        share(each.get(field) ?? 0, [months, 1], 'down'),
        ...once.filter((one) => one.field === field).map(({ sen }) => sen),
      ]),
    inMonth: (month) =>
      total([
        ...a1Income.map((field) => each.get(field) ?? 0),
        ...once.filter((one) => one.month === month).map(({ sen }) => sen),
      ]),
  };
};

const monthOf = (params: PlanParams, month: number, income: Sen): Calculated<PaymentAnswer> =>
  calculatePayment({
    kind: 'BPMP',
    code: params.pensioner ? PENSIONER : EMPLOYEE,
    day: lastDayOf(`${params.year}-${String(month).padStart(2, '0')}`),
    income: rupiah(income),
    status: params.status,
    grossUp: params.grossUp,
    facility: params.borne ? 'DTP' : 'NONE',
  });

const FIELD_NAMES = { day: 'year', income: 'salaryPension', code: 'year' };

const yearOf = (params: PlanParams, paid: Paid, months: readonly PlanMonth[]): Calculated<YearAnswer> =>
  calculateYear({
    ...params,
    kind: 'BPA1',
    taxCode: params.pensioner ? PENSIONER : EMPLOYEE,
    grossUpBenefit: params.grossUp,
    amounts: {
      ...Object.fromEntries(monthlyFields.map((field) => [field, rupiah(paid.of(field))])),
      zakat: params.zakat,
    },
    slips: months.map(({ month, lines }) => ({
      month,
      tax: amountOf(lines, 'tax'),
      borne: amountOf(lines, 'borne'),
    })),
    borneNow: params.borne,
  });

const planned = (params: PlanParams): Calculated<PlanAnswer> => {
  const { firstMonth, lastMonth } = params;
  const faults: Faults = {};
  const paid = paidBy(params, faults);
  if (Object.keys(faults).length > 0) return { answer: null, faults };
  const months: PlanMonth[] = [];
  for (let month = firstMonth; month < lastMonth; month++) {
    const one = monthOf(params, month, paid.inMonth(month));
    if (one.faults) return { answer: null, faults: movedTo(one.faults, FIELD_NAMES) };
    months.push({ month, rate: one.answer.rate, lines: one.answer.lines });
  }
  const year = yearOf(params, paid, months);
  if (year.faults) return year;
  const income = explainedLine('gross', paid.inMonth(lastMonth));
  const last = [{ field: 'gross', amount: income.value, explain: income }, ...year.answer.settled];
  return {
    answer: { ...year.answer, months: [...months, { month: lastMonth, rate: null, lines: last }] },
    faults: null,
  };
};

/** Every month by its monthly rate, the last one by the tax of the year; or the faults of the input. */
export const calculatePlan = (params: PlanParams): Calculated<PlanAnswer> => {
  const tried = worked(() => planned(params), { amount: 'salaryPension', day: 'year' });
  return tried.faults ? tried : tried.answer;
};
