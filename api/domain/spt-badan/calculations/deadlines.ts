import { dueDay, ruleOf } from '../../calendar/day-count.ts';
import { monthsLate } from '../../calendar/late-interest.ts';
import { dayAfterMonths, periodAfter, periodOf } from '../../definition/day.ts';
import { divide, type Sen } from '../../definition/money.ts';
import { assessmentYears, extensionMonths, lateAnnualFine } from '../../rules/corporate-income.ts';
import { companyReturnDay } from '../../rules/filing-days.ts';
import { interestCap } from '../../rules/late-interest.ts';

/**
 * Last day to file, and to pay the rest, of a year that ends in this month (YYYY-MM), before any shift over days off
 * (UU KUP art. 3 (3) c and 9 (2)). Null if the law of that time is not known.
 */
export const annualDue = (lastMonth: string): string | null => {
  const rule = ruleOf(companyReturnDay, lastMonth);
  return rule?.value ? dueDay(lastMonth, rule.value) : null;
};

/** The limit a notice moves to, at most two months later; without a notice in time it stays (UU KUP art. 3 (4), (5)). */
export const extendedDue = (due: string, notice: string | null): string => {
  if (notice === null || notice > due) return due;
  const later = periodAfter(periodOf(due), extensionMonths.at(due));
  return dayAfterMonths(`${periodOf(due)}-31`, 0) === due ? dayAfterMonths(`${later}-31`, 0) : dayAfterMonths(due, 2);
};

/** In sen, by UU KUP art. 7 (1). */
export const lateFiling = (due: string, filed: string): Sen => (filed > due ? lateAnnualFine.at(due) : 0);

/**
 * Interest in sen, whole rupiah, of tax paid after its day, on the rate of a month in hundredths of a percent: on the
 * rest (UU KUP art. 9 (2b)), the shortfall of an extension (19 (3)), and what an amendment adds (8 (2)). Part of a month
 * counts in full, at most 24.
 */
export const interestUntil = (amount: Sen, due: string, paid: string, hundredths: number): Sen => {
  const months = Math.min(monthsLate(due, paid), interestCap.payment.at(due));
  return Number(divide(BigInt(amount) * BigInt(months * hundredths), 1_000_000n, 'down')) * 100;
};

/** Last day of an amendment that states a loss or an overpayment (UU KUP art. 8 (1a)). */
export const lastLossAmendment = (taxYear: number): string => {
  const { years, lossEnds } = assessmentYears.at(`${taxYear}-12-31`);
  return `${taxYear + years - lossEnds}-12-31`;
};
