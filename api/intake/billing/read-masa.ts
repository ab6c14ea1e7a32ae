import { isDay } from '#domain/kit/day.ts';
import { monthNumber } from '#domain/text/format.ts';
import { parseDay, parsePeriod } from '#domain/text/parse.ts';
import type { CellReader } from '../cells/reader.ts';
import { serialDay } from '../xlsx/cell-text.ts';
import type { BillingField } from './fields.ts';

/** First and last masa (YYYY-MM, "" where unknown), and the cells findings about each of them belong to. */
export type ReadMasa = { from: string; to: string; at: { from: BillingField; to: BillingField } };

type Span = { from: string; to: string };

const UP_TO = /\s*(?:\bs\s*[./]?\s*d\b\.?|\bsampai(?:\s+dengan)?\b|\bhingga\b|\bto\b|\buntil\b|[-–—/])\s*/gi;
/** As on the paper slips: first month, last month, year. "01122025" is the whole of 2025. */
const SLIP = /^(\d{2})(\d{2})(\d{4})$/;

/** "01-12/2026": months with one mark between them and another before the year; a day is written with one mark throughout. */
const MONTHS = /^\d{1,2}\s*[-–]\s*\d{1,2}\s*\/\s*\d{4}$/;
/** Excel's number of a day, from 1995 on; "32026" is March 2026. */
const SERIAL = /^[34](?!(?:19|20)\d{2}$)\d{4}$/;

const inYear = (year: string, month: number): string | null =>
  month >= 1 && month <= 12 && year !== '' ? `${year}-${String(month).padStart(2, '0')}` : null;

/** "03/2026", "Maret 2026", a day of the month, or "03" and "Maret" where the year is known. */
const monthOf = (said: string, year: string): string | null => {
  const text = said.replace(/^(?:masa|bulan|month)\s+/i, '').trim();
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

const yearSpan = (year: string): Span => ({ from: `${year}-01`, to: `${year}-12` });

/** The months a text names: one, a span, or a year; null when it names none. Excel's number of a day is a day. */
const spanOf = (said: string, year: string): Span | null => {
  const text = said.trim();
  const whole = /^(?:tahun|thn|tp|year)?\s*(\d{4})$/i.exec(text)?.[1];
  if (whole && whole >= '1990' && whole < '2100') return yearSpan(whole);
  const serial = SERIAL.test(text) ? serialDay(Number(text), false)?.slice(0, 7) : undefined;
  const one = serial ?? (SLIP.test(text) || MONTHS.test(text) ? null : monthOf(text, year));
  return one ? { from: one, to: one } : (slipSpan(text) ?? bothSides(text, year));
};

const readYear = (reader: CellReader<BillingField>): string => {
  const text = reader.text('year');
  const year = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(text)?.[1];
  if (text !== '' && !year) reader.error('year', 'year_unreadable');
  return year ?? '';
};

const unknown = (field: BillingField): ReadMasa => ({ from: '', to: '', at: { from: field, to: field } });

/** The tax months of a row, from whichever columns say them. What names no month is said at its cell. */
export const readMasa = (reader: CellReader<BillingField>): ReadMasa => {
  const year = readYear(reader);
  const [first, last] = [reader.text('periodFrom'), reader.text('periodTo')];
  const field = reader.text('period') !== '' ? 'period' : first !== '' ? 'periodFrom' : null;
  if (field === null)
    return year === ''
      ? unknown(reader.style.absent?.includes('period') ? 'periodFrom' : 'period')
      : { ...yearSpan(year), at: { from: 'year', to: 'year' } };
  const span = spanOf(reader.text(field), year);
  if (!span) {
    reader.error(field, 'month_unreadable');
    return unknown(field);
  }
  if (year !== '' && span.from.slice(0, 4) !== year) reader.error('year', 'year_differs');
  if (field === 'period' || last === '') return { ...span, at: { from: field, to: field } };
  const to = spanOf(last, year || span.from.slice(0, 4))?.to ?? '';
  if (to === '') reader.error('periodTo', 'month_unreadable');
  return { from: span.from, to, at: { from: field, to: 'periodTo' } };
};
