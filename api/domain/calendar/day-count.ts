import type { Dated, Stretch } from '../definition/dated.ts';
import { periodAfter, periodOf } from '../definition/day.ts';
import type texts from '../messages/id/calendar.ts';
import type { Params } from '../messages/index.ts';
import { type HolidayKind, type HolidayYear, holidayYears } from '../rules/holidays.ts';
import type { DueRule } from '../rules/payment-days.ts';

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const MILLISECONDS = 86_400_000;

export const dayAfterDays = (day: string, days: number): string =>
  new Date(utc(day).getTime() + days * MILLISECONDS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  (utc(to).getTime() - utc(from).getTime()) / MILLISECONDS;

export const isWeekend = (day: string): boolean => utc(day).getUTCDay() % 6 === 0;

export const lastDayOf = (period: string): string => dayAfterDays(`${periodAfter(period, 1)}-01`, -1);

/**
 * One month from 16 June ends on 15 July, from 1 May on 31 May. If the last month has no such day, it ends on its last
 * day.
 */
export const lastDayOfMonths = (start: string, months: number): string => {
  const period = periodAfter(periodOf(start), months);
  const end = `${period}-${start.slice(8, 10)}`;
  return end > lastDayOf(period) ? lastDayOf(period) : dayAfterDays(end, -1);
};

/** The due day for a period (YYYY-MM; a year by its last month), before any shift. */
export const dueDay = (period: string, { months, day }: DueRule): string => {
  const due = periodAfter(period, months);
  return day === 'last' ? lastDayOf(due) : `${due}-${String(day).padStart(2, '0')}`;
};

/** `null` if the law of that time is not known. */
export const stretchOn = <T>(rule: Dated<T>, day: string): Stretch<T> | null => {
  const found = rule.history.find(({ from }) => from <= day);
  return found && found.value !== null ? found : null;
};

export const ruleOf = (rule: Dated<DueRule>, period: string): Stretch<DueRule> | null =>
  stretchOn(rule, `${period}-01`);

/** `name` in the decree, `null` on a plain weekend. */
export type DayOff = { readonly day: string; readonly kind: HolidayKind | 'weekend'; readonly name: string | null };

/** `passed`: the days off skipped. `incomplete`: a year has no holiday table. */
export type WorkingDay = { readonly day: string; readonly passed: readonly DayOff[]; readonly incomplete: boolean };

const tableOf = (day: string, table: readonly HolidayYear[]): HolidayYear | undefined =>
  table.find(({ year }) => String(year) === day.slice(0, 4));

/** Why a day is off; `null` on a working day. A holiday on a weekend counts as a holiday. */
export const dayOff = (day: string, table: readonly HolidayYear[] = holidayYears()): DayOff | null => {
  const holiday = tableOf(day, table)?.days.find((one) => one.day === day);
  if (holiday) return holiday;
  return isWeekend(day) ? { day, kind: 'weekend', name: null } : null;
};

/** The day itself if it is a working day, else the next working day (PMK 81/2024 art. 100). YYYY-MM-DD. */
export const nextWorkingDay = (day: string, table: readonly HolidayYear[] = holidayYears()): WorkingDay => {
  const passed: DayOff[] = [];
  let at = day;
  for (let off = dayOff(at, table); off; off = dayOff(at, table)) {
    passed.push(off);
    at = dayAfterDays(at, 1);
  }
  return { day: at, passed, incomplete: !tableOf(day, table) || !tableOf(at, table) };
};

type KeyIn<T, K extends keyof T> = T[K] extends string ? K : `${K & string}.${keyof T[K] & string}`;

/** A key of the calendar's texts, one level deep. */
type CalendarKey = { [K in keyof typeof texts]: KeyIn<typeof texts, K> }[keyof typeof texts] & string;

/** Message key with its values. Days are formatted as 31/01/2025, months as 01/2025, in both languages. */
export type CalendarText = { readonly key: string; readonly params: Params };

export const text = (key: CalendarKey, params: Params = {}): CalendarText => ({ key: `calendar.${key}`, params });
