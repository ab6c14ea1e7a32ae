import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { carriesExcess, sentAmong, takesOtherExcess } from '#domain/spt/excess.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled, isSent, isVoid, newestOfEach, placeOf } from '#domain/spt/status-queries.ts';
import type { Tx } from '../../../db/database.ts';
import type { Change } from '../../../db/repositories/history.ts';
import {
  lockSpts,
  markSpts,
  noLongerSo,
  setReturnsStale,
  sptById,
  sptsOfType,
  sptVersions,
  updateSpt,
} from '../../../db/repositories/spt/spt.ts';
import { definitionOf } from './definition-of.ts';

/**
 * Locks it with those that may depend on its new state: the other versions of its masa and, where its kind carries
 * overpayments forward, every masa.
 */
export const lockDependentReturns = async (tx: Tx, scope: Scope, id: string): Promise<SptRecord | undefined> => {
  const known = await sptById(scope, tx.db, id);
  if (!known) return undefined;
  const { type, period } = known;
  const rows = await lockSpts(tx, scope, carriesExcess(definitionOf(known)) ? { type } : { type, period });
  return rows.find((row) => row.id === id);
};

/** Needs `lockDependentReturns`. */
export const takesOther = async (tx: Tx, scope: Scope, spt: SptRecord): Promise<boolean> =>
  takesOtherExcess(definitionOf(spt), spt, sentAmong(await sptsOfType(scope, tx.db, spt.type)));

/** A sent return uses up overpayments of earlier masa, and a filed one makes its own available. */
const stalenTakers = async (tx: Tx, scope: Scope, { type }: SptRecord, now: number): Promise<string[]> => {
  const all = await sptsOfType(scope, tx.db, type);
  const sent = sentAmong(all);
  const touched = newestOfEach(all).filter((one) => !one.stale && takesOtherExcess(definitionOf(one), one, sent));
  await noLongerSo(tx, scope, touched, now);
  return touched.map(({ id }) => id);
};

const differs = (before: SptRecord, after: SptRecord): boolean =>
  isSent(before) !== isSent(after) || isFiled(before) !== isFiled(after);

/** In the same transaction. Needs `lockDependentReturns`. Returns the ids of changed returns. */
export const markDependentReturns = async (
  tx: Tx,
  scope: Scope,
  before: SptRecord,
  after: SptRecord,
  now: number,
): Promise<string[]> => {
  if (!differs(before, after)) return [];
  const corrected = isFiled(after) && after.replaces !== null ? [after.replaces] : [];
  await markSpts(tx, scope, corrected, false);
  // Returns of the masa that the annulled one had corrected are stale again.
  const stands = isVoid(after) ? await setReturnsStale(tx, scope, after, now) : [];
  const takers = carriesExcess(definitionOf(after)) ? await stalenTakers(tx, scope, after, now) : [];
  return [...corrected, ...stands, ...takers];
};

type Moved = { readonly before: SptRecord; readonly after: SptRecord };

/**
 * After a return is annulled, or a correction of it withdrawn, its own correction takes its place, in the same
 * transaction. Returns the history entries.
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
    // A normal return corrects nothing, so the reason it was begun with is kept in the history only.
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
