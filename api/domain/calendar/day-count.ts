import { periodAfter, periodOf } from '../definition/day.ts';

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const MILLISECONDS = 86_400_000;

/** The day so many days later (or earlier). */
export const dayAfterDays = (day: string, days: number): string =>
  new Date(utc(day).getTime() + days * MILLISECONDS).toISOString().slice(0, 10);

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (utc(to).getTime() - utc(from).getTime()) / MILLISECONDS;

/** Saturday or Sunday. */
export const isWeekend = (day: string): boolean => utc(day).getUTCDay() % 6 === 0;

/** The last day of a month. */
export const lastDayOf = (period: string): string => dayAfterDays(`${periodAfter(period, 1)}-01`, -1);

/**
 * The last day of so many whole months that begin on a day: months from 16 June end on 15 July, from 1 May on 31 May. Where the
 * later month has no such day, its own last day ends them.
 */
export const lastDayOfMonths = (start: string, months: number): string => {
  const period = periodAfter(periodOf(start), months);
  const end = `${period}-${start.slice(8, 10)}`;
  return end > lastDayOf(period) ? lastDayOf(period) : dayAfterDays(end, -1);
};
