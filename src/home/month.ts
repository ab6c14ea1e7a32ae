import { dayAfterDays, daysBetween, isWeekend, lastDayOf } from '#domain/calendar/day-count.ts';
import type { Deadline } from '#domain/home/calendar-schema.ts';
import { holidayYears } from '#domain/rules/holidays.ts';

export type MonthDay = {
  readonly day: string;
  readonly outside: boolean;
  readonly off: boolean;
  /** The official name of the holiday. */
  readonly holiday: string | null;
  readonly deadlines: readonly Deadline[];
};

const holidayOn = (day: string): string | null =>
  holidayYears()
    .find(({ year }) => String(year) === day.slice(0, 4))
    ?.days.find((one) => one.day === day)?.name ?? null;

export const isAhead = ({ state }: Pick<Deadline, 'state'>): boolean => state === 'open' || state === 'law';

/** Weeks of a month (YYYY-MM) from Monday to Sunday. */
export const weeksOf = (period: string, deadlines: readonly Deadline[]): readonly (readonly MonthDay[])[] => {
  const first = `${period}-01`;
  const monday = dayAfterDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = Math.ceil((daysBetween(monday, lastDayOf(period)) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => {
      const day = dayAfterDays(monday, week * 7 + at);
      const holiday = holidayOn(day);
      return {
        day,
        outside: !day.startsWith(period),
        off: holiday !== null || isWeekend(day),
        holiday,
        deadlines: deadlines.filter((one) => one.day === day && isAhead(one)),
      };
    }),
  );
};
