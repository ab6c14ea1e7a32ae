import { labelOf } from '#domain/bupot/label.ts';
import { twinKey } from '#domain/bupot/twin.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { bupotsOfPayments } from '../../../db/repositories/import-twins.ts';
import type { Keyed, SavedMatch, SavedMatches } from '../../intake/duplicates.ts';

/** "BPPU|2026-03|payee|…" → whom and when. */
const paymentOf = (key: string): { kind: string; period: string; payee: string } => {
  const [kind = '', period = '', payee = ''] = key.split('|');
  return { kind, period, payee };
};

/** Which slips of a file are saved already. What this very import has saved stands in the file, and is found there. */
export const savedBupots = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
): Promise<SavedMatches> => {
  const payments = [...new Set(documents.flatMap(({ like }) => like))].map(paymentOf);
  const like = new Map<string, SavedMatch>();
  for (const saved of await bupotsOfPayments(scope, query, payments, importId)) {
    const key = twinKey({ ...saved, gross: saved.grossTyped });
    if (key && !like.has(key)) like.set(key, { id: saved.id, name: labelOf(saved) });
  }
  return { exact: new Map(), like };
};
