import { type HolidayKind, type HolidayYear, holidayYears } from '../rules/holidays.ts';
import { dayAfterDays, isWeekend } from './day-count.ts';

/** A day nobody works, and why; `name` is what the decision calls it, `null` on a plain weekend. */
export type DayOff = { readonly day: string; readonly kind: HolidayKind | 'weekend'; readonly name: string | null };

/** Where a due date ends up: `passed` are the days off it moved over, `incomplete` says that a year without a holiday table was touched. */
export type WorkingDay = { readonly day: string; readonly passed: readonly DayOff[]; readonly incomplete: boolean };

const tableOf = (day: string, table: readonly HolidayYear[]): HolidayYear | undefined =>
  table.find(({ year }) => String(year) === day.slice(0, 4));

/** Why a day is off, `null` when it is a working day as far as the table knows. A holiday on a weekend goes by its name. */
export const dayOff = (day: string, table: readonly HolidayYear[] = holidayYears): DayOff | null => {
  const holiday = tableOf(day, table)?.days.find((one) => one.day === day);
  if (holiday) return holiday;
  return isWeekend(day) ? { day, kind: 'weekend', name: null } : null;
};

/** The day itself when people work on it, else the next on which they do (PMK 81/2024 art. 100). YYYY-MM-DD. */
export const nextWorkingDay = (day: string, table: readonly HolidayYear[] = holidayYears): WorkingDay => {
  const passed: DayOff[] = [];
  let at = day;
  for (let off = dayOff(at, table); off; off = dayOff(at, table)) {
    passed.push(off);
    at = dayAfterDays(at, 1);
  }
  return { day: at, passed, incomplete: !tableOf(day, table) || !tableOf(at, table) };
};
