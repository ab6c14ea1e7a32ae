import { PPH21_METHOD_FROM } from '../../rules/pph21/fees.ts';
import { objectOf } from '../../rules/pph21/objects.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import { a1Lines, a2Lines } from '../pph21/annual.ts';
import { a1Form, a2Form, type FormLine } from '../pph21/annual-form.ts';
import {
  type A1Input,
  type A2Input,
  type AnnualFacts,
  type AnnualLines,
  a1Income,
  a2Income,
  type WithholdingAnnuality,
} from '../pph21/annual-input.ts';
import { explainPph21, type Pph21Notes } from '../pph21/explained.ts';
import type { Identity } from '../pph21/payment.ts';
import { type MonthSlip, monthsAmiss, settleYear, withheldBefore } from '../pph21/settle-year.ts';
import { type Calculated, type Line, linesOf, reader, worked } from './faults.ts';

type IncomeField = (typeof a1Income)[number] | (typeof a2Income)[number];
type Amounts = { readonly [K in IncomeField | 'pphBenefit' | 'pensionContribution' | 'zakat']?: string | undefined };

/** Input of slip A1 or A2 for one year: amounts in rupiah, as decimal strings. Missing amounts are zero. */
export type YearParams = {
  readonly kind: 'BPA1' | 'BPA2';
  readonly taxCode: string;
  readonly year: number;
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly status: WithholdingStatus;
  readonly withholdingAnnuality: WithholdingAnnuality;
  readonly identity?: Identity | undefined;
  readonly grossUpBenefit?: boolean | undefined;
  readonly amounts: Amounts;
  readonly previousNetIncome?: string | undefined;
  readonly pph21PreviousBupot?: string | undefined;
  readonly pph21WithheldDtp?: string | undefined;
  readonly slips?:
    | readonly { readonly month: number; readonly tax: string; readonly borne?: string | undefined }[]
    | undefined;
  /** The government bears the tax of the last period (DTP). */
  readonly borneNow?: boolean | undefined;
};

export type YearLine = Line & { readonly line: string };

export type YearAnswer = {
  readonly kind: YearParams['kind'];
  readonly taxCode: string;
  readonly lines: readonly YearLine[];
  readonly settled: readonly Line[];
};

type Reader = ReturnType<typeof reader>;

export const PENSIONER = '21-100-02';

const slipsOf = ({ slips = [], firstMonth, lastMonth, pph21WithheldDtp }: YearParams, read: Reader): MonthSlip[] => {
  if (slips.length > 0 && pph21WithheldDtp) read.blame('pph21WithheldDtp', 'line22_twice');
  const { doubled, outside } = monthsAmiss({ firstMonth, lastMonth }, slips);
  if (doubled.length > 0 || outside.length > 0) read.blame('slips', 'slip_month');
  return slips.map(({ month, tax, borne }, at) => ({
    month,
    tax: read.amount(`slips.${at}.tax`, tax),
    borne: read.amount(`slips.${at}.borne`, borne),
  }));
};

const factsOf = (params: YearParams, slips: readonly MonthSlip[], read: Reader): AnnualFacts => {
  const { year, firstMonth, lastMonth, taxCode, status, withholdingAnnuality, identity, amounts } = params;
  return {
    year,
    firstMonth,
    lastMonth,
    pensioner: taxCode === PENSIONER,
    status,
    withholdingAnnuality,
    pensionContribution: read.amount('pensionContribution', amounts.pensionContribution),
    zakat: read.amount('zakat', amounts.zakat),
    previousNetIncome: read.amount('previousNetIncome', params.previousNetIncome),
    pph21PreviousBupot: read.amount('pph21PreviousBupot', params.pph21PreviousBupot),
    pph21WithheldDtp:
      slips.length > 0 ? withheldBefore(slips) : read.amount('pph21WithheldDtp', params.pph21WithheldDtp),
    ...(identity ? { identity } : {}),
  };
};

const incomesOf = <K extends IncomeField>(fields: readonly K[], amounts: Amounts, { amount }: Reader) =>
  Object.fromEntries(fields.map((field) => [field, amount(field, amounts[field])])) as Record<K, number>;

const workOf = (params: YearParams, facts: AnnualFacts, reading: Reader): ((note: Pph21Notes) => AnnualLines) => {
  const { kind, amounts, grossUpBenefit = false } = params;
  if (kind === 'BPA2') {
    if (grossUpBenefit || amounts.pphBenefit) reading.blame('grossUpBenefit', 'a1_only');
    const input: A2Input = { ...facts, ...incomesOf(a2Income, amounts, reading) };
    return (note) => a2Lines(input, note);
  }
  const pphBenefit = reading.amount('pphBenefit', amounts.pphBenefit);
  const input: A1Input = { ...facts, grossUpBenefit, pphBenefit, ...incomesOf(a1Income, amounts, reading) };
  return (note) => a1Lines(input, note);
};

const numbered = (form: readonly FormLine[], lines: readonly Line[]): YearLine[] =>
  form.flatMap(({ line, fields }) =>
    lines.filter(({ field }) => (fields as readonly string[]).includes(field)).map((found) => ({ line, ...found })),
  );

/** Line by line with explanations, and the settlement of the last period; or the faults of the input. */
export const calculateYear = (params: YearParams): Calculated<YearAnswer> => {
  const reading = reader();
  const { kind, taxCode, year, borneNow = false } = params;
  if (year < Number(PPH21_METHOD_FROM.slice(0, 4))) reading.blame('year', 'before_2024', { rule: taxCode });
  else if (!objectOf(kind, taxCode, `${year}-12-31`))
    reading.blame('taxCode', 'object', { code: taxCode, kind, day: String(year) });
  const slips = slipsOf(params, reading);
  const work = workOf(params, factsOf(params, slips, reading), reading);
  if (!reading.sound()) return { answer: null, faults: reading.faults };
  return worked(
    () => {
      const { result, notes } = explainPph21(work);
      const settled = explainPph21((note) => settleYear(result, slips, borneNow, note));
      const lines = numbered(kind === 'BPA1' ? a1Form : a2Form, linesOf(notes));
      return { kind, taxCode, lines, settled: linesOf(settled.notes) };
    },
    { amount: 'salaryPension', day: 'year' },
  );
};
