import { rupiah, type Sen, sen, total } from '../../definition/money.ts';
import { withheldBefore } from '../pph21/settle-year.ts';
import type { BupotInput } from '../record.ts';
import { found, type YearFinding } from './finding.ts';
import {
  allowanceOf,
  enteredGross,
  type LineMonths,
  linesOfYear,
  type MonthPay,
  mixedMonths,
  payOf,
  unsplitPay,
} from './lines.ts';
import {
  type MonthlySlip,
  monthOf,
  type YearChoices,
  type YearFacility,
  type YearRun,
  yearFacilities,
} from './monthly-slips.ts';
import type { YearMonths } from './months.ts';

const payOfLastMonth = (issued: Sen, stated: string | undefined, lastMonth: number): YearFinding[] => {
  if (stated === undefined || sen(stated) === issued) return [];
  const params = { stated: rupiah(sen(stated)), issued: rupiah(issued) };
  return [found('doubt', 'last_stated_otherwise', { months: [lastMonth], params })];
};

const grossOf = (slips: readonly MonthlySlip[]): Sen => total(slips.map(enteredGross));

type LastPay = { readonly pay: Sen; readonly pays: readonly MonthPay[]; readonly findings: readonly YearFinding[] };

/**
 * As entered, else from the draft, else by the rule of the run; issued slips count unchanged. An entered gross equal to
 * that of the draft has its lines.
 */
const lastPay = ({ counted, lastPaid, lastMonth }: YearMonths, stated: string | undefined, run: YearRun): LastPay => {
  const paidLike = (slips: readonly MonthlySlip[], ...findings: YearFinding[]): LastPay => ({
    pay: grossOf(slips),
    pays: slips.map((slip) => payOf(slip, lastMonth)),
    findings,
  });
  const issued = counted.filter((slip) => monthOf(slip) === lastMonth);
  if (issued.length > 0) return { pay: 0, pays: [], findings: payOfLastMonth(grossOf(issued), stated, lastMonth) };
  if (stated !== undefined) {
    if (lastPaid.length > 0 && grossOf(lastPaid) === sen(stated)) return paidLike(lastPaid);
    return { pay: sen(stated), pays: [unsplitPay(lastMonth, sen(stated))], findings: [] };
  }
  if (lastPaid.length > 0) return paidLike(lastPaid, found('note', 'last_from_draft', { months: [lastMonth] }));
  const before = counted.filter((slip) => monthOf(slip) === lastMonth - 1);
  if (run.lastPay === 'SAME' && before.length > 0) return paidLike(before);
  const unpaid = { pay: 0, pays: [] };
  if (run.lastPay === 'NONE') return { ...unpaid, findings: [] };
  const hint = before.length > 0 ? { values: [rupiah(grossOf(before))] } : {};
  return { ...unpaid, findings: [found('stop', 'last_pay', { months: [lastMonth], ...hint })] };
};

export type DrawnIncome = {
  readonly fields: Partial<BupotInput>;
  /** Gross of the monthly slips and of the last month, in sen. */
  readonly gross: Sen;
  readonly withheld: Sen;
  readonly borne: Sen;
  /** The months behind each line. */
  readonly months: LineMonths;
  readonly findings: readonly YearFinding[];
};

/**
 * The tax allowance of months in which the employer bore the tax is line 2; calculated for the year if it was borne in
 * all of them. A2 has no line for it: there it is part of the salary.
 */
const income = (kind: 'BPA1' | 'BPA2', slips: readonly MonthlySlip[], last: readonly MonthPay[]) => {
  const borne = slips.filter(({ grossUp }) => grossUp);
  const whole = kind === 'BPA1' && borne.length > 0 && borne.length === slips.length;
  const pays = [...slips.map((slip) => payOf(slip)), ...last];
  const { fields, months } = linesOfYear(kind, whole ? pays : [...pays, ...borne.map(allowanceOf)]);
  const noted = whole ? found('note', 'gross_up') : found('doubt', 'gross_up_mixed');
  return {
    fields: { ...fields, ...(kind === 'BPA1' ? { grossUpBenefit: whole } : {}) },
    months,
    findings: [...(borne.length === 0 || kind === 'BPA2' ? [] : [noted]), ...mixedMonths(kind, pays)],
  };
};

/** If the government bore all earlier months, it continues; if some, the user decides. */
const facilityOf = (
  kind: 'BPA1' | 'BPA2',
  slips: readonly MonthlySlip[],
  chosen: YearFacility | undefined,
): { fields: Partial<BupotInput>; findings: YearFinding[] } => {
  const borne = slips.filter(({ facility }) => facility === 'DTP');
  if (borne.length === 0) return { fields: {}, findings: [] };
  const months = [...new Set(borne.map(monthOf))];
  // A2 has no facility, so there is nothing to decide.
  if (kind === 'BPA2') return { fields: {}, findings: [found('doubt', 'dtp_a2', { months })] };
  if (chosen) return { fields: { facility: chosen }, findings: [] };
  if (borne.length === slips.length) return { fields: { facility: 'DTP' }, findings: [found('note', 'dtp')] };
  return { fields: { facility: 'NONE' }, findings: [found('stop', 'dtp_mixed', { months, values: yearFacilities })] };
};

/**
 * The lines the slips state, with the rest of their gross as salary, which the user may divide; line 22 is the tax they
 * withheld or the government bore.
 */
export const incomeOf = (
  kind: 'BPA1' | 'BPA2',
  months: YearMonths,
  chosen: Partial<YearChoices>,
  run: YearRun,
): DrawnIncome => {
  const { counted } = months;
  const last = lastPay(months, chosen.lastGross, run);
  const taxes = counted.map((slip) => ({
    month: monthOf(slip),
    tax: sen(slip.tax) + sen(slip.borne),
    borne: sen(slip.borne),
  }));
  const { fields, months: lineMonths, findings } = income(kind, counted, last.pays);
  const facility = facilityOf(kind, counted, chosen.facility);
  const withheld = withheldBefore(taxes);
  const before = total(taxes.map(({ borne }) => borne));
  return {
    gross: total(counted.map((slip) => sen(slip.gross))) + last.pay,
    withheld,
    borne: before,
    months: { ...lineMonths, pph21WithheldDtp: taxes.map(({ month, tax }) => ({ month, amount: tax })) },
    fields: {
      ...fields,
      ...facility.fields,
      pph21WithheldDtp: rupiah(withheld),
      borneBefore: before === 0 ? null : rupiah(before),
    },
    findings: [...last.findings, ...findings, ...facility.findings],
  };
};
