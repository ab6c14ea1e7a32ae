import { periodAfter } from '../definition/day.ts';

const two = (month: number): string => String(month).padStart(2, '0');

/**
 * Last month (YYYY-MM) of a tax year whose book year begins in `start` (1 to 12). A book year has the name of the
 * calendar year that its larger part, or its first six months, are in (UU KUP art. 1 no. 8, with its explanation).
 */
export const lastMonthOf = (taxYear: number, start: number): string => {
  if (start === 1) return `${taxYear}-12`;
  return start <= 7 ? `${taxYear + 1}-${two(start - 1)}` : `${taxYear}-${two(start - 1)}`;
};

/** The month (1 to 12) in which a book year that begins in `start` ends. */
export const endOfBookYear = (start: number): number => ((start + 10) % 12) + 1;

/** The tax year that a masa (YYYY-MM) is in. */
export const taxYearOf = (masa: string, start: number): number => {
  const year = Number(masa.slice(0, 4));
  return [year - 1, year].find((one) => lastMonthOf(one, start) >= masa) ?? year + 1;
};

/** First and last masa (YYYY-MM) of a tax year. */
export type BookMonths = { readonly from: string; readonly to: string };

/** The masa of a tax year of `months` months whose book year begins in `start`. */
export const bookMonths = (taxYear: number, start: number, months: number): BookMonths => {
  const to = lastMonthOf(taxYear, start);
  return { from: periodAfter(to, 1 - months), to };
};

export const isWithin = ({ from, to }: BookMonths, period: string): boolean => period >= from && period <= to;
