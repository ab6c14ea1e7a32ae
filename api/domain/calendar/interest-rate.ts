import { periodOf } from '../definition/day.ts';
import { type InterestMonth, interestMonths, type Sanction } from '../rules/late-interest.ts';

/** The rate taken for a due day. */
export type InterestRate = {
  /** Hundredths of a percent a month: 97 is 0.97 %. */
  readonly hundredths: number;
  /** The month whose rate the law asks for, and the month whose rate was taken (YYYY-MM). They differ in an estimate. */
  readonly asked: string;
  readonly taken: InterestMonth;
  readonly known: boolean;
};

/**
 * The rate in force on the day interest begins to run, which is the due day: UU KUP art. 9 (2c). Where that month's rate was not
 * found, the last known one before it, marked as such; `null` before the first month of the table.
 */
export const interestRate = (
  due: string,
  sanction: Sanction,
  months: readonly InterestMonth[] = interestMonths,
): InterestRate | null => {
  const asked = periodOf(due);
  const taken = months.findLast((one) => one.month <= asked && one[sanction] !== null);
  if (!taken) return null;
  return { hundredths: taken[sanction] ?? 0, asked, taken, known: taken.month === asked };
};
