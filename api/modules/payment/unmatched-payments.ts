import type { UnmatchedPaymentView } from '#domain/billing/payment-schema.ts';
import { allows, awaitsReceipt } from '#domain/billing/status-queries.ts';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingsById } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import {
  openUnmatchedPayments,
  resolveUnmatchedPayment,
  unmatchedPaymentById,
} from '../../../db/repositories/payment/bank-news.ts';
import { paymentById } from '../../../db/repositories/payment/payments.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { askToSettle, bookPartReturned, receiveCodes } from './book.ts';
import { type Change, inOneGo, lockPayment, moveBilling, type TakenPayment } from './change.ts';
import { codesOf } from './end.ts';
import { viewOf } from './view.ts';

export type Resolution = 'used' | 'returned';

/** Refusals of the tax office are keyed by movement and code. */
const codeOf = ({ movement }: Pick<UnmatchedPaymentRecord, 'movement'>): string | undefined => movement.split('#')[1];

/** The bank can return a whole movement only. One of several codes is a part, except the last. */
const isWhole = ({ balance }: Pick<TakenPayment, 'balance'>, unmatchedPayment: UnmatchedPaymentRecord): boolean =>
  unmatchedPayment.why !== 'not_settled' ||
  balance.opening.lines.every(
    ({ billingId }) => billingId === codeOf(unmatchedPayment) || balance.returned.has(billingId),
  );

/** Refusals of the tax office are keyed by it. */
export const movementOf = ({ movement }: Pick<UnmatchedPaymentRecord, 'movement'>): string =>
  movement.split('#')[0] ?? movement;

export const listUnmatchedPayments = async (deps: Deps, scope: Scope): Promise<UnmatchedPaymentView[]> => {
  permit(scope, 'EBILLING_PAYMENT_VIEW');
  const { read } = deps.db;
  return Promise.all(
    (await openUnmatchedPayments(scope, read)).map(async (unmatchedPayment) => {
      const payment =
        unmatchedPayment.paymentId === null ? undefined : await paymentById(scope, read, unmatchedPayment.paymentId);
      return { ...unmatchedPayment, payment: payment ? await viewOf(scope, read, payment) : null };
    }),
  );
};

const refuse = (message: string): never => {
  throw new Problem('conflict', { message });
};

/** Only for the full amount, and only while nothing else pays the codes. */
const use = async (change: Change, taken: TakenPayment, unmatchedPayment: UnmatchedPaymentRecord): Promise<void> => {
  const { payment, balance } = taken;
  if (balance.held !== balance.due && balance.held !== balance.owed) refuse('billing.pay.not_whole');
  const codes = await billingsById(change.scope, change.tx.db, codesOf(taken));
  const open = codes.filter(({ id }) => !balance.ntpn.has(id));
  if (unmatchedPayment.why === 'not_settled') {
    const stuck = open.filter(
      (code) => code.paymentId === payment.id && awaitsReceipt(code) && code.officeCode !== null,
    );
    if (stuck.length === 0) refuse('billing.pay.cannot_use');
    for (const code of stuck) {
      const cleared = await moveBilling(change, code, 'inquire', { officeCode: null, officeMessage: null });
      await askToSettle(change, payment.id, cleared, `:${unmatchedPayment.id}`);
    }
    return;
  }
  const isFree = open.every((code) => allows('receive', code) && [null, payment.id].includes(code.paymentId));
  if (open.length === 0 || !isFree) refuse('billing.pay.cannot_use');
  await receiveCodes(change, taken, `:${unmatchedPayment.id}`);
};

/** The second of two concurrent decisions is refused. */
export const resolve = async (
  deps: Deps,
  scope: Scope,
  { id, resolution, note }: { id: string; resolution: Resolution; note: string | null },
): Promise<UnmatchedPaymentRecord> => {
  const before = await unmatchedPaymentById(scope, deps.db.read, id);
  if (!before) throw new Problem('not_found');
  permit(scope, 'EBILLING_PAYMENT_CREATE');
  await inOneGo(deps, scope, async (change) => {
    const { tx, now } = change;
    const taken = before.paymentId === null ? undefined : await lockPayment(change, before.paymentId);
    const unmatchedPayment = await unmatchedPaymentById(scope, tx.db, id);
    if (!taken || !unmatchedPayment) throw new Problem('not_found');
    if (unmatchedPayment.resolvedAt !== null) refuse('billing.pay.resolved');
    const code = codeOf(unmatchedPayment);
    if (resolution === 'used') await use(change, taken, unmatchedPayment);
    // Otherwise a person instructs the bank; the money is booked when the bank reports that it is gone.
    else if (deps.bank.capabilities.giveBack && isWhole(taken, unmatchedPayment))
      await enqueue(tx, scope, now, {
        kind: 'payment.give-back',
        payload: {},
        items: [{ refId: id, label: unmatchedPayment.movement }],
        uniqueKey: `payment.give-back:${id}:${now}`,
        visible: false,
      });
    else if (code) await bookPartReturned(change, taken, code);
    if (!(await resolveUnmatchedPayment(tx, scope, id, { resolution, by: scope.userName, at: now, note })))
      refuse('billing.pay.resolved');
    change.payments.add(taken.payment.id);
    change.history.push({
      objectType: 'payment',
      objectId: taken.payment.id,
      action: resolution,
      after: { unmatchedPayment: id, movement: unmatchedPayment.movement, amount: unmatchedPayment.amount },
      reason: note,
    });
  });
  return (await unmatchedPaymentById(scope, deps.db.read, id)) ?? before;
};
