import type { ReturnType, SptRecord } from './record.ts';
import { isFiled, isSent, newestOf } from './status-queries.ts';

type Version = Pick<SptRecord, 'id' | 'type' | 'period' | 'revision' | 'status' | 'postedAt'>;

/**
 * Soft, once a return includes the slips: they may change, and the return must be posted again. Hard, once a return is
 * sent or filed: only with a reason. `by` is the return that locks.
 */
export type Lock =
  | { readonly kind: 'none' }
  | { readonly kind: 'soft' | 'hard'; readonly by: Pick<Version, 'id' | 'revision' | 'status'> };

/** The lock on the slips of a masa (YYYY-MM) for one kind of return. The newest version of the return decides. */
export const lockOf = (period: string, type: ReturnType, returns: readonly Version[]): Lock => {
  const newest = newestOf(returns, type, period);
  if (!newest) return { kind: 'none' };
  const { id, revision, status } = newest;
  const by = { id, revision, status };
  if (isFiled(newest) || isSent(newest)) return { kind: 'hard', by };
  return newest.postedAt === null && revision === 0 ? { kind: 'none' } : { kind: 'soft', by };
};

export type LockAnswer = 'free' | 'repost' | 'reason';

/** `reason`: refused without a reason. A reason passes the hard lock and is stored in the history. */
export const mayChange = ({ kind }: Lock, reason: string | null): LockAnswer => {
  if (kind === 'none') return 'free';
  if (kind === 'soft') return 'repost';
  return reason?.trim() ? 'repost' : 'reason';
};
