import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { type BupotMove, type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { isIssued, quotaEffect } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { announceReturns, chargeQuota, mailInForce, markReturnsStale } from '../../documents/in-force.ts';
import { movesOf, type Step as StepOf } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { bupotFamily } from './family.ts';

export const OBJECT_TYPE = bupotFamily.objectType;

export type BupotSet = Partial<
  Pick<
    Bupot,
    | 'number'
    | 'issueWanted'
    | 'issuedAt'
    | 'reason'
    | 'officeCode'
    | 'officeMessage'
    | 'officeRef'
    | 'replacedBy'
    | 'signeeId'
    | 'signeeName'
    | 'sentAt'
    | 'errorCount'
  >
>;
export type BupotStep = StepOf<Bupot, BupotMove, BupotSet>;

const { wrongStatus, run } = movesOf<Bupot, BupotStatus, BupotMove, BupotSet>({
  family: bupotFamily,
  write: (tx, scope, read, next) => updateBupot(tx, scope, read, next),
});

export { wrongStatus };

export const { announce } = bupotFamily;

const entersOrLeaves = ({ status }: Bupot, move: BupotMove): boolean => {
  const { to } = bupotStatus.moves[move];
  if (to === 'same' || to === 'gone') return false;
  return isIssued({ status }) !== isIssued({ status: to });
};

/**
 * The only way to change a slip's status: checks the state and writes quota, history, revision and notifications, all
 * or none. Throws `wrong_status`, `conflict` after a concurrent change, `intercepted` when the quota is insufficient.
 */
export const moveBupots = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  now: number,
  steps: readonly BupotStep[],
): Promise<Bupot[]> => {
  const staled = await markReturnsStale(
    tx,
    scope,
    steps.flatMap(({ read, move }) => (entersOrLeaves(read, move) ? [read] : [])),
    now,
  );
  const { moved, changes } = await run(tx, scope, now, steps);
  const effects = steps.map(({ read }, at) => quotaEffect(read.status, moved[at]?.status ?? read.status));
  await chargeQuota(tx, scope, now, 'ebupot', effects);
  await mailInForce(tx, scope, now, {
    product: 'ebupot',
    kind: 'bupot.send',
    // Self-paid and collective slips have no recipient.
    documents: moved.flatMap((slip, at) =>
      effects[at]?.used && !hasNoPayee(slip.kind) ? [{ refId: slip.id, label: bupotFamily.labelOf(slip) }] : [],
    ),
  });
  await appendHistory(tx, scope, now, changes);
  await announce(
    tx,
    deps,
    scope,
    steps.map(({ read }) => read.id),
  );
  await announceReturns(tx, deps, scope, staled);
  return moved;
};
