import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { Keyed, Lefts, SavedMatches } from './files/duplicates.ts';

/** Which saved documents the documents of a file repeat; what the import itself has saved may be left out. */
export type Lookup = (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
  /** Carried from part to part of one file, where documents are judged together. */
  lefts?: Lefts,
) => Promise<SavedMatches>;
