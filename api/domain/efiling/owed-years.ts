import { periodOf } from '../definition/day.ts';
import { taxYearOf } from '../spt-badan/book-year.ts';
import { coversYear, type ReturnKind } from './kinds.ts';

/** Later amendments are the exception: a return states a loss within two years of the end of its assessment, art. 8 KUP. */
const BACK = 5;

/**
 * Years (YYYY) whose annual company return is due: those that are over, from the first year the company has anything
 * in the register, at most five back. A company files every year, whatever its documents. The book year begins in the
 * month `bookYearStart` (1 to 12).
 */
export const owedYears = (
  periods: readonly { readonly kind: ReturnKind; readonly period: string }[],
  today: string,
  bookYearStart = 1,
): readonly string[] => {
  const last = taxYearOf(periodOf(today), bookYearStart) - 1;
  const years = periods.filter(({ kind }) => !coversYear(kind)).map(({ period }) => taxYearOf(period, bookYearStart));
  const first = Math.max(Math.min(last + 1, ...years), last - BACK + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at));
};
