import { type BankMovement, book, returnPart, type UnmatchedPayment } from '#domain/billing/payment/book.ts';
import type { CancelReason } from '#domain/billing/payment/entry.ts';
import { allows, awaitsReceipt } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { rupiah, type Sen } from '#domain/definition/money.ts';
import { billingsById } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { returnedUnmatchedPayment, unsafeQueueUnmatchedPayment } from '../../../db/repositories/payment/bank-news.ts';
import { type Change, moveBilling, recordEntries, type TakenPayment } from './change.ts';
import { codesOf, endPayment } from './end.ts';
import { tellPayer } from './tell.ts';

export const queueUnmatchedPayment = async (
  change: Change,
  { payment }: Pick<TakenPayment, 'payment'>,
  money: { movement: string; why: UnmatchedPayment; amount: Sen; at: number },
): Promise<void> => {
  const amount = rupiah(money.amount);
  await unsafeQueueUnmatchedPayment(change.tx, {
    id: change.deps.newId(),
    companyId: payment.companyId,
    paymentId: payment.id,
    orderId: null,
    movement: money.movement,
    why: money.why,
    amount,
    at: money.at,
    resolution: null,
    resolvedBy: null,
    resolvedAt: null,
    note: null,
  });
  change.payments.add(payment.id);
  await tellPayer(change, payment, money.why, { amount });
};

/** `again`: distinguishes a retry after a refusal was reviewed. */
export const askToSettle = async (
  { tx, scope, now }: Change,
  paymentId: string,
  { id, code }: Pick<Billing, 'id' | 'code'>,
  again = '',
): Promise<void> => {
  await enqueue(tx, scope, now, {
    kind: 'payment.settle',
    payload: { paymentId },
    items: [{ refId: id, label: code ?? id }],
    uniqueKey: `payment.settle:${paymentId}:${id}${again}`,
    visible: false,
  });
};

export const receiveCodes = async (change: Change, taken: TakenPayment, again = ''): Promise<void> => {
  const { payment, balance } = taken;
  for (const billing of await billingsById(change.scope, change.tx.db, codesOf(taken))) {
    if (balance.ntpn.has(billing.id) || balance.returned.has(billing.id)) continue;
    const received =
      allows('receive', billing) && (billing.paymentId === null || billing.paymentId === payment.id)
        ? await moveBilling(change, billing, 'receive', { paymentId: payment.id })
        : billing;
    await askToSettle(change, payment.id, received, again);
  }
};

const free = async (change: Change, billing: Billing): Promise<void> => {
  await moveBilling(change, billing, 'reverse', { paymentId: null, officeCode: null, officeMessage: null });
};

/** The payment continues for the other codes. */
export const bookPartReturned = async (change: Change, taken: TakenPayment, billingId: string): Promise<void> => {
  const line = taken.balance.opening.lines.find((one) => one.billingId === billingId);
  if (!line) return;
  await recordEntries(change, taken, returnPart(taken.balance, { ...line, at: change.now }));
  for (const billing of await billingsById(change.scope, change.tx.db, [billingId]))
    if (billing.paymentId === taken.payment.id && awaitsReceipt(billing)) await free(change, billing);
};

/** Codes waiting for a receipt become payable again. */
const takeBack = async (change: Change, taken: TakenPayment, reason: CancelReason): Promise<TakenPayment> => {
  for (const billing of await billingsById(change.scope, change.tx.db, codesOf(taken)))
    if (billing.paymentId === taken.payment.id && awaitsReceipt(billing)) await free(change, billing);
  return taken.balance.held === 0 ? endPayment(change, taken, reason) : taken;
};

/**
 * With their consequences, for a locked payment. Idempotent. `returned`: reason for ending a payment whose money was
 * returned in full.
 */
export const bookMovements = async (
  change: Change,
  taken: TakenPayment,
  movements: readonly BankMovement[],
  returned: CancelReason = 'refused',
): Promise<TakenPayment> => {
  let at = taken;
  for (const movement of movements) {
    const { entries, unmatchedPayment } = book(at.balance, movement);
    if (entries.length === 0) continue;
    at = await recordEntries(change, at, entries);
    if (unmatchedPayment) await queueUnmatchedPayment(change, at, { ...movement, why: unmatchedPayment });
    if (movement.reverses !== undefined) {
      await returnedUnmatchedPayment(change.tx, change.scope, movement.reverses, change.now);
      if (at.balance.held < at.balance.owed || at.balance.held === 0) at = await takeBack(change, at, returned);
    }
    if (at.balance.status === 'paid') {
      await receiveCodes(change, at);
      await tellPayer(change, at.payment, 'paid', { amount: rupiah(at.balance.due) });
    }
  }
  return at;
};
