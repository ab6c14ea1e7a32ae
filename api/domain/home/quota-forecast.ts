import { dayAfterDays } from '../calendar/day-count.ts';

/** The time a pace is measured over. */
export const PACE_DAYS = 90;
/** Beyond this nobody is told a day. */
const FURTHEST_DAYS = 365;

/** How fast a quota is used, and the day (YYYY-MM-DD) its last unit is, at the pace of the last 90 days; null where that is after a year. */
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
