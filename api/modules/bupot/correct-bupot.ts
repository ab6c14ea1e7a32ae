import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { aroundOf, newBupot } from './compose-bupot.ts';
import { loadBupot } from './family.ts';
import { moveBupots, wrongStatus } from './move-bupots.ts';
import { bupotSaves, sameSlip, unlocked } from './save-bupots.ts';

/**
 * A correction (pembetulan) of an issued slip, as a draft of its next version, linked both ways. It keeps number, masa and payee; a slip
 * that was corrected is corrected again only through its newest version, so of two people one is told of the other.
 */
export const correctBupot = async (
  deps: Deps,
  scope: Scope,
  {
    id,
    input,
    reason,
    lockReason,
  }: {
    id: string;
    input?: BupotInput | undefined;
    reason: string;
    lockReason?: string | undefined;
  },
): Promise<Bupot> => {
  const original = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  if (!allows('correct', original)) throw wrongStatus(original);
  if (original.replacedBy !== null)
    throw new Problem('conflict', {
      message: 'bupot.server.already_corrected',
      extra: { replacedBy: original.replacedBy },
    });
  const given = input ?? inputOf(original);
  sameSlip(original, given);
  const around = await aroundOf(deps, scope, deps.db.read);
  return deps.db.transact(async (tx) => {
    const next = newBupot(deps, scope, given, around, {
      replaces: original.id,
      revision: original.revision + 1,
      reason,
    });
    const { row, ...noted } = await unlocked(tx, scope, next, lockReason);
    const draft = await bupotSaves.insert(tx, deps, scope, row, noted);
    await moveBupots(tx, deps, scope, deps.now(), [
      { read: original, move: 'correct', set: { replacedBy: draft.id }, reason },
    ]);
    return draft;
  });
};
