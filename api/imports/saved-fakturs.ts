import { sen } from '#domain/definition/money.ts';
import { duplicateKey, referenceKey } from '#domain/faktur/duplicate.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { type SavedFaktur, savedByReference, savedBySale } from '../../db/repositories/imports/saved-duplicates.ts';
import type { Keyed, SavedMatch, SavedMatches } from './files/duplicates.ts';

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

const saleOf = (key: string) => {
  const [buyer = '', date = '', dpp = '0'] = key.split('|');
  const byDocument = buyer.includes(':');
  return { counterpartyNpwp: byDocument ? '0'.repeat(16) : buyer, date, dpp: sen(dpp) };
};

const matchOf = ({ id, number, reference }: SavedFaktur): SavedMatch => ({ id, name: number ?? reference ?? '-' });

export const savedFakturs = async (scope: Scope, query: Query, documents: readonly Keyed[]): Promise<SavedMatches> => {
  const written = documents.flatMap((one) => [one.exactKey, one.cells.reference]).filter(isText);
  const exact = new Map<string, SavedMatch>();
  for (const saved of await savedByReference(scope, query, [...new Set(written)])) {
    const key = referenceKey(saved);
    if (key && !exact.has(key)) exact.set(key, matchOf(saved));
  }
  const sales = [...new Set(documents.flatMap((one) => one.like))].map(saleOf);
  const like = new Map<string, SavedMatch>();
  for (const saved of await savedBySale(scope, query, sales)) {
    const key = duplicateKey(saved);
    if (!like.has(key)) like.set(key, matchOf(saved));
  }
  return { exact, like };
};
