import { annualForm } from '../rules/corporate-income.ts';

/** The form 1771 to tax year 2024, and that of PER-11/PJ/2025 from 2025. */
export const annualEras = ['1771', '2025'] as const;
export type AnnualEra = (typeof annualEras)[number];

export const eraOf = (taxYear: number): AnnualEra => annualForm.at(`${taxYear}-12-31`);
