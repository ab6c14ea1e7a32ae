import { end } from '#domain/billing/payment/book.ts';
import type { CancelReason } from '#domain/billing/payment/entry.ts';
import { allows } from '#domain/billing/status-queries.ts';
import { hasExpired } from '#domain/billing/validity.ts';
import { billingsById } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { HANDED_OVER_MS } from '../../documents/soon.ts';
import { type Change, lockPayment, moveBilling, recordEntries, type TakenPayment } from './change.ts';

export const codesOf = ({ balance }: Pick<TakenPayment, 'balance'>): string[] =>
  balance.opening.lines.map(({ billingId }) => billingId).sort();

/** Or expire if their term is over. */
const letGo = async (change: Change, taken: TakenPayment, move: 'cancelPayment' | 'lapse'): Promise<void> => {
  for (const billing of await billingsById(change.scope, change.tx.db, codesOf(taken))) {
    if (billing.paymentId !== taken.payment.id || !allows(move, billing)) continue;
    const free = await moveBilling(change, billing, move, { paymentId: null });
    if (free.expiresAt !== null && hasExpired(free.expiresAt, change.now)) await moveBilling(change, free, 'expire');
  }
};

/** `late`: the account was opened after the payment had ended. */
export const askToClose = async ({ tx, scope, now }: Change, paymentId: string, late = false): Promise<void> => {
  await enqueue(tx, scope, now, {
    kind: 'payment.close',
    payload: {},
    items: [{ refId: paymentId, label: paymentId }],
    runAt: now + HANDED_OVER_MS,
    uniqueKey: `payment.close:${paymentId}${late ? ':late' : ''}`,
    visible: false,
  });
};

export const endPayment = async (change: Change, taken: TakenPayment, reason: CancelReason): Promise<TakenPayment> => {
  const entries = end(taken.balance, reason, change.now);
  if (entries.length === 0) return taken;
  const ended = await recordEntries(change, taken, entries);
  await letGo(change, ended, reason === 'person' || reason === 'superseded' ? 'cancelPayment' : 'lapse');
  if (ended.payment.method !== 'counter') await askToClose(change, ended.payment.id);
  return ended;
};

export const endPaymentById = async (change: Change, id: string, reason: CancelReason): Promise<void> => {
  const taken = await lockPayment(change, id);
  if (taken) await endPayment(change, taken, reason);
};
