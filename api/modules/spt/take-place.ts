import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isSent, isVoid, placeOf } from '#domain/spt/status-queries.ts';
import type { Tx } from '../../../db/database.ts';
import type { Change } from '../../../db/repositories/history.ts';
import { sptVersions, updateSpt } from '../../../db/repositories/spt/spt.ts';

type Moved = { readonly before: SptRecord; readonly after: SptRecord };

/**
 * The office annulled a return, or let go of one that corrects such: what corrects it takes its place, in the transaction that moved it.
 * Answers what the history keeps. That it has to be posted again `tellBeside` says.
 */
export const takePlaces = async (
  tx: Tx,
  scope: Scope,
  now: number,
  { before, after }: Moved,
): Promise<Omit<Change, 'objectType'>[]> => {
  const letGo = after.replaces !== null && isSent(before) && !isSent(after);
  if (!isVoid(after) && !letGo) return [];
  const versions = await sptVersions(scope, tx.db, after);
  const changes: Omit<Change, 'objectType'>[] = [];
  for (const read of versions) {
    const place = placeOf(read, versions);
    if (!place) continue;
    const { id, status, revision, replaces, reason } = read;
    // A normal return corrects nothing: only the history keeps why it was begun.
    const set = { ...place, reason: place.replaces === null ? null : reason, version: read.version + 1 };
    if (!(await updateSpt(tx, scope, read, { ...read, ...set, updatedAt: now, updatedBy: scope.userName })))
      throw new Problem('conflict');
    changes.push({
      objectId: id,
      action: 'takePlace',
      fromStatus: status,
      toStatus: status,
      before: { revision, replaces, reason },
      after: set,
    });
  }
  return changes;
};
