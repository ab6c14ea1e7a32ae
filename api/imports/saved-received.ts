import { receivedKey } from '#domain/bupot/received/check.ts';
import { receivedByKeys } from '../../db/repositories/bupot/received.ts';
import type { SavedMatch } from './files/duplicates.ts';
import type { Lookup } from './saved-lookup.ts';

/** Slips saved by this import are compared inside the file. */
export const savedReceived: Lookup = async (scope, query, documents, importId) => {
  const keys = [...new Set(documents.flatMap(({ exactKey }) => exactKey ?? []))];
  const saved = await receivedByKeys(scope, query, keys);
  const others = saved.filter(({ importId: by }) => by !== importId);
  const exact = new Map(
    others.map((slip): [string, SavedMatch] => [
      receivedKey(slip),
      { id: slip.id, name: `${slip.number} · ${slip.withholderName}` },
    ]),
  );
  return { exact, like: new Map() };
};
