import { dokumenVoid } from '#domain/faktur/dokumen-status.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import type { Keyed, SavedMatch, SavedMatches } from './files/duplicates.ts';

export const savedByNumber =
  (type: FakturType, toNothing: readonly string[]) =>
  async (
    scope: Scope,
    query: Query,
    documents: readonly Keyed[],
    importId: string,
  ): Promise<ReadonlyMap<string, SavedMatch>> => {
    const numbers = [...new Set(documents.flatMap(({ exactKey }) => (exactKey === null ? [] : [exactKey])))];
    const exact = new Map<string, SavedMatch>();
    for (const { id, number, status, importId: by } of await fakturByNumbers<string>(scope, query, type, numbers)) {
      // Documents saved by this import are compared inside the file instead.
      const counts = by !== importId && !toNothing.includes(status);
      if (counts && number !== null) exact.set(number, { id, name: number });
    }
    return exact;
  };

export const savedDokumens = (type: 'DOC_OUT' | 'DOC_IN') => {
  const find = savedByNumber(type, dokumenVoid);
  return async (scope: Scope, query: Query, documents: readonly Keyed[], importId: string): Promise<SavedMatches> => ({
    exact: await find(scope, query, documents, importId),
    like: new Map(),
  });
};
