import type { SlipKind } from '#domain/bupot/kinds.ts';
import { monthParts } from '#domain/bupot/month-lines.ts';

export const addedColumns: ReadonlySet<string> = new Set([
  'gross',
  'salaryPension',
  'pphBenefit',
  'otherBenefit',
  'honorarium',
  'insuranceBenefit',
  'natura',
  'tantiemBonus',
  'wifeBenefit',
  'childBenefit',
  'improvementBenefit',
  'structuralBenefit',
  'riceBenefit',
  'specialBenefit',
  'otherIncome',
  'pensionContribution',
  'zakat',
]);

/** Contained in the gross of a month: with the rest of it they are lines 1 to 7 of slip A1. */
export const partsOfGross: ReadonlySet<string> = new Set(['salaryPension', ...monthParts]);

export const isPartOfGross = (kind: SlipKind, column: string): boolean => kind === 'BPMP' && partsOfGross.has(column);

/** After the user confirms. */
export const convertedColumns: ReadonlySet<string> = new Set(['grossWithVat', 'currency', 'exchangeRate']);
