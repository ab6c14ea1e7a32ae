import type { BillingMove, BillingStatus } from '#domain/billing/status.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { updateBilling } from '../../../db/repositories/billing/billing.ts';
import { movesOf, type Step } from '../../documents/moves.ts';
import { billingFamily } from './family.ts';

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

const { wrongStatus, run, move } = movesOf<Billing, BillingStatus, BillingMove, Set>({
  family: billingFamily,
  write: (tx, scope, read, next) => updateBilling(tx, scope, read, next),
});

/** History and notifications are written by the caller at the end of a larger change. */
export { run as stepBillings, wrongStatus };

export const { announce } = billingFamily;

/**
 * The only way to change a billing's status: checks the state and writes history, revision and notifications, all or
 * none. Throws `wrong_status`, or `conflict` after a concurrent change.
 */
export const moveBillings = move;
