/** Days are text (YYYY-MM-DD) and masa are text (YYYY-MM), so that they sort and compare as strings. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const PERIOD = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lastOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? Number.NaN);

const pad = (value: number): string => String(value).padStart(2, '0');

/** Whether the text is an existing day, 1900 to 2099: "2025-02-29" is not. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return (
    year >= 1900 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= lastOf(year, month))
  );
};

export const isPeriod = (text: string): boolean => PERIOD.test(text);

export const periodOf = (day: string): string => day.slice(0, 7);

/** The masa the given number of months later (or earlier, if negative). */
export const periodAfter = (period: string, months: number): string => {
  const at = Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`;
};

/** Or the last day of a shorter month: 31 January + 1 is 28 February. */
export const dayAfterMonths = (day: string, months: number): string => {
  const period = periodAfter(periodOf(day), months);
  const last = lastOf(Number(period.slice(0, 4)), Number(period.slice(5, 7)));
  return `${period}-${pad(Math.min(Number(day.slice(8, 10)), last))}`;
};

const firstDays = new Map<number, string>();

/** 1 January of a year; cached, so that the same string is returned each time. */
export const firstDayOf = (year: number): string => {
  const known = firstDays.get(year);
  if (known) return known;
  const day = `${year}-01-01`;
  firstDays.set(year, day);
  return day;
};

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
