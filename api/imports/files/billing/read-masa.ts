import { formatPeriod } from '#domain/text/format.ts';
import { spanOf, yearIn, yearSpan } from '../cells/months.ts';
import type { CellReader } from '../cells/reader.ts';
import type { BillingField } from './fields.ts';

/** First and last masa (YYYY-MM, "" where unknown), and the cells findings about each of them belong to. */
export type ReadMasa = { from: string; to: string; at: { from: BillingField; to: BillingField } };

const readYear = (reader: CellReader<BillingField>): string => {
  const text = reader.text('year');
  const year = yearIn(text);
  if (text !== '' && year === '') reader.error('year', 'year_unreadable');
  return year;
};

const unknown = (field: BillingField): ReadMasa => ({ from: '', to: '', at: { from: field, to: field } });

/** The tax months of a row, from whichever columns say them. What names no month is said at its cell. */
export const readMasa = (reader: CellReader<BillingField>): ReadMasa => {
  const year = readYear(reader);
  const [first, last] = [reader.text('periodFrom'), reader.text('periodTo')];
  const field = reader.text('period') !== '' ? 'period' : first !== '' ? 'periodFrom' : null;
  if (field === null && year === '') {
    const place = reader.style.absent?.includes('period') ? 'periodFrom' : 'period';
    if (reader.style.masa) reader.error(place, 'month_missing', formatPeriod(reader.style.masa));
    return unknown(place);
  }
  if (field === null) return { ...yearSpan(year), at: { from: 'year', to: 'year' } };
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
