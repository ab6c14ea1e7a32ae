import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { documentsOfRows, rowsOfDocuments } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import type { ImportChannel } from './import-channel.ts';
import { type Repaired, repair, repairable } from './repair.ts';

export type Skip = { version?: number; rows?: readonly number[]; documents?: readonly number[]; skip: boolean };

/** Leaves documents out of the import, or takes them in again. A row stands for its whole document: an invoice is saved whole. */
export const skipDocuments = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, rows, documents, skip }: Skip,
): Promise<Repaired> => {
  const read = await repairable(deps, channel, scope, id, version);
  const chosen = new Set([...(documents ?? []), ...(await documentsOfRows(scope, deps.db.read, id, rows ?? []))]);
  const changing: number[] = [];
  const all = [...chosen];
  for (let at = 0; at < all.length; at += 500)
    for (const row of await rowsOfDocuments(scope, deps.db.read, id, all.slice(at, at + 500)))
      if (row.firstSum !== null && row.status !== 'SAVED' && (row.status === 'SKIPPED') !== skip)
        changing.push(row.document);
  if (changing.length === 0) throw new Problem('invalid', { message: 'impor.server.nothing_to_skip' });
  return repair(deps, scope, read, {
    documents: changing,
    change: { skip },
    undo: { skipped: { documents: changing, were: !skip } },
  });
};
