import { calculateMonth, type MonthAnswer } from '#domain/bupot/calculator/calculate-month.ts';
import { calculatePayment, type PaymentAnswer } from '#domain/bupot/calculator/calculate-payment.ts';
import { calculatePlan, type PlanAnswer } from '#domain/bupot/calculator/calculate-plan.ts';
import { type Calculated, type Line, movedTo } from '#domain/bupot/calculator/faults.ts';
import { monthParams, paymentParams, planParams } from './calculator-params.ts';
import type { Inputs, Mode } from './inputs.ts';

export type Row = {
  readonly key: string;
  readonly line: Line;
  readonly number?: string;
  readonly period?: string;
  readonly rate?: string | null;
  readonly gross?: string;
  readonly strong?: boolean;
  readonly main?: boolean;
  readonly word?: string;
  readonly optional?: boolean;
};

export type Section = {
  readonly key: string;
  readonly period?: string;
  readonly object?: Pick<PaymentAnswer, 'code' | 'name' | 'final' | 'kapKjs'>;
  readonly rows: readonly Row[];
};

const STRONG = new Set([
  'withheld',
  'takeHome',
  'refunded',
  'brutoIncome',
  'netIncome',
  'annualizedTaxableIncome',
  'pph21Liability',
  'pph21PaymentDifference',
]);
const OPTIONAL = new Set(['allowance', 'borne', 'refunded', 'notRefunded', 'borneBefore', 'earlierGross']);
/** Rows whose number another row already shows. */
const REPEATED = new Set(['income', 'pph21PaymentDifference']);

const rowOf = (line: Line): Row => ({
  key: line.field,
  line,
  ...(STRONG.has(line.field) ? { strong: true } : {}),
  ...(OPTIONAL.has(line.field) ? { optional: true } : {}),
});

/** Marks the main result: tax withheld, or tax returned. */
const withMain = (rows: readonly Row[]): Row[] => {
  const back = rows.find(({ key, line }) => key === 'refunded' && /[1-9]/.test(line.amount));
  const main = back?.key ?? 'withheld';
  return rows.map((row) => (row.key === main ? { ...row, main: true } : row));
};

const worded = (part: 'december' | 'last', lines: readonly Line[]): Row[] =>
  lines.map((line) => ({ ...rowOf(line), word: `${part}.${line.field}` }));

const shown = (lines: readonly Line[], rate?: string | null): Row[] =>
  lines
    .filter(({ field }) => !REPEATED.has(field))
    .map((line) => (line.field === 'tax' && rate ? { ...rowOf(line), rate } : rowOf(line)));

const ofMonth = (inputs: Inputs, { rate, lines, december }: MonthAnswer): Section[] => [
  { key: rate === null ? 'last_month' : 'month', period: inputs.period ?? '', rows: withMain(shown(lines, rate)) },
  { key: 'december', rows: worded('december', december) },
];

const monthName = (year: string, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

const monthRow = (
  year: string,
  { month, rate, lines }: PlanAnswer['months'][number],
  difference: Line | undefined,
): Row[] => {
  const line = rate === null ? difference : lines.find(({ field }) => field === 'tax');
  const gross = lines.find(({ field }) => field === 'gross')?.amount ?? '';
  return line ? [{ key: `month${month}`, line, period: monthName(year, month), rate, gross }] : [];
};

const ofYear = (inputs: Inputs, { lines, settled, months }: PlanAnswer): Section[] => {
  const year = inputs.year ?? '';
  const due = lines.filter(({ field }) => field === 'pph21Creditable' || field === 'pph21WithheldDtp');
  const difference = lines.find(({ field }) => field === 'pph21PaymentDifference');
  return [
    {
      key: 'last',
      period: monthName(year, Number(inputs.lastMonth)),
      rows: withMain([...worded('last', due), ...shown(settled)]),
    },
    { key: 'lines', rows: lines.map((line) => ({ ...rowOf(line), number: line.line })) },
    { key: 'months', rows: months.flatMap((month) => monthRow(year, month, difference)) },
  ];
};

const ofPayment = ({ rate, lines, ...object }: PaymentAnswer): Section[] => [
  { key: 'payment', object, rows: withMain(shown(lines, rate)) },
];

const sections = <Answer>(calculated: Calculated<Answer>, of: (answer: Answer) => Section[]): Calculated<Section[]> =>
  calculated.faults ? calculated : { answer: of(calculated.answer), faults: null };

/** Fields for terms that the user enters for a payment. */
const TYPED = { 'typed.base': 'base', 'typed.rate': 'rate', 'typed.tax': 'tax', typed: 'base' };

export const resultOf = (mode: Mode, inputs: Inputs): Calculated<Section[]> => {
  if (mode === 'month') return sections(calculateMonth(monthParams(inputs)), (answer) => ofMonth(inputs, answer));
  if (mode === 'year') return sections(calculatePlan(planParams(inputs)), (answer) => ofYear(inputs, answer));
  const payment = calculatePayment(paymentParams(inputs));
  return payment.faults
    ? { answer: null, faults: movedTo(payment.faults, TYPED) }
    : { answer: ofPayment(payment.answer), faults: null };
};
