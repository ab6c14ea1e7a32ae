import { rupiahShare, type Sen } from '../../definition/money.ts';
import { finalTurnoverTax } from '../../rules/corporate-income.ts';
import { finalRegimeLaw } from '../../rules/law/final-regime.ts';

type Term = ReturnType<typeof finalRegimeLaw.rows>[number];
export type RegimeBody = Term['body'];

export type RegimeFacts = {
  readonly body: RegimeBody;
  /** Day of registration, YYYY-MM-DD. */
  readonly registered: string;
  /** Gross turnover by tax year, in sen; a year that is missing passes the test. */
  readonly turnovers?: Readonly<Record<number, Sen>>;
  /** First tax year of the general rules chosen by notice; nobody returns from them. */
  readonly generalFrom?: number;
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

const termOf = (body: RegimeBody, taxYear: number): Term | undefined =>
  finalRegimeLaw.rows().find((row) => {
    const until = row.validUntil ?? null;
    return row.body === body && yearOf(row.validFrom) <= taxYear && (until === null || yearOf(until) >= taxYear);
  });

/**
 * Last tax year of the 0.5 % regime; null without one. A part year counts as a year; who was registered before the
 * regime began counts from its beginning (PP 23/2018 art. 5; PP 55/2022 art. 59 and 69).
 */
export const lastFinalYear = ({ body, registered }: RegimeFacts, taxYear: number): number | null => {
  const term = termOf(body, taxYear);
  if (!term) return null;
  return Math.max(yearOf(registered), yearOf(term.validFrom)) + term.years - 1;
};

/**
 * Whether a tax year is under the 0.5 % regime. Passing 4.8 bn in a year leaves that year as it is, and ends the regime
 * from the next (PP 55/2022 art. 58).
 */
export const isFinalYear = (facts: RegimeFacts, taxYear: number): boolean => {
  const { registered, turnovers = {}, generalFrom } = facts;
  if (taxYear < yearOf(registered) || (generalFrom !== undefined && taxYear >= generalFrom)) return false;
  const last = lastFinalYear(facts, taxYear);
  if (last === null || taxYear > last) return false;
  const { limit } = finalTurnoverTax.at(`${taxYear}-12-31`);
  return Object.entries(turnovers).every(([year, turnover]) => Number(year) >= taxYear || turnover <= limit);
};

/** 0.5 % of the turnover, whole rupiah; a company has no free part. */
export const finalTaxOn = (taxYear: number, turnover: Sen): Sen =>
  rupiahShare(turnover, finalTurnoverTax.at(`${taxYear}-12-31`).rate, 'down');
