import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { Keyed, Lefts, SavedMatches } from './files/duplicates.ts';

export type Lookup = (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
  /** Passed from batch to batch of one file, if documents are checked together. */
  lefts?: Lefts,
) => Promise<SavedMatches>;
