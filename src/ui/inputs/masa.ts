import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';

/** The masa (YYYY-MM) whose return is due next: the last one that is over. */
export const lastMasa = (): string => periodAfter(periodOf(jakartaDay(Date.now())), -1);

const OFFERED = 18;

/** The masa of today and those before it, newest first: what is chosen among. */
export const recentPeriods = (): string[] => {
  const now = periodOf(jakartaDay(Date.now()));
  return Array.from({ length: OFFERED }, (_, back) => periodAfter(now, -back));
};
