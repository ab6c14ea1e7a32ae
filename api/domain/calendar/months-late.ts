import { dayAfterDays, lastDayOfMonths } from './day-count.ts';

/**
 * Months from a due day to the day of payment, part of a month counting in full; 0 when paid in time. Counting begins the day
 * after: due 15 June, paid 16 June to 15 July is one month, paid 16 July two.
 */
export const monthsLate = (due: string, paid: string): number => {
  if (paid <= due) return 0;
  const start = dayAfterDays(due, 1);
  let months = 1;
  while (lastDayOfMonths(start, months) < paid) months += 1;
  return months;
};
