import { dayAfterDays } from '../calendar/day-count.ts';

export const PACE_DAYS = 90;
const FURTHEST_DAYS = 365;

/** The day is YYYY-MM-DD, at the pace of the last 90 days; null if that is more than a year ahead. */
export const quotaForecast = (
  left: number,
  usedLately: number,
  today: string,
): { readonly perDay: number; readonly runsOutOn: string | null } => {
  const perDay = Math.round((usedLately / PACE_DAYS) * 100) / 100;
  if (left <= 0) return { perDay, runsOutOn: today };
  const days = usedLately > 0 ? Math.floor((left * PACE_DAYS) / usedLately) : Number.POSITIVE_INFINITY;
  return { perDay, runsOutOn: days > FURTHEST_DAYS ? null : dayAfterDays(today, days) };
};
