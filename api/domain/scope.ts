import type { Permission } from './permissions.ts';

/** Created once per request or job; the first argument of every repository function. */
export type Scope = {
  readonly companyId: string;
  readonly userId: string;
  readonly userName: string;
  readonly role: string;
  /** The role of the person in jobs, where the request has no role itself: with an API key. */
  readonly jobRole?: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly ip: string;
  readonly userAgent?: string;
  readonly locale: 'id' | 'en';
  /** Works for the operator of Patuh, regardless of the company: may enter the area of /admin. */
  readonly internal?: boolean;
};

/** Returns epoch milliseconds in UTC. Time is passed as an argument everywhere. */
export type Clock = () => number;

const DAY_MS = 86_400_000;
/** Cache: called on nearly every request, mostly for the same day. */
let fallback = { day: Number.NaN, text: '' };

/** The Jakarta calendar day (YYYY-MM-DD) of a moment. WIB has no daylight saving: UTC+7 all year. */
export const jakartaDay = (at: number): string => {
  const day = Math.floor((at + 7 * 3_600_000) / DAY_MS);
  if (day !== fallback.day) fallback = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return fallback.text;
};

/** The moment (epoch milliseconds) a Jakarta day (YYYY-MM-DD) begins, or the day `later` days after it. */
export const dayBegins = (day: string, later = 0): number => Date.parse(`${day}T00:00:00+07:00`) + later * DAY_MS;

/** Wall-clock time in Jakarta, "HH:MM". */
export const jakartaTime = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(11, 16);
