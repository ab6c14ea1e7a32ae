import { type BankMovement, book } from '#domain/billing/payment/book.ts';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { type LostState, unsafeDecideLost, unsafeLostMoney } from '../../../db/repositories/payment/bank-news.ts';
import { type FoundPayment, unsafePaymentsLike } from '../../../db/repositories/payment/find.ts';
import { unsafePaymentCompany } from '../../../db/repositories/payment/payments.ts';
import { type HistoryEntry, timelineOf } from '../../documents/timeline.ts';
import { adminChain } from '../../services/admin/change.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { lostById, lostDecided, noteLost } from '../../services/lost-money/lost.ts';
import { noteReading } from '../../services/security/note-internal.ts';
import { bookMovements } from './book.ts';
import { lockPayment, withLocks } from './change.ts';

export const listLost = async (deps: Deps, scope: Scope, state: LostState): Promise<UnmatchedPaymentRecord[]> => {
  permitInternal(scope);
  return unsafeLostMoney(deps.db.read, state);
};

const AT_MOST = 20;

/** By account, code or id, or by exact amount without a search text. */
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
  return timelineOf(adminChain(scope), deps.db.read, id, { happened: 'billing.lost.happened' });
};

/** Where it does not match, it waits for a user of that company. */
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

/** Side effects of a return in the same transaction. */
export type OnReturn = (tx: Tx, scope: Scope, money: UnmatchedPaymentRecord, reason: string) => Promise<void>;

/** By hand at the bank, because no account of ours exists to query. */
export const returnLost = async (
  deps: Deps,
  scope: Scope,
  { id, reason, onReturn }: { id: string; reason: string; onReturn: OnReturn },
): Promise<void> => {
  permitInternal(scope);
  const money = await lostById(deps, id);
  const { movement, amount } = money;
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const set = { resolution: 'returned', resolvedBy: scope.userName, resolvedAt: now, note: reason } as const;
    if (!(await unsafeDecideLost(tx, id, set))) throw lostDecided();
    await onReturn(tx, scope, money, reason);
    await noteLost(tx, scope, now, { id, action: 'return', after: { movement, amount }, reason });
  });
};
