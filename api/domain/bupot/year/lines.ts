import { rupiah, type Sen, sen } from '../../definition/money.ts';
import { exceedsGross, type MonthLine, monthDeductions, monthLines, monthParts, statedLines } from '../month-lines.ts';
import type { BupotInput } from '../record.ts';
import { found, type YearFinding } from './finding.ts';
import { type MonthlySlip, monthOf } from './monthly-slips.ts';

export type YearLine = 'salaryPension' | MonthLine;

/** What a month brings to a line of an annual slip, in sen. */
export type LineMonth = { readonly month: number; readonly amount: Sen };

export type LineMonths = Readonly<Partial<Record<YearLine | 'pph21WithheldDtp', readonly LineMonth[]>>>;

/** The pay of one month by line. `isSplit`: it states parts or deductions; otherwise all of it is line 1. */
export type MonthPay = {
  readonly month: number;
  readonly isSplit: boolean;
  readonly lines: Readonly<Partial<Record<YearLine, Sen>>>;
};

/** The gross as entered: where the employer bears the tax, what the employee receives. */
export const enteredGross = ({ grossUp, grossTyped, gross }: MonthlySlip): Sen =>
  sen(grossUp ? (grossTyped ?? gross) : gross);

export const unsplitPay = (month: number, amount: Sen): MonthPay => ({
  month,
  isSplit: false,
  lines: { salaryPension: amount },
});

/** The pay of a monthly slip. Parts above its gross are not used: such a slip counts as one without parts. */
export const payOf = (slip: MonthlySlip, month: number = monthOf(slip)): MonthPay => {
  const gross = enteredGross(slip);
  if (monthLines.every((line) => slip[line] === null) || exceedsGross(slip, gross)) return unsplitPay(month, gross);
  const stated = statedLines(slip);
  let rest = gross;
  for (const part of monthParts) rest -= stated[part] ?? 0;
  return { month, isSplit: true, lines: { ...stated, salaryPension: Math.max(0, rest) } };
};

/** The tax allowance of a month in which the employer bore the tax: line 2. */
export const allowanceOf = (slip: MonthlySlip): MonthPay => ({
  month: monthOf(slip),
  isSplit: false,
  lines: { pphBenefit: slip.grossUp ? sen(slip.gross) - enteredGross(slip) : 0 },
});

/** A2 has other parts of the gross, so all of it is salary; the deductions are the same. */
const inA2 = ({ lines, ...pay }: MonthPay): MonthPay => {
  const salaryPension = (['salaryPension', ...monthParts] as const).reduce((sum, line) => sum + (lines[line] ?? 0), 0);
  const deductions = monthDeductions.flatMap((line) => (lines[line] === undefined ? [] : [[line, lines[line]]]));
  return { ...pay, lines: { salaryPension, ...Object.fromEntries(deductions) } };
};

const monthsOfLine = (pays: readonly MonthPay[], line: YearLine): LineMonth[] => {
  const byMonth = new Map<number, Sen>();
  for (const { month, lines } of pays) {
    const amount = lines[line] ?? 0;
    if (amount !== 0) byMonth.set(month, (byMonth.get(month) ?? 0) + amount);
  }
  return [...byMonth].sort(([one], [other]) => one - other).map(([month, amount]) => ({ month, amount }));
};

/** The fields of the annual slip, null for a line no month brings, and their months. */
export const linesOfYear = (
  kind: 'BPA1' | 'BPA2',
  pays: readonly MonthPay[],
): { fields: Partial<BupotInput>; months: LineMonths } => {
  const own = kind === 'BPA2' ? pays.map(inA2) : pays;
  const lines = ['salaryPension', ...monthLines] as const;
  const months = Object.fromEntries(lines.map((line) => [line, monthsOfLine(own, line)])) as Record<
    YearLine,
    LineMonth[]
  >;
  const sumOf = (line: YearLine): string | null => {
    const from = months[line];
    if (from.length === 0 && line !== 'salaryPension') return null;
    return rupiah(from.reduce((sum, { amount }) => sum + amount, 0));
  };
  return { fields: Object.fromEntries(lines.map((line) => [line, sumOf(line)])), months };
};

const monthsWhere = (pays: readonly MonthPay[], fits: (pay: MonthPay) => boolean): number[] => [
  ...new Set(pays.filter(fits).map(({ month }) => month)),
];

const isPaid = ({ lines }: MonthPay): boolean => Object.values(lines).some((amount) => amount > 0);

/** All of the other months is line 1, and fees may be missing. `pays`: the months and the last one. */
export const mixedMonths = (kind: 'BPA1' | 'BPA2', pays: readonly MonthPay[]): YearFinding[] => {
  const paid = pays.filter(isPaid);
  const unsplit = monthsWhere(paid, ({ isSplit }) => !isSplit);
  const unpaidFees = monthsWhere(paid, ({ lines }) => lines.pensionContribution === undefined);
  const hasFees = paid.some(({ lines }) => lines.pensionContribution !== undefined);
  const isMixed = kind === 'BPA1' && unsplit.length > 0 && paid.some(({ isSplit }) => isSplit);
  return [
    ...(isMixed ? [found('note', 'lines_mixed', { months: unsplit })] : []),
    ...(hasFees && unpaidFees.length > 0 ? [found('doubt', 'fees_mixed', { months: unpaidFees })] : []),
  ];
};
