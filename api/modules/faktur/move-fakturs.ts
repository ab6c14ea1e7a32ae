import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, quotaEffect } from '#domain/faktur/standing.ts';
import { type FakturMove, type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { type MoveSet, patchFaktur } from '../../../db/repositories/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur-list.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { changeQuota, quotaOf } from '../../../db/repositories/quotas.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import type { Deps } from '../deps.ts';

export type Step = {
  /** The record as it was read; the move is made only if it still is. */
  read: FakturRow;
  move: FakturMove;
  /** Written together with the new status. */
  set?: Omit<MoveSet, 'status'>;
  reason?: string | null;
  /** What the trail calls it, where the move's own name says too little. */
  action?: string;
};

export const OBJECT_TYPE = 'faktur';

/** What the trail calls the office. */
export const OFFICE = 'DJP';

/** What the office does is written down as its own. */
export const asOffice = (scope: Scope): Scope => ({ ...scope, userId: 'djp', userName: OFFICE, ip: '' });

export const wrongStatus = ({ status }: Pick<FakturRow, 'status'>): Problem =>
  new Problem('wrong_status', { params: { status: { key: `status.${status}` } }, extra: { status } });

const targetOf = (move: FakturMove, from: FakturStatus): FakturStatus => {
  const { to } = fakturStatus.moves[move];
  return to === 'same' || to === 'gone' ? from : to;
};

/** Everything that is true after any change of invoices: the list shows something else, and open screens hear of it. */
export const announce = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
  await bumpRevision(tx, scope, FAKTUR_LIST);
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'faktur', ids: [...ids] }));
};

/**
 * The one way a status changes: state checked against the one read, quota, trail, revision and news in one transaction.
 * All steps or none. Throws `wrong_status`, `conflict` when somebody was faster, `intercepted` when the quota is short.
 */
export const moveFakturs = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  now: number,
  steps: readonly Step[],
): Promise<FakturRow[]> => {
  const changes: Change[] = [];
  const moved: FakturRow[] = [];
  let reserved = 0;
  let used = 0;
  for (const { read, move, set = {}, reason, action = move } of steps) {
    if (!allows(move, read)) throw wrongStatus(read);
    const status = targetOf(move, read.status);
    if (!(await patchFaktur(tx, scope, read, { ...set, status }, now, scope.userName))) throw new Problem('conflict');
    const effect = quotaEffect(read.status, status);
    reserved += effect.reserved;
    used += effect.used;
    const version = read.version + 1;
    changes.push({
      objectType: OBJECT_TYPE,
      objectId: read.id,
      action,
      fromStatus: read.status,
      toStatus: status,
      before: Object.fromEntries(Object.keys(set).map((key) => [key, read[key as keyof FakturRow]])),
      after: { ...set, version },
      reason: reason ?? null,
    });
    moved.push({ ...read, ...set, status, version, updatedAt: now, updatedBy: scope.userName });
  }
  if (!(await changeQuota(tx, scope, 'efaktur', { reserved, used }))) throw await quotaShort(scope, tx, reserved);
  await appendHistory(tx, scope, now, changes);
  await announce(
    tx,
    deps,
    scope,
    steps.map(({ read }) => read.id),
  );
  return moved;
};

const quotaShort = async (scope: Scope, tx: Tx, needed: number): Promise<Problem> => {
  const { remaining } = await quotaOf(scope, tx.db, 'efaktur');
  return new Problem('intercepted', { extra: { intercept: 'efaktur-upload-limit', remaining, needed } });
};
