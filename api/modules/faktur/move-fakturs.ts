import type { FakturRow } from '#domain/faktur/record.ts';
import { type FakturMove, type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { quotaEffect } from '#domain/faktur/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { type MoveSet, patchFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { chargeQuota } from '../../documents/charge-quota.ts';
import { movesOf, type Step as StepOf } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';

type Set = Omit<MoveSet, 'status'>;
export type Step = StepOf<FakturRow, FakturMove, Set>;

export const OBJECT_TYPE = 'faktur';

const { wrongStatus, run } = movesOf<FakturRow, FakturStatus, FakturMove, Set>({
  objectType: OBJECT_TYPE,
  machine: fakturStatus,
  states: 'faktur.status',
  write: (tx, scope, read, next, set) => patchFaktur(tx, scope, read, set, next.updatedAt, scope.userName),
});

export { wrongStatus };

/** Everything that is true after any change of invoices: the list shows something else, and open screens hear of it. */
export const announce = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
  await bumpRevision(tx, scope, FAKTUR_LIST);
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'faktur', ids: [...ids] }));
};

/**
 * The one way a status changes: state checked against the one read, quota, history, revision and news in one transaction.
 * All steps or none. Throws `wrong_status`, `conflict` when somebody was faster, `intercepted` when the quota is short.
 */
export const moveFakturs = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  now: number,
  steps: readonly Step[],
): Promise<FakturRow[]> => {
  const { moved, changes } = await run(tx, scope, now, steps);
  await chargeQuota(
    tx,
    scope,
    'efaktur',
    steps.map(({ read }, at) => quotaEffect(read.status, moved[at]?.status ?? read.status)),
  );
  await appendHistory(tx, scope, now, changes);
  await announce(
    tx,
    deps,
    scope,
    steps.map(({ read }) => read.id),
  );
  return moved;
};
