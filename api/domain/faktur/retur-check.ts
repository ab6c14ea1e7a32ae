import { isDay } from '../definition/day.ts';
import { sen } from '../definition/money.ts';
import { formatDay, formatDecimal } from '../text/format.ts';
import type { Faktur, FakturLine, Finding } from './record.ts';
import { isReturned, type LineLeft, pieces } from './retur-left.ts';
import { isOverprecise } from './round-quantity.ts';

const error = (path: string, message: string, params?: Record<string, string>): Finding => ({
  path,
  message,
  severity: 'error',
  ...(params ? { params } : {}),
});

const columns = {
  discount: 'discount',
  dpp: 'discount',
  otherDpp: 'otherDpp',
  ppn: 'otherDpp',
  ppnbm: 'otherDpp',
} as const;

/** Findings for amounts above the rest of a line. */
const beyondLine = (line: FakturLine, left: LineLeft, at: number): Finding[] => {
  if (pieces(line.quantity) > pieces(left.quantity))
    return [error(`lines.${at}.quantity`, 'retur.check.quantity', { left: formatDecimal(left.quantity, 0) })];
  if (sen(line.dpp) < 0) return [error(`lines.${at}.discount`, 'retur.check.below_zero')];
  const over = (Object.keys(columns) as (keyof typeof columns)[]).find((key) => sen(line[key]) > sen(left[key]));
  return over
    ? [error(`lines.${at}.${columns[over]}`, 'retur.check.amount', { left: formatDecimal(left[over], 2) })]
    : [];
};

/** Findings that prevent saving: the return exceeds the rest of its document. */
export const beyondLeft = (lines: readonly FakturLine[], left: readonly LineLeft[]): Finding[] =>
  lines.flatMap((line, at) => {
    const own = left[at];
    return own ? beyondLine(line, own, at) : [];
  });

/** The date of a return may not be before its document, nor in the future. */
export const dayFindings = (
  date: string,
  origin: { readonly date: string },
  today: string,
  words: { readonly before: string; readonly future: string },
): Finding[] => {
  if (!isDay(date)) return [error('date', 'problem.field.required')];
  if (date < origin.date) return [error('date', words.before, { date: formatDay(origin.date) })];
  return date > today ? [error('date', words.future)] : [];
};

type ReturnedInvoice = Pick<Faktur, 'date' | 'lines'>;

/**
 * No date, a date before its document or in the future, nothing returned, a quantity with more decimals than the office
 * takes.
 */
export const checkRetur = (
  { date, lines }: ReturnedInvoice,
  origin: Pick<Faktur, 'date'>,
  today: string,
): Finding[] => [
  ...dayFindings(date, origin, today, { before: 'retur.check.before_invoice', future: 'retur.check.in_future' }),
  ...(lines.some(isReturned) ? [] : [error('lines', 'retur.check.nothing')]),
  ...lines.flatMap((line, at) => (isOverprecise(line) ? [error(`lines.${at}.quantity`, 'retur.check.places')] : [])),
];
