import { dokumenLabel } from '#domain/faktur/dokumen.ts';
import { dokumenVoid } from '#domain/faktur/dokumen-status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import type { Keyed, SavedMatch, SavedMatches } from './files/duplicates.ts';

/** Which papers of a file are here already, under their own number; those cancelled or replaced are no doubles. */
export const savedDokumens =
  (type: 'DOC_OUT' | 'DOC_IN') =>
  async (scope: Scope, query: Query, documents: readonly Keyed[], importId: string): Promise<SavedMatches> => {
    const numbers = [...new Set(documents.flatMap(({ exactKey }) => (exactKey === null ? [] : [exactKey])))];
    const exact = new Map<string, SavedMatch>();
    for (const saved of await fakturByNumbers<string>(scope, query, type, numbers)) {
      // What this very import has saved stands in the file, and is found there.
      const counts = saved.importId !== importId && !dokumenVoid.some((one) => one === saved.status);
      if (counts && saved.number !== null) exact.set(saved.number, { id: saved.id, name: dokumenLabel(saved) });
    }
    return { exact, like: new Map() };
  };
