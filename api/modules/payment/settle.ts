import { balanceOf } from '#domain/billing/payment/balance.ts';
import { awaitsReceipt } from '#domain/billing/status-queries.ts';
import { sen } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { unmatchedPaymentsOf } from '../../../db/repositories/payment/clock.ts';
import { ledgerOf } from '../../../db/repositories/payment/payments.ts';
import { backoff, failed, type ItemResult, retryLater, skipped } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { askOffice } from '../billing/ask-office.ts';
import { recordReceipt } from '../ntpn/receipt.ts';
import { queueUnmatchedPayment } from './book.ts';
import { inOneGo, lockPayment, moveBilling } from './change.ts';

type Refusal = { readonly code: string; readonly message: string };

/** A user has to decide; not retried automatically. */
const notSettled = (deps: Deps, scope: Scope, paymentId: string, billingId: string, refusal: Refusal): Promise<void> =>
  inOneGo(deps, asOffice(scope), async (change) => {
    const taken = await lockPayment(change, paymentId);
    const billing = await billingById(scope, change.tx.db, billingId);
    if (!taken || !billing || billing.paymentId !== paymentId || !awaitsReceipt(billing)) return;
    await moveBilling(change, billing, 'inquire', { officeCode: refusal.code, officeMessage: refusal.message });
    const isWhole = taken.balance.opening.lines.length === 1;
    const before = await unmatchedPaymentsOf(scope, change.tx.db, paymentId);
    // Money received twice stays a separate case: returning it would also close the case of the other movement.
    const odd = new Set(before.flatMap(({ movement, resolution }) => (resolution === 'used' ? [] : [movement])));
    const paid = taken.ledger.flatMap((entry) => (entry.kind === 'paid' ? [entry] : []));
    const money = paid.findLast(({ movement }) => !odd.has(movement)) ?? paid.at(-1);
    if (!money) return;
    await queueUnmatchedPayment(change, taken, {
      // One movement may pay several codes and be refused repeatedly; each time is a separate case.
      movement: `${money.movement}#${billingId}#${before.length}`,
      why: 'not_settled',
      amount: isWhole ? money.amount : sen(billing.amount),
      at: change.now,
    });
  });

/** Safe to repeat: payment and code are the idempotency key, so a code is settled once. */
export const settleCode = async (
  deps: Deps,
  scope: Scope,
  { paymentId, billingId, attempts }: { paymentId: string; billingId: string; attempts: number },
): Promise<ItemResult> => {
  const billing = await billingById(scope, deps.db.read, billingId);
  if (!billing?.code) return failed('not_found', say(scope.locale, 'problem.not_found'));
  const isOurs = billing.paymentId === paymentId && awaitsReceipt(billing);
  if (!isOurs || billing.officeCode !== null)
    return skipped('settled', say(scope.locale, `billing.status.${billing.status}`));
  const ledger = await ledgerOf(scope, deps.db.read, paymentId);
  if (balanceOf(ledger).held < sen(billing.amount))
    return skipped('settled', say(scope.locale, `billing.status.${billing.status}`));

  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const query = { companyId: scope.companyId, objectId: billingId, tin, code: billing.code };
  const key = `${paymentId}.${billingId}`;
  const answer = await deps.billingOffice.settle({ ...query, amount: sen(billing.amount) }, key);
  if (answer.kind === 'unreachable')
    return retryLater(
      Math.max(answer.retryAfterMs, backoff(attempts)),
      'UNREACHABLE',
      say(scope.locale, 'billing.pay.office_unreachable'),
    );
  if (answer.kind === 'refused') {
    await notSettled(deps, scope, paymentId, billingId, answer);
    if (answer.code === 'ALREADY_PAID') await askOffice(deps, scope, billingId, { elsewhere: true });
    return failed(answer.code, answer.message);
  }
  const { value: receipt } = answer;
  await inOneGo(deps, asOffice(scope), (change) => recordReceipt(change, billingId, { receipt, from: 'office' }));
  return { status: 'DONE', message: receipt.ntpn };
};
