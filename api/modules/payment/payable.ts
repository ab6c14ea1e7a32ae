import { allows, isPayable } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { hasExpired } from '#domain/billing/validity.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingsById } from '../../../db/repositories/billing/billing.ts';
import { insertPayable } from '../../../db/repositories/payment/payments.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { wrongStatus } from '../billing/move-billings.ts';

/** Expiry counts from the exact time, not from when the schedule marks it. */
export const mustBePayable = (billings: readonly Billing[], now: number): void => {
  for (const billing of billings) {
    if (!isPayable(billing)) throw wrongStatus(billing);
    if (billing.expiresAt !== null && hasExpired(billing.expiresAt, now))
      throw new Problem('wrong_status', { message: 'billing.pay.expired', extra: { status: billing.status } });
  }
};

/** The key is used in the URLs of the payment pages. */
export const makePayable = async (
  deps: Deps,
  scope: Scope,
  ids: readonly string[],
): Promise<{ businessKey: string }> => {
  permit(scope, 'EBILLING_PAYMENT_CREATE');
  const wanted = [...new Set(ids)];
  const billings = await billingsById(scope, deps.db.read, wanted);
  if (billings.length < wanted.length) throw new Problem('not_found');
  const now = deps.now();
  // Codes with a started payment are allowed: the pages lead to that payment.
  mustBePayable(
    billings.filter((billing) => !allows('cancelPayment', billing)),
    now,
  );
  const businessKey = deps.newId();
  await deps.db.transact((tx) => insertPayable(tx, scope, { id: businessKey, at: now, billingIds: wanted }));
  return { businessKey };
};
