import { rupiah, type Sen, sen, total } from '../../definition/money.ts';
import { withheldBefore } from '../pph21/settle-year.ts';
import type { BupotInput } from '../record.ts';
import { found, type YearFinding } from './finding.ts';
import {
  type MonthlySlip,
  monthOf,
  type YearChoices,
  type YearFacility,
  type YearRun,
  yearFacilities,
} from './monthly-slips.ts';
import type { YearMonths } from './months.ts';

const typed = ({ grossUp, grossTyped, gross }: MonthlySlip): Sen => sen(grossUp ? (grossTyped ?? gross) : gross);

/** Warns where the entered pay of the last month differs from its issued slip. */
const payOfLastMonth = (issued: Sen, stated: string | undefined, lastMonth: number): YearFinding[] => {
  if (stated === undefined || sen(stated) === issued) return [];
  const params = { stated: rupiah(sen(stated)), issued: rupiah(issued) };
  return [found('doubt', 'last_told_otherwise', { months: [lastMonth], params })];
};

/**
 * Pay of the last month besides its issued slips, which count unchanged: as entered, else from its draft, else by the
 * rule of the run.
 */
const lastPay = (
  { counted, lastPaid, lastMonth }: YearMonths,
  stated: string | undefined,
  run: YearRun,
): { pay: Sen | null; findings: YearFinding[] } => {
  const issued = counted.filter((slip) => monthOf(slip) === lastMonth);
  if (issued.length > 0) return { pay: 0, findings: payOfLastMonth(total(issued.map(typed)), stated, lastMonth) };
  if (stated !== undefined) return { pay: sen(stated), findings: [] };
  if (lastPaid.length > 0)
    return { pay: total(lastPaid.map(typed)), findings: [found('note', 'last_from_draft', { months: [lastMonth] })] };
  const before = counted.filter((slip) => monthOf(slip) === lastMonth - 1);
  if (run.lastPay === 'SAME' && before.length > 0) return { pay: total(before.map(typed)), findings: [] };
  if (run.lastPay === 'NONE') return { pay: 0, findings: [] };
  const hint = before.length > 0 ? { values: [rupiah(total(before.map(typed)))] } : {};
  return { pay: null, findings: [found('stop', 'last_pay', { months: [lastMonth], ...hint })] };
};

export type DrawnIncome = {
  readonly fields: Partial<BupotInput>;
  /** Gross of the monthly slips and of the last month, in sen. */
  readonly gross: Sen;
  readonly withheld: Sen;
  readonly borne: Sen;
  readonly findings: readonly YearFinding[];
};

/**
 * The tax allowance of months in which the employer bore the tax (line 2); calculated for the year if the employer bore
 * it in all of them.
 */
const allowance = (kind: 'BPA1' | 'BPA2', slips: readonly MonthlySlip[], pay: Sen) => {
  const borne = slips.filter(({ grossUp }) => grossUp);
  const net = total(slips.map(typed)) + pay;
  const benefit = total(borne.map((slip) => sen(slip.gross) - typed(slip)));
  // A2 has no line for it: the allowance is part of the salary.
  if (kind === 'BPA2') return { fields: { salaryPension: rupiah(net + benefit) }, findings: [] };
  const whole = borne.length > 0 && borne.length === slips.length;
  return {
    fields: {
      salaryPension: rupiah(net),
      grossUpBenefit: whole,
      pphBenefit: whole || benefit === 0 ? null : rupiah(benefit),
    },
    findings: borne.length === 0 ? [] : [whole ? found('note', 'gross_up') : found('doubt', 'gross_up_mixed')],
  };
};

/**
 * Who bears the tax of the last period after the government bore earlier months: if it bore all of them, it continues;
 * if some, the user decides.
 */
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
 * Income and tax of a year from its monthly slips. They give one gross per month, so all of it is salary until the user
 * divides it; line 22 is the tax they withheld or the government bore.
 */
export const incomeOf = (
  kind: 'BPA1' | 'BPA2',
  months: YearMonths,
  chosen: Partial<YearChoices>,
  run: YearRun,
): DrawnIncome => {
  const { counted } = months;
  const last = lastPay(months, chosen.lastGross, run);
  const pay = last.pay ?? 0;
  const taxes = counted.map((slip) => ({
    month: monthOf(slip),
    tax: sen(slip.tax) + sen(slip.borne),
    borne: sen(slip.borne),
  }));
  const { fields, findings } = allowance(kind, counted, pay);
  const facility = facilityOf(kind, counted, chosen.facility);
  const withheld = withheldBefore(taxes);
  const before = total(taxes.map(({ borne }) => borne));
  return {
    gross: total(counted.map((slip) => sen(slip.gross))) + pay,
    withheld,
    borne: before,
    fields: {
      ...fields,
      ...facility.fields,
      pph21WithheldDtp: rupiah(withheld),
      borneBefore: before === 0 ? null : rupiah(before),
    },
    findings: [...last.findings, ...findings, ...facility.findings],
  };
};
