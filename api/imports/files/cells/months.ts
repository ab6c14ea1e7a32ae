import { isDay } from '#domain/definition/day.ts';
import { monthNumber } from '#domain/text/format.ts';
import { parseDay, parsePeriod } from '#domain/text/parse.ts';
import { serialDay } from '../xlsx/typed-cell.ts';

/** First and last masa, YYYY-MM. */
export type Span = { from: string; to: string };

const UP_TO = /\s*(?:\bs\s*[./]?\s*d\b\.?|\bsampai(?:\s+dengan)?\b|\bhingga\b|\bto\b|\buntil\b|[-–—/])\s*/gi;
/** As on paper slips: first month, last month, year. "01122025" is the whole of 2025. */
const SLIP = /^(\d{2})(\d{2})(\d{4})$/;

/** "01-12/2026": two different separators mean months; a date uses the same one twice. */
const MONTHS = /^\d{1,2}\s*[-–]\s*\d{1,2}\s*\/\s*\d{4}$/;
/** Excel's serial number of a day, from 1995 on; "32026" is March 2026. */
const SERIAL = /^[34](?!(?:19|20)\d{2}$)\d{4}$/;

const inYear = (year: string, month: number): string | null =>
  month >= 1 && month <= 12 && year !== '' ? `${year}-${String(month).padStart(2, '0')}` : null;

/** "03/2026", "Maret 2026", a day in the month, or "03" and "Maret" if the year is known. */
const monthOf = (content: string, year: string): string | null => {
  const text = content.replace(/^(?:masa|bulan|month)\s+/i, '').trim();
  if (/^\d{1,2}$/.test(text)) return inYear(year, Number(text));
  const named = /^[A-Za-z]+\.?$/.test(text) ? monthNumber(text.replace('.', '')) : null;
  if (named !== null) return inYear(year, named);
  const period = parsePeriod(/^\d{5}$/.test(text) && Number(text.slice(0, 1)) > 0 ? `0${text}` : text);
  if (period) return period;
  return (isDay(text.slice(0, 10)) ? text.slice(0, 10) : parseDay(text))?.slice(0, 7) ?? null;
};

const bothSides = (text: string, year: string): Span | null => {
  for (const mark of text.matchAll(UP_TO)) {
    const to = monthOf(text.slice(mark.index + mark[0].length), year);
    const from = to && monthOf(text.slice(0, mark.index), to.slice(0, 4));
    if (to && from) return { from, to };
  }
  return null;
};

const slipSpan = (text: string): Span | null => {
  const [, first = '', last = '', year = ''] = SLIP.exec(text) ?? [];
  const [from, to] = [inYear(year, Number(first)), inYear(year, Number(last))];
  return from && to && from <= to ? { from, to } : null;
};

export const yearSpan = (year: string): Span => ({ from: `${year}-01`, to: `${year}-12` });

/** A month, a span, or a year; null if none. Excel's serial numbers are days. A month without a year takes `year`. */
export const spanOf = (content: string, year: string): Span | null => {
  const text = content.trim();
  const whole = /^(?:tahun|thn|tp|year)?\s*(\d{4})$/i.exec(text)?.[1];
  if (whole && whole >= '1990' && whole < '2100') return yearSpan(whole);
  const serial = SERIAL.test(text) ? serialDay(Number(text), false)?.slice(0, 7) : undefined;
  const one = serial ?? (SLIP.test(text) || MONTHS.test(text) ? null : monthOf(text, year));
  return one ? { from: one, to: one } : (slipSpan(text) ?? bothSides(text, year));
};

export const yearIn = (text: string): string => /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(text)?.[1] ?? '';
