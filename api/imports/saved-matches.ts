import { slipKinds } from '#domain/bupot/kinds.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { each } from './each.ts';
import type { Keyed, SavedMatches } from './files/duplicates.ts';
import type { KindKey } from './files/kinds.ts';
import { savedBillings } from './saved-billings.ts';
import { savedBupots } from './saved-bupots.ts';
import { savedFakturs } from './saved-fakturs.ts';

/** Which saved documents the documents of a file repeat; what the import itself has saved may be left out. */
type Lookup = (scope: Scope, query: Query, documents: readonly Keyed[], importId: string) => Promise<SavedMatches>;

/** One line a kind; of slips one for the nine. */
export const savedMatches: Readonly<Record<KindKey, Lookup>> = {
  'faktur-keluaran': savedFakturs,
  billing: savedBillings,
  ...each(slipKinds, savedBupots),
};
