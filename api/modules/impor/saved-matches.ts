import { clashKey, referenceKey } from '#domain/faktur/clash.ts';
import { sen } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { savedByReference, savedBySale } from '../../../db/repositories/import-clashes.ts';
import type { Keyed, SavedMatch, SavedMatches } from '../../intake/duplicates.ts';

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** A clash key taken apart again: buyer, date and DPP. Only NPWP buyers are found by index; others share sixteen zeros. */
const saleOf = (key: string) => {
  const [buyer = '', date = '', dpp = '0'] = key.split('|');
  const byDocument = buyer.includes(':');
  return { buyerNpwp: byDocument ? '0'.repeat(16) : buyer, date, dpp: sen(dpp) };
};

/** Which saved invoices the documents of a file repeat, asked in sets whatever the size of either side. */
export const savedMatches = async (
  scope: Scope,
  query: Query,
  documents: readonly (Keyed & { cells?: { reference?: string } })[],
): Promise<SavedMatches> => {
  const written = documents.flatMap((one) => [one.exactKey, one.cells?.reference]).filter(isText);
  const references = new Map<string, SavedMatch>();
  for (const saved of await savedByReference(scope, query, [...new Set(written)])) {
    const key = referenceKey(saved);
    if (key && !references.has(key)) references.set(key, saved);
  }
  const sales = [...new Set(documents.map((one) => one.likeKey).filter(isText))].map(saleOf);
  const clashes = new Map<string, SavedMatch>();
  for (const saved of await savedBySale(scope, query, sales)) {
    const key = clashKey(saved);
    if (!clashes.has(key)) clashes.set(key, saved);
  }
  return { references, clashes };
};
