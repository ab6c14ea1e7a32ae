import { isDay } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { parseDay } from '#domain/text/parse.ts';
import { CLOCK_FAULT_SECONDS, serialDay } from '../xlsx/typed-cell.ts';
import type { CellReader } from './reader.ts';

/** Two numbers and a year: either number may be the month. */
export const TWO_AND_YEAR = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;

const withoutTime = (text: string): string =>
  text.replace(/[T ]\d{1,2}[:.]\d{2}([:.]\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?( ?[AP]M)?$/i, '').trim();

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const ZONE = /(Z|[+-]\d{2}:?\d{2})$/i;

/** YYYY-MM-DD in Jakarta; one minute before midnight counts as the next day. Null for other text. */
const instantDay = (text: string): string | null => {
  if (!INSTANT.test(text)) return null;
  const at = text.replace(' ', 'T');
  const moment = Date.parse(ZONE.test(at) ? at : `${at}+07:00`);
  return Number.isNaN(moment) ? null : jakartaDay(moment + CLOCK_FAULT_SECONDS * 1_000);
};

const monthFirst = (month: string, day: string, year: string): string | null => parseDay(`${day}/${month}/${year}`);

const twoAndYear = <F extends string>(
  reader: CellReader<F>,
  field: F,
  first: string,
  second: string,
  year: string,
): string | null => {
  if (Number(first) > 12) return parseDay(`${first}/${second}/${year}`);
  if (Number(second) > 12) {
    if (reader.style.order !== 'month-first') reader.warn(field, 'date_month_first');
    return monthFirst(first, second, year);
  }
  const dayFirst = parseDay(`${first}/${second}/${year}`);
  if (Number(first) === Number(second) || reader.style.order === 'day-first') return dayFirst;
  if (reader.style.order === 'month-first') {
    reader.warn(field, 'date_read_month_first');
    return monthFirst(first, second, year);
  }
  if (reader.style.order === 'mixed') {
    reader.error(field, 'date_mixed');
    return dayFirst;
  }
  reader.warn(field, 'date_ambiguous');
  return dayFirst;
};

/** YYYY-MM-DD; null if empty or unreadable (which is reported). Day before month unless the file shows otherwise. */
export const readDay = <F extends string>(reader: CellReader<F>, field: F): string | null => {
  const text = reader.text(field);
  if (text === '') return null;
  if (isDay(text)) return text;
  const moment = instantDay(text);
  if (moment) {
    if (moment !== text.slice(0, 10)) reader.warn(field, 'date_moved', moment);
    return moment;
  }
  const bare = withoutTime(text);
  const parts = TWO_AND_YEAR.exec(bare);
  const day = parts ? twoAndYear(reader, field, parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : parseDay(bare);
  if (day) return day;
  const serial = /^\d{5}([.,]\d+)?$/.test(bare) ? serialDay(Number(bare.replace(',', '.')), false) : null;
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(bare);
  const compact = packed ? parseDay(`${packed[1]}-${packed[2]}-${packed[3]}`) : null;
  if (serial) reader.warn(field, 'date_serial', serial);
  else if (!compact) reader.error(field, 'date_unreadable');
  return serial ?? compact;
};

/** YYYY-MM-DD; null if that is no date. */
export const exchanged = (text: string): string | null => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (iso) return parseDay(`${iso[1]}-${iso[3]}-${iso[2]}`);
  const parts = TWO_AND_YEAR.exec(withoutTime(text.trim()));
  return parts ? monthFirst(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : null;
};
