import type { PaymentView } from '#domain/billing/view.ts';
import type { Scope } from '#domain/scope.ts';
import { soon } from '../../documents/soon.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { askBank } from './ask.ts';
import { settleCode } from './settle.ts';
import { paymentView } from './view.ts';

const askAndSettle = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  await askBank(deps, scope, id);
  const { billings } = await paymentView(deps, scope, id);
  for (const billing of billings) await settleCode(deps, scope, { paymentId: id, billingId: billing.id, attempts: 0 });
};

/** Slower answers are left to the schedule. */
export const checkPayment = async (deps: Deps, scope: Scope, id: string): Promise<PaymentView> => {
  await paymentView(deps, scope, id);
  permit(scope, 'EBILLING_PAYMENT_VIEW');
  await soon(deps, askAndSettle(deps, scope, id));
  return paymentView(deps, scope, id);
};
