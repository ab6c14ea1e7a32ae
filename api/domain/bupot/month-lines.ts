import { exactly } from '../definition/exact.ts';
import type { Finding } from '../definition/finding.ts';
import { rupiahOf, type Sen, sen } from '../definition/money.ts';
import { wholeOnSlip } from '../rules/bupot/rounding.ts';
import { formatDecimal } from '../text/format.ts';
import { error, warning } from './finding.ts';
import type { BupotInput } from './record.ts';

/** Parts of the gross of a month with a line of their own in slip A1, its lines 2 to 7. The rest of the gross is line 1. */
export const monthParts = [
  'pphBenefit',
  'otherBenefit',
  'honorarium',
  'insuranceBenefit',
  'natura',
  'tantiemBonus',
] as const satisfies readonly (keyof BupotInput)[];
export type MonthPart = (typeof monthParts)[number];

/**
 * Paid by the employee through the employer: lines 10 and 11. The monthly rate is on the gross, so they are deducted in
 * the last period only (PMK 168/2023).
 */
export const monthDeductions = ['pensionContribution', 'zakat'] as const satisfies readonly (keyof BupotInput)[];

export const monthLines = [...monthParts, ...monthDeductions] as const;
export type MonthLine = (typeof monthLines)[number];

/** A monthly slip as far as its lines go. Amounts in rupiah as decimal strings, `period` YYYY-MM. */
export type MonthOfLines = Pick<BupotInput, MonthLine | 'period' | 'grossUp'>;

/** Below one rupiah a difference comes from rounding. */
const WHOLE_RUPIAH = 100;

/** If the employer bears the tax, the allowance is calculated and is no part of the entered gross. */
const isPart = (part: MonthPart, { grossUp }: Pick<BupotInput, 'grossUp'>): boolean =>
  part !== 'pphBenefit' || !grossUp;

/** Sum of the parts in sen, as entered. */
export const sumOfParts = (month: Omit<MonthOfLines, 'period'>): Sen =>
  monthParts.reduce((sum, part) => sum + (isPart(part, month) ? sen(month[part] ?? '0') : 0), 0);

export const exceedsGross = (month: Omit<MonthOfLines, 'period'>, gross: Sen): boolean =>
  sumOfParts(month) - gross >= WHOLE_RUPIAH;

/** The lines a month states, in sen, each in whole rupiah as on the slip; lines it does not state are missing. */
export const statedLines = (month: MonthOfLines): Partial<Record<MonthLine, Sen>> => {
  const stated: Partial<Record<MonthLine, Sen>> = {};
  for (const line of monthLines) {
    const amount = month[line];
    if (amount === null || (line === 'pphBenefit' && month.grossUp)) continue;
    stated[line] = wholeOnSlip(exactly(sen(amount)), `${month.period}-01`);
  }
  return stated;
};

export const checkMonthLines = (input: BupotInput): Finding[] => {
  if (input.kind !== 'BPMP') return [];
  const worked = input.grossUp && input.pphBenefit !== null && sen(input.pphBenefit) > 0;
  const found = worked ? [warning('pphBenefit', 'benefit_worked')] : [];
  if (input.gross === null || !exceedsGross(input, sen(input.gross))) return found;
  const params = { parts: formatDecimal(rupiahOf(BigInt(sumOfParts(input)))), gross: formatDecimal(input.gross) };
  return [...found, error('gross', 'parts_above_gross', { params })];
};
