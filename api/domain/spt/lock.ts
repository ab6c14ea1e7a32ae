import type { ReturnType, SptRecord } from './record.ts';
import { isFiled, isSent, newestOf } from './status-queries.ts';

type Version = Pick<SptRecord, 'id' | 'type' | 'period' | 'revision' | 'status' | 'postedAt'>;

/**
 * Whether the slips of a period may change. Soft, once a return has drawn them in: they may, and it has to be posted again. Hard, once one is
 * sent or filed: only with a reason, and what is filed then needs a correction. `by` is the return that closes it.
 */
export type Lock =
  | { readonly kind: 'none' }
  | { readonly kind: 'soft' | 'hard'; readonly by: Pick<Version, 'id' | 'revision' | 'status'> };

/** The lock on the slips of a masa (YYYY-MM) that go into one kind of return. The newest version of its return decides. */
export const lockOf = (period: string, type: ReturnType, returns: readonly Version[]): Lock => {
  const newest = newestOf(returns, type, period);
  if (!newest) return { kind: 'none' };
  const { id, revision, status } = newest;
  const by = { id, revision, status };
  if (isFiled(newest) || isSent(newest)) return { kind: 'hard', by };
  return newest.postedAt === null && revision === 0 ? { kind: 'none' } : { kind: 'soft', by };
};

/** What changing a slip asks for under a lock. */
export type LockAnswer = 'free' | 'repost' | 'reason';

/** `reason`: refused until somebody says why. A reason passes the hard lock and is kept in the history. */
export const mayChange = ({ kind }: Lock, reason: string | null): LockAnswer => {
  if (kind === 'none') return 'free';
  if (kind === 'soft') return 'repost';
  return reason?.trim() ? 'repost' : 'reason';
};
