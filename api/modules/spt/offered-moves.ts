import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { mayCancelWaiting } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { type SptMove, sptStatus } from '#domain/spt/status.ts';
import { mayAmend } from '#domain/spt/status-queries.ts';
import type { Deps } from '../../services/deps.ts';

type Standing = Pick<SptRecord, 'id' | 'type' | 'period' | 'revision' | 'status' | 'postedAt'>;

/** What this person may ask for now, of a return among all of its kind and masa. */
export const offeredMoves = (
  deps: Deps,
  { held }: Scope,
  spt: Standing & Pick<SptRecord, 'stale'>,
  returns: readonly Standing[],
): SptMove[] =>
  movesFrom(sptStatus, spt.status, held).filter((move) => {
    if (move === 'amend') return mayAmend(spt, returns);
    if (move === 'cancelWaiting') return mayCancelWaiting(deps.now());
    if (move === 'validate' || move === 'prove' || move === 'file') return spt.postedAt !== null && !spt.stale;
    return true;
  });
