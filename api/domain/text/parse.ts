import { isDay } from '../definition/day.ts';
import { monthNumber } from './format.ts';
import { withoutInvisible } from './invisible.ts';

const clean = (whole: string, fraction = ''): string => {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${digits}.${fraction}` : digits;
};

const unsigned = (text: string): string | null => {
  // Both separators: the last one is the decimal separator, the other groups thousands.
  const both = /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text);
  if (both) return clean((both[1] ?? '').replace(/[.,]/g, ''), both[2]);
  // "1.234" is one thousand in Indonesia.
  if (/^\d{1,3}(\.\d{3})+$/.test(text) && !text.startsWith('0.')) return clean(text.replace(/\./g, ''));
  if (/^\d{1,3}(,\d{3}){2,}$/.test(text)) return clean(text.replace(/,/g, ''));
  const single = /^(\d*)[.,](\d+)$/.exec(text);
  if (single) return clean(single[1] ?? '', single[2]);
  return /^\d+$/.test(text) ? clean(text) : null;
};

/**
 * With Indonesian or English separators: "Rp 1.234.567,89", "1234567.89", "1,234,567.89", "(1.000)", "1.000.000,-".
 * Null if it is ambiguous or invalid.
 */
export const parseAmount = (typed: string): string | null => {
  const bare = withoutInvisible(typed)
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/^(-?)(?:rp|idr)\.?/i, '$1')
    .replace(/,[-–]$/, '');
  const negative = /^\((.+)\)$/.exec(bare) ?? /^-(.+)$/.exec(bare);
  const amount = unsigned(negative?.[1] ?? bare);
  return amount === null ? null : negative && !/^[0.]+$/.test(amount) ? `-${amount}` : amount;
};

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const toDay = (year: string, month: number | string, day: string): string | null => {
  const text = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** Parses a date, day first: "31/10/2025", "31-10-25", "31102025", "31 Okt 2025", "2025-10-31". Null if invalid. */
export const parseDay = (typed: string): string | null => {
  const text = typed.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const numbers =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (numbers) return toDay(numbers[3] ?? '', numbers[2] ?? '', numbers[1] ?? '');
  const named = /^(\d{1,2})[-/. ]+([A-Za-z]+)[-/., ]+(\d{4}|\d{2})$/.exec(text);
  const month = monthNumber(named?.[2] ?? '');
  return named && month ? toDay(named[3] ?? '', month, named[1] ?? '') : null;
};

/** Parses a masa: "10/2025", "102025", "2025-10", "Oktober 2025". Null if invalid. */
export const parsePeriod = (typed: string): string | null => {
  const text = typed.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(text);
  const numbers = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{4})$/.exec(text);
  const named = /^([A-Za-z]+)[-/., ]+(\d{4}|\d{2})$/.exec(text);
  const [year, month] = iso
    ? [iso[1], iso[2]]
    : numbers
      ? [numbers[2], numbers[1]]
      : [named?.[2], String(monthNumber(named?.[1] ?? '') ?? '')];
  return toDay(year ?? '', month ?? '', '1')?.slice(0, 7) ?? null;
};
