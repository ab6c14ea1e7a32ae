import type { FakturRow } from './record.ts';

/** The NSFP in a classic number: three digits, two of its year, eight of its serial (PER-03/PJ/2022 ps. 1). */
export const nsfpIn = (number: string): string => number.slice(-13);

/** Whether a NSFP may be used for an invoice of this date (YYYY-MM-DD): only in the year it was allotted for. */
export const isOfYear = (nsfp: string, date: string): boolean => nsfp.slice(3, 5) === date.slice(2, 4);

/** A classic number, 16 digits: transaction code, 1 for a substitute and else 0, NSFP. */
export const classicNumber = (nsfp: string, { code, kind }: Pick<FakturRow, 'code' | 'kind'>): string =>
  `${code}${kind === 'NORMAL_SUBS' ? 1 : 0}${nsfp}`;
