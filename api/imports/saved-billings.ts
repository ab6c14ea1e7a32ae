import { formatBillingCode } from '#domain/billing/number.ts';
import { taxMonthKeys } from '#domain/billing/same-tax.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { billingsOfTaxes } from '../../db/repositories/imports/saved-duplicates.ts';
import type { Keyed, SavedMatch, SavedMatches } from './files/duplicates.ts';

/** "411128|402|payer|nop|notice|2026-03" → the pair and the year of its months. */
const taxOf = (key: string): { kap: string; kjs: string; year: string } => {
  const [kap = '', kjs = '', ...rest] = key.split('|');
  return { kap, kjs, year: (rest.at(-1) ?? '').slice(0, 4) };
};

/** Which taxes of a file were billed or paid before. What this very import has saved stands in the file, and is found there. */
export const savedBillings = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
): Promise<SavedMatches> => {
  const taxes = [...new Set(documents.flatMap(({ like }) => like))].map(taxOf);
  const like = new Map<string, SavedMatch>();
  for (const saved of await billingsOfTaxes(scope, query, taxes, importId)) {
    const match = { id: saved.id, name: saved.code ? formatBillingCode(saved.code) : saved.taxName };
    for (const key of taxMonthKeys(saved)) if (!like.has(key)) like.set(key, match);
  }
  return { exact: new Map(), like };
};
