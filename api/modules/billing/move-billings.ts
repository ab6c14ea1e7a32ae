import { type BillingMove, type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { updateBilling } from '../../../db/repositories/billing/billing.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { movesOf, type Step } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { billingFamily } from './family.ts';

export const OBJECT_TYPE = billingFamily.objectType;

type Set = Partial<
  Pick<
    Billing,
    | 'code'
    | 'request'
    | 'issuedAt'
    | 'expiresAt'
    | 'officeCode'
    | 'officeMessage'
    | 'paymentId'
    | 'ntpn'
    | 'paidAt'
    | 'renewedBy'
  >
>;
export type BillingStep = Step<Billing, BillingMove, Set>;

const { wrongStatus, run } = movesOf<Billing, BillingStatus, BillingMove, Set>({
  objectType: OBJECT_TYPE,
  machine: billingStatus,
  states: 'billing.status',
  write: (tx, scope, read, next) => updateBilling(tx, scope, read, next),
});

/** Moves whose history and news follow at the end of a greater change. */
export { run as stepBillings, wrongStatus };

export const { announce } = billingFamily;

/**
 * The one way a billing's status changes: state checked against the one read, history, revision and news in one transaction. All steps
 * or none. Throws `wrong_status`, or `conflict` when somebody was faster.
 */
export const moveBillings = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  now: number,
  steps: readonly BillingStep[],
): Promise<Billing[]> => {
  const { moved, changes } = await run(tx, scope, now, steps);
  await appendHistory(tx, scope, now, changes);
  await announce(
    tx,
    deps,
    scope,
    steps.map(({ read }) => read.id),
  );
  return moved;
};
