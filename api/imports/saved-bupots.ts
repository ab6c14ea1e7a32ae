import { kindsBeside } from '#domain/bupot/beside.ts';
import { alikeKey, duplicateKey, refusingKeys } from '#domain/bupot/duplicate.ts';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { bupotsOfPayments } from '../../db/repositories/imports/duplicates.ts';
import type { Keyed, SavedMatch, SavedMatches } from './files/duplicates.ts';

/** "BPPU|2026-03|payee|…" → whom and when, by every kind of slip that says something of it. */
const paymentsOf = (key: string): { kind: string; period: string; payee: string }[] => {
  const [kind = '', period = '', payee = ''] = key.split('|');
  return kindsBeside(kind as SlipKind).map((of) => ({ kind: of, period, payee }));
};

/** The keys rows of a file find a saved slip by; `key` where they are no doubles of it. */
const foundBy = (saved: Bupot): readonly (readonly [by: string, key?: string])[] => {
  const told = { ...saved, gross: saved.grossTyped };
  const own = duplicateKey(told);
  const alike = alikeKey(told);
  return [
    ...(alike === null ? [] : [[alike] as const]),
    ...(own === null ? [] : [[own] as const, ...refusingKeys(told).map((by) => [by, own] as const)]),
  ];
};

/** Which slips of a file are saved already. What this very import has saved stands in the file, and is found there. */
export const savedBupots = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
): Promise<SavedMatches> => {
  const payments = [...new Set(documents.flatMap(({ like }) => like))].flatMap(paymentsOf);
  const like = new Map<string, SavedMatch>();
  for (const saved of await bupotsOfPayments(scope, query, payments, importId))
    for (const [by, key] of foundBy(saved)) {
      // What is a double says more than what only clashes.
      if (like.has(by) && (key !== undefined || like.get(by)?.key === undefined)) continue;
      like.set(by, { id: saved.id, name: labelOf(saved), ...(key === undefined ? {} : { key }) });
    }
  return { exact: new Map(), like };
};
