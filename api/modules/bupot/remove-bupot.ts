import type { Bupot } from '#domain/bupot/record.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { bupotById, removeBupot } from '../../../db/repositories/bupot/bupot.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { removalOf } from '../../documents/removal.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { loadBupot } from './family.ts';
import { refuseHeld } from './inquire-item.ts';
import { announce, moveBupots, OBJECT_TYPE, wrongStatus } from './move-bupots.ts';

/** The slip a removed correction was for may be corrected again. */
const releaseOriginal = async (tx: Tx, deps: Deps, scope: Scope, { id, replaces }: Bupot): Promise<void> => {
  const original = replaces === null ? undefined : await bupotById(scope, tx.db, replaces);
  if (!original || original.replacedBy !== id) return;
  await moveBupots(tx, deps, scope, deps.now(), [
    { read: original, move: 'correct', action: 'releaseCorrection', set: { replacedBy: null } },
  ]);
};

/** Removes what the office never took. The history keeps that it was there. */
export const dropBupot = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const read = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_DELETE');
  if (!allows('remove', read)) throw wrongStatus(read);
  await refuseHeld(deps, scope, read);
  await deps.db.transact(async (tx) => {
    if (!(await removeBupot(tx, scope, read))) throw new Problem('conflict');
    await releaseOriginal(tx, deps, scope, read);
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: id, action: 'remove', fromStatus: read.status, before: { ...read } },
    ]);
    await announce(tx, deps, scope, [id]);
  });
};

export const removeItem = removalOf(dropBupot, 'bupot.server.removed');
