import { isPeriod } from '../definition/day.ts';
import type { Finding } from '../definition/finding.ts';
import { sen } from '../definition/money.ts';
import { error, warning } from './finding.ts';
import { isAnnual } from './kinds.ts';
import { a1Income, a2Income } from './pph21/annual-input.ts';
import type { BupotInput } from './record.ts';

const above = (text: string | null | undefined): boolean => Boolean(text) && sen(text ?? '0') > 0;

const checkMonths = ({ period, periodFrom, withholdingAnnuality }: BupotInput): Finding[] => {
  if (!isPeriod(period) || !isPeriod(periodFrom ?? '')) return [];
  const whole = periodFrom?.slice(5) === '01' && period.slice(5) === '12';
  if (withholdingAnnuality === null) return [error('withholdingAnnuality', 'required')];
  if (withholdingAnnuality === 'FULL_YEAR' && !whole)
    return [error('withholdingAnnuality', 'months_not_full', { proposal: 'PARTIAL_YEAR' })];
  return withholdingAnnuality !== 'FULL_YEAR' && whole
    ? [warning('withholdingAnnuality', 'months_full', { proposal: 'FULL_YEAR' })]
    : [];
};

const checkIncome = (input: BupotInput): Finding[] => {
  const income = input.kind === 'BPA2' ? a2Income : a1Income;
  return income.some((field) => above(input[field])) ? [] : [error('salaryPension', 'income_zero')];
};

/** The slip of an earlier employer: its number, its net income and its tax come together. */
const checkPrevious = (input: BupotInput): Finding[] => {
  const told = above(input.previousNetIncome) || above(input.pph21PreviousBupot);
  if (told && !input.previousBupotNumber) return [warning('previousBupotNumber', 'previous_number')];
  return input.previousBupotNumber && !told ? [error('previousNetIncome', 'previous_income')] : [];
};

/** What the government bore before is part of line 22. */
const checkBorne = ({ borneBefore, pph21WithheldDtp }: BupotInput): Finding[] =>
  above(borneBefore) && sen(borneBefore ?? '0') > sen(pph21WithheldDtp ?? '0')
    ? [error('borneBefore', 'borne_before')]
    : [];

/** A year of an employee. */
export const checkAnnual = (input: BupotInput): Finding[] => {
  if (!isAnnual(input.kind)) return [];
  const found = [...checkMonths(input), ...checkIncome(input), ...checkPrevious(input), ...checkBorne(input)];
  if (input.grossUpBenefit && above(input.pphBenefit)) found.push(warning('pphBenefit', 'benefit_worked'));
  return found;
};
