import { dayAfterMonths, periodAfter, periodOf } from '../definition/day.ts';
import { lateAfterMonths, uploadDay } from '../rules/deadlines.ts';

/**
 * The last day (YYYY-MM-DD) an invoice of this date may reach the office: the 20th of the next month, the 15th for invoices up
 * to April 2025. It was not seen to move with holidays. Throws RangeError before 2022-04-01.
 */
export const uploadDeadline = (date: string): string =>
  `${periodAfter(periodOf(date), 1)}-${String(uploadDay.at(date)).padStart(2, '0')}`;

/** Whether the deadline has passed: on the day itself it has not. */
export const isLate = (deadline: string, today: string): boolean => today > deadline;

/** Whether an invoice of this date counts as never made, because it comes more than three months later. */
export const countsAsNotMade = (date: string, today: string): boolean =>
  today > dayAfterMonths(date, lateAfterMonths.at(date));
