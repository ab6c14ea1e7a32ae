import { annualForm } from '../rules/corporate-income.ts';

/** The form 1771 to tax year 2024, and that of PER-11/PJ/2025 from 2025. */
export const annualEras = ['1771', '2025'] as const;
export type AnnualEra = (typeof annualEras)[number];

const FIRST_YEAR = 2009;

/** Tax years that have a form, up to the year of a day (YYYY-MM-DD), newest first. */
export const annualYears = (today: string): readonly number[] => {
  const last = Number(today.slice(0, 4));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, back) => last - back);
};

export const eraOf = (taxYear: number): AnnualEra => annualForm.at(`${taxYear}-12-31`);
