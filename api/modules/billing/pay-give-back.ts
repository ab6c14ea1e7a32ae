import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { misfitById, reopenMisfit } from '../../../db/repositories/bank-news.ts';
import { paymentById } from '../../../db/repositories/payments.ts';
import type { Deps } from '../deps.ts';
import { again, backoff, failed, type ItemResult } from '../kit/item-result.ts';
import { asBank } from '../kit/moves.ts';
import { inOneGo, take } from './change.ts';
import { movementOf } from './misfits.ts';
import { gone } from './pay-account.ts';
import { bookMovements } from './pay-book.ts';
import { accountOf } from './pay-known.ts';
import { tellPayer } from './pay-tell.ts';

/** Has the bank give money back, and books that it did. The movement is the key: it is given back once. */
export const giveBack = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: { id: string; attempts: number },
): Promise<ItemResult> => {
  const misfit = await misfitById(scope, deps.db.read, id);
  const payment = misfit?.paymentId ? await paymentById(scope, deps.db.read, misfit.paymentId) : undefined;
  if (!misfit || !payment) return gone(scope);
  const movement = movementOf(misfit);
  const answer = await deps.bank.giveBack(accountOf(payment), movement, `${movement}:back`);
  if (answer.kind === 'unreachable')
    return again(
      Math.max(answer.retryAfterMs, backoff(attempts)),
      'UNREACHABLE',
      say(scope.locale, 'billing.pay.bank_unreachable'),
    );
  const { amount } = misfit;
  await inOneGo(deps, asBank(scope), async (change) => {
    const taken = await take(change, payment.id);
    if (!taken) return;
    if (answer.kind === 'done') {
      await bookMovements(change, taken, [answer.value], 'person');
      await tellPayer(change, payment, 'returned', { amount });
    } else {
      // Back in the queue: the person decides again.
      await reopenMisfit(change.tx, scope, id);
      await tellPayer(change, payment, 'return_failed', { amount });
    }
  });
  return answer.kind === 'done' ? { status: 'DONE' } : failed(answer.code, answer.message);
};
