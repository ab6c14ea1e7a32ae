import { periodOf } from '../definition/day.ts';
import type { ValuesOf } from '../definition/record-field.ts';
import type { taxCalendarEvent } from '../records/tax-calendar-event.ts';
import { holidayYears } from '../rules/holidays.ts';
import { lastDayOf, nextWorkingDay } from './day-count.ts';
import { monthsFrom } from './upcoming.ts';

type Event = ValuesOf<(typeof taxCalendarEvent)['fields']>;

const LONGEST_YEARS = 10;

/** Message key of the refusal of an event, at `untilDay`, or null. A rule ends. */
export const ruleProblem = ({
  repeats,
  date,
  untilDay,
}: Pick<Event, 'repeats' | 'date' | 'untilDay'>): string | null => {
  if (repeats === 'NEVER') return untilDay === null ? null : 'adminScreen.event.once';
  if (untilDay === null) return 'adminScreen.event.endless';
  if (untilDay < date) return 'adminScreen.days_reversed';
  const latest = `${Number(date.slice(0, 4)) + LONGEST_YEARS}${date.slice(4)}`;
  return untilDay > latest ? 'adminScreen.event.endless' : null;
};

type Rule = Pick<Event, 'repeats' | 'date' | 'untilDay' | 'shifts'>;

/** The days an event is shown on, from and to inclusive. The last day of a month stands for a day it does not have. */
export const eventDays = (
  { repeats, date, untilDay, shifts }: Rule,
  { from, to }: { readonly from: string; readonly to: string },
): string[] => {
  const last = untilDay ?? date;
  return monthsFrom(periodOf(date), periodOf(last < to ? last : to))
    .filter((period) => repeats !== 'YEARLY' || period.slice(5) === date.slice(5, 7))
    .map((period) => {
      const [day, end] = [`${period}${date.slice(7)}`, lastDayOf(period)];
      return day < end ? day : end;
    })
    .filter((day) => day >= date && day <= last)
    .map((day) => (shifts ? nextWorkingDay(day, holidayYears()).day : day))
    .filter((day) => day >= from && day <= to);
};
