import { holdsBillings } from '#domain/billing/payment/balance.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { soon } from '../../documents/soon.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { closePaymentAccount } from './account.ts';
import { inOneGo, lockPayment } from './change.ts';
import { endPayment } from './end.ts';
import { paymentView } from './view.ts';

const cannot = (status: string): Problem =>
  new Problem('wrong_status', { message: 'billing.pay.cannot_cancel', extra: { status } });

export const cancelPayment = async (deps: Deps, scope: Scope, id: string): Promise<PaymentView> => {
  const before = await paymentView(deps, scope, id);
  permit(scope, 'EBILLING_PAYMENT_CREATE');
  await inOneGo(deps, scope, async (change) => {
    const taken = await lockPayment(change, id);
    if (!taken) throw new Problem('not_found');
    const { balance } = taken;
    if (balance.ended?.reason === 'person' && balance.held === 0) return;
    if (balance.held > 0 || !holdsBillings(balance)) throw cannot(balance.status);
    await endPayment(change, taken, 'person');
  });
  if (before.method !== 'counter') await soon(deps, closePaymentAccount(deps, scope, { id, attempts: 0 }));
  return paymentView(deps, scope, id);
};

export const cancelPaymentOfCode = async (deps: Deps, scope: Scope, billingId: string): Promise<PaymentView> => {
  const billing = await billingById(scope, deps.db.read, billingId);
  if (!billing) throw new Problem('not_found');
  if (billing.paymentId === null)
    throw new Problem('wrong_status', { message: 'billing.pay.no_payment', extra: { status: billing.status } });
  return cancelPayment(deps, scope, billing.paymentId);
};
