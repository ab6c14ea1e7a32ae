import { isDay, isPeriod } from '../definition/day.ts';
import type { Locale } from '../messages/index.ts';
import { jakartaDay, jakartaTime } from '../scope.ts';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Monday first. */
const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  id: 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
};
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;
const DAY_MS = 86_400_000;
const SHORT = 3;

type DecimalParts = { readonly sign: '' | '-'; readonly whole: string; readonly fraction: string };

/**
 * "-1234.5" → "-", "1.234", ",50". The fraction has at least `minPlaces` places, keeps other non-zero digits, and is
 * empty when there is none. Text that is not a decimal is returned unchanged.
 */
export const splitDecimal = (decimal: string, minPlaces = 2): DecimalParts => {
  const match = DECIMAL.exec(decimal);
  if (!match) return { sign: '', whole: decimal, fraction: '' };
  const places = (match[3] ?? '').replace(/0+$/, '').padEnd(minPlaces, '0');
  const whole = (match[2] ?? '').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.');
  return { sign: match[1] ? '-' : '', whole, fraction: places ? `,${places}` : '' };
};

/** "1234567.5" → "1.234.567,50" with two places. */
export const formatDecimal = (decimal: string, minPlaces = 2): string => {
  const { sign, whole, fraction } = splitDecimal(decimal, minPlaces);
  return sign + whole + fraction;
};

/** 12345 → "12.345". */
export const formatCount = (count: number): string => formatDecimal(String(count), 0);

/** "1234.50" → "Rp 1.234,50". */
export const formatRupiah = (decimal: string): string => `Rp ${formatDecimal(decimal)}`;

/** "2025-10-31" → "31/10/2025"; other text is returned unchanged. */
export const formatDay = (day: string): string =>
  isDay(day) ? `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : day;

const monthName = (period: string, locale: Locale): string => MONTHS[locale][Number(period.slice(5, 7)) - 1] ?? '';

/** Epoch milliseconds in Jakarta time: "18/11/2025 09.41". */
export const formatMoment = (at: number): string => `${formatDay(jakartaDay(at))} ${jakartaTime(at).replace(':', '.')}`;

/** "2025-10-31" → "31 Oktober 2025". */
export const formatLongDay = (day: string, locale: Locale): string =>
  isDay(day) ? `${Number(day.slice(8, 10))} ${monthName(day, locale)} ${day.slice(0, 4)}` : day;

/** "2025-10" → "10/2025". */
export const formatPeriod = (period: string): string =>
  isPeriod(period) ? `${period.slice(5, 7)}/${period.slice(0, 4)}` : period;

/** Seven names, Monday first. */
export const weekdayNames = (locale: Locale): readonly string[] => WEEKDAYS[locale];

/**
 * "2025-10-31" → "Jumat, 31 Oktober 2025". Names come from here and not from Intl, which needs 40 ms for its first
 * date on a fast computer.
 */
export const formatFullDay = (day: string, locale: Locale): string => {
  const weekday = WEEKDAYS[locale][(Date.parse(`${day}T00:00:00Z`) / DAY_MS + FIRST_WEEKDAY) % 7];
  return weekday === undefined ? day : `${weekday}, ${formatLongDay(day, locale)}`;
};

/** "2025-10-31" → "Okt". */
export const formatShortMonth = (day: string, locale: Locale): string => monthName(day, locale).slice(0, SHORT);

/** A range of masa (YYYY-MM): "01/2025", "01/2025–03/2025", and for a whole year "2025". */
export const formatSpan = (from: string, to: string): string => {
  if (from === to) return formatPeriod(from);
  const year = from.slice(0, 4);
  return from === `${year}-01` && to === `${year}-12` ? year : `${formatPeriod(from)}–${formatPeriod(to)}`;
};

/** "2025-01" → "Januari 2025". */
export const formatLongPeriod = (period: string, locale: Locale): string =>
  isPeriod(period) ? `${monthName(period, locale)} ${period.slice(0, 4)}` : period;

const fours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** 16 digits in groups of four, 15 (classic) as NN.NNN.NNN.N-NNN.NNN; other text unchanged. */
export const formatNpwp = (npwp: string): string => {
  if (/^\d{16}$/.test(npwp)) return fours(npwp);
  return npwp.replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6');
};

/** 22 digits: the NPWP in groups of four, then the number of the place of business. */
export const formatNitku = (nitku: string): string =>
  /^\d{22}$/.test(nitku) ? `${fours(nitku.slice(0, 16))} ${nitku.slice(16)}` : nitku;

/** Common abbreviations that are not a prefix of the name. */
const ALSO: Readonly<Record<string, number>> = { peb: 2, pebruari: 2, agt: 8, agst: 8, nop: 11, nopember: 11 };

/** The month by its full or short name in either language, 1 to 12; null if unknown. */
export const monthNumber = (name: string): number | null => {
  const start = name.toLowerCase();
  if (start.length < 3) return null;
  const at = Object.values(MONTHS)
    .map((names) => names.findIndex((month) => month.toLowerCase().startsWith(start)))
    .find((index) => index >= 0);
  return at !== undefined ? at + 1 : Object.hasOwn(ALSO, start) ? (ALSO[start] ?? null) : null;
};
