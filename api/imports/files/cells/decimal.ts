import { divide, scaled } from '#domain/definition/money.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { CellReader } from './reader.ts';

const THREES = /^\d{1,3}(,\d{3})+$/;
const POINT = /^\d+\.\d+$/;
/** Twelve digits before the point keep price times quantity within what sen can count. */
const WHOLE_DIGITS = 12;

/** A decimal string the way a cell would show it: "1234.5" → "1234,5". */
export const shown = (decimal: string): string => decimal.replace('.', ',');

/** A decimal string rounded half up to some places. */
export const rounded = (decimal: string, places: number): string => {
  const far = decimal.split('.')[1]?.length ?? 0;
  if (far <= places) return decimal;
  const whole = divide(scaled(decimal, far), 10n ** BigInt(far - places), 'nearest');
  const digits = String(whole < 0n ? -whole : whole).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
  return whole < 0n ? `-${text}` : text;
};

/** Commas in threes and points mean what the rest of the file shows they mean; alone, a comma is a decimal comma here. */
const parsed = <F extends string>(reader: CellReader<F>, field: F, text: string): string | null => {
  if (reader.style.decimal === 'point') {
    if (THREES.test(text)) return parseAmount(text.replace(/,/g, ''));
    if (POINT.test(text)) return text.replace(/^0+(?=\d)/, '');
  }
  if (reader.style.decimal === 'unknown' && /^[1-9]\d{0,2},\d{3}$/.test(text))
    reader.warn(field, 'number_ambiguous', text.replace(',', ''));
  return parseAmount(text);
};

/** A number of a cell with at most `places` places, as a decimal string; null when the cell is empty or cannot be read (which is said). */
export const readDecimal = <F extends string>(reader: CellReader<F>, field: F, places: number): string | null => {
  const text = reader.text(field);
  if (text === '' || text === '-') return null;
  // What Excel and the XML hold most of the time needs no reading.
  if (/^(0|[1-9]\d{0,11})$/.test(text)) return text;
  const decimal = parsed(reader, field, text);
  if (decimal === null) reader.error(field, 'number_unreadable');
  else if (decimal.replace(/\..*$|-/g, '').length > WHOLE_DIGITS) reader.error(field, 'number_too_large');
  else {
    const near = rounded(decimal, places);
    if (near !== decimal && scaledEqual(near, decimal) === false) reader.warn(field, 'number_rounded', shown(near));
    return near;
  }
  return null;
};

const scaledEqual = (a: string, b: string): boolean => a.replace(/\.?0+$/, '') === b.replace(/\.?0+$/, '');
