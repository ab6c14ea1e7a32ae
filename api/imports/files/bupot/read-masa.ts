import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { lastDayOf } from '#domain/calendar/day-count.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { readDay } from '../cells/day.ts';
import { type Span, spanOf, yearIn, yearSpan } from '../cells/months.ts';
import type { Reader } from './read-payee.ts';

const readYear = (reader: Reader): string => {
  const year = yearIn(reader.text('year'));
  if (year === '' && reader.text('year') !== '') reader.error('year', 'year_unreadable');
  return year;
};

/** Size of the cache: the same words repeat in every row of a month. */
const KNOWN = 500;
const known = new Map<string, Span | null>();
const statedSpan = (text: string, year: string): Span | null => {
  const key = `${year} ${text}`;
  const span = known.get(key);
  if (span !== undefined) return span;
  if (known.size >= KNOWN) known.clear();
  const found = spanOf(text, year);
  known.set(key, found);
  return found;
};

const readSpan = (reader: Reader, column: 'period' | 'periodFrom', year: string): Span | null => {
  const text = reader.text(column);
  if (text === '') return null;
  const span = statedSpan(text, year);
  if (!span) reader.error(column, 'month_unreadable');
  else if (year !== '' && reader.text('year') !== '' && span.to.slice(0, 4) !== year)
    reader.error('year', 'year_differs');
  return span;
};

/** Default day: the last of the masa, or today while the masa lasts. */
const assumedDay = (reader: Reader, period: string, today: string): string => {
  const last = lastDayOf(period);
  const day = period === periodOf(today) && last > today ? today : last;
  reader.warn('date', 'slip_date_assumed', day);
  return day;
};

/** The one the file names; null if it names several; the last completed one if it names none. */
const likelyMasa = ({ style: { masa } }: Reader, today: string): string | null =>
  masa === undefined ? periodAfter(periodOf(today), -1) : masa;

const annual = (reader: Reader, parsed: Span | null, year: string): { first: string | null; last: string } => {
  const span = parsed ?? (year === '' ? null : yearSpan(year));
  const last = span?.to ?? '';
  const first = readSpan(reader, 'periodFrom', year || last.slice(0, 4))?.from;
  if (first) return { first, last };
  return {
    first: span && (span.from < last || last.endsWith('-01')) ? span.from : last && `${last.slice(0, 4)}-01`,
    last,
  };
};

/**
 * A missing masa follows from the day. The masa of an annual slip is its last month; its first month defaults to
 * January.
 */
export const readMasa = (
  reader: Reader,
  kind: SlipKind,
  today: string,
): Pick<BupotInput, 'period' | 'date' | 'periodFrom'> => {
  const day = readDay(reader, 'date');
  const year = readYear(reader);
  const span = readSpan(reader, 'period', year || (day ?? '').slice(0, 4));
  const months = isAnnual(kind)
    ? annual(reader, span, year || (reader.text('period') === '' ? (day ?? '').slice(0, 4) : ''))
    : { first: null, last: span?.to ?? '' };
  if (span && !isAnnual(kind) && span.from !== span.to) reader.error('period', 'slip_months');
  const withoutPeriod = months.last === '' && reader.text('period') === '';
  const period = withoutPeriod && day ? periodOf(day) : months.last;
  if (withoutPeriod && !day) {
    const likely = likelyMasa(reader, today);
    reader.error('period', 'slip_month_missing', likely === null ? {} : { proposal: formatPeriod(likely) });
  }
  if (!isAnnual(kind) && reader.style.masa && period !== '' && period !== reader.style.masa)
    reader.warn('period', 'slip_month_differs', { params: { stated: formatPeriod(reader.style.masa) } });
  const silent = reader.text('date') === '' && period !== '';
  return { period, periodFrom: months.first || null, date: day ?? (silent ? assumedDay(reader, period, today) : '') };
};
