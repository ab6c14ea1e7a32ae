import { rupiah } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { reopenUnmatchedPayment, unmatchedPaymentById } from '../../../db/repositories/payment/bank-news.ts';
import { paymentById } from '../../../db/repositories/payment/payments.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asBank } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { gone } from './account.ts';
import { bookMovements } from './book.ts';
import { inOneGo, lockPayment } from './change.ts';
import { accountOf } from './known.ts';
import { tellPayer } from './tell.ts';
import { movementOf } from './unmatched-payments.ts';

/** The movement is the idempotency key: it is returned once. */
export const giveBack = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: { id: string; attempts: number },
): Promise<ItemResult> => {
  const unmatchedPayment = await unmatchedPaymentById(scope, deps.db.read, id);
  const payment = unmatchedPayment?.paymentId
    ? await paymentById(scope, deps.db.read, unmatchedPayment.paymentId)
    : undefined;
  if (!unmatchedPayment || !payment) return gone(scope);
  const movement = movementOf(unmatchedPayment);
  const answer = await deps.bank.giveBack(accountOf(payment), movement, `${movement}:back`);
  if (answer.kind === 'unreachable')
    return retryLater(
      Math.max(answer.retryAfterMs, backoff(attempts)),
      'UNREACHABLE',
      say(scope.locale, 'billing.pay.bank_unreachable'),
    );
  const { amount } = unmatchedPayment;
  await inOneGo(deps, asBank(scope), async (change) => {
    const taken = await lockPayment(change, payment.id);
    if (!taken) return;
    if (answer.kind === 'done') {
      await bookMovements(change, taken, [answer.value], 'person');
      await tellPayer(change, payment, 'returned', { amount: rupiah(answer.value.amount) });
    } else {
      await reopenUnmatchedPayment(change.tx, scope, id);
      await tellPayer(change, payment, 'return_failed', { amount });
    }
  });
  return answer.kind === 'done' ? { status: 'DONE' } : failed(answer.code, answer.message);
};
