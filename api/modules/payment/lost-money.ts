import { type BankMovement, book } from '#domain/billing/payment/book.ts';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeDecideLost, unsafeLostMoney } from '../../../db/repositories/payment/bank-news.ts';
import { type FoundPayment, unsafePaymentsLike } from '../../../db/repositories/payment/find.ts';
import { unsafePaymentCompany } from '../../../db/repositories/payment/payments.ts';
import { type HistoryEntry, timelineOf } from '../../documents/timeline.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { houseOf, lostById, lostDecided, noteLost } from '../../services/lost-money/lost.ts';
import { noteReading } from '../../services/security/note-internal.ts';
import { bookMovements } from './book.ts';
import { lockPayment, withLocks } from './change.ts';

/** Money that came for an account nobody here knows: what waits, or what was sent back. */
export const listLost = async (deps: Deps, scope: Scope, open: boolean): Promise<UnmatchedPaymentRecord[]> => {
  permitInternal(scope);
  return unsafeLostMoney(deps.db.read, { open });
};

const AT_MOST = 20;

/** Payments lost money may be for: found by account, code or id, or by the exact amount where nothing is asked for. */
export const paymentsFor = async (
  deps: Deps,
  scope: Scope,
  { id, q }: { id: string; q: string },
): Promise<FoundPayment[]> => {
  permitInternal(scope);
  const { amount } = await lostById(deps, id);
  const found = await unsafePaymentsLike(deps.db.read, { q, amount: sen(amount), limit: AT_MOST });
  noteReading(deps, scope, { companyIds: found.map((one) => one.companyId), what: 'payments' });
  return found;
};

export const lostHistory = async (deps: Deps, scope: Scope, id: string): Promise<HistoryEntry[]> => {
  permitInternal(scope);
  return timelineOf(houseOf(scope), deps.db.read, id, { happened: 'billing.lost.happened' });
};

/**
 * Lost money is this payment's: it is booked there as the bank's own. Where it does not fit, it waits for a person of that company
 * as any other money that does not.
 */
export const attributeLost = async (
  deps: Deps,
  scope: Scope,
  { id, paymentId, reason }: { id: string; paymentId: string; reason: string },
): Promise<void> => {
  permitInternal(scope);
  const lost = await lostById(deps, id);
  const companyId = await unsafePaymentCompany(deps.db.read, paymentId);
  if (companyId === undefined) throw new Problem('invalid', { errors: { paymentId: 'billing.lost.payment_unknown' } });
  const { movement, at } = lost;
  const money: BankMovement = { movement, at, amount: sen(lost.amount) };
  await deps.db.transact(async (tx) => {
    await withLocks(tx, deps, { ...scope, companyId }, async (change) => {
      const taken = await lockPayment(change, paymentId);
      if (!taken) throw new Problem('not_found');
      const { unmatchedPayment } = book(taken.balance, money);
      const done = unmatchedPayment === null;
      const set = {
        companyId,
        paymentId,
        orderId: null,
        why: unmatchedPayment ?? lost.why,
        resolution: done ? ('used' as const) : null,
        resolvedBy: done ? scope.userName : null,
        resolvedAt: done ? change.now : null,
        note: reason,
      };
      if (!(await unsafeDecideLost(tx, id, set))) throw lostDecided();
      await bookMovements(change, taken, [money]);
      change.payments.add(paymentId);
      change.history.push({
        objectType: 'payment',
        objectId: paymentId,
        action: 'attributed',
        after: { unmatchedPayment: id, movement, amount: lost.amount },
        reason,
      });
    });
    const after = { movement, amount: lost.amount, companyId, paymentId };
    await noteLost(tx, scope, deps.now(), { id, action: 'attribute', after, reason });
  });
};

/** Lost money went back to where it came from: a person saw to it at the bank, which has no account of ours to be asked by. */
export const returnLost = async (
  deps: Deps,
  scope: Scope,
  { id, reason }: { id: string; reason: string },
): Promise<void> => {
  permitInternal(scope);
  const { movement, amount } = await lostById(deps, id);
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const set = { resolution: 'returned', resolvedBy: scope.userName, resolvedAt: now, note: reason } as const;
    if (!(await unsafeDecideLost(tx, id, set))) throw lostDecided();
    await noteLost(tx, scope, now, { id, action: 'return', after: { movement, amount }, reason });
  });
};
