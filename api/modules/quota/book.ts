import type { BankMovement } from '#domain/billing/payment/book.ts';
import { type OrderStatus, orderMoney, packageAfter } from '#domain/company/quota-order.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { companyOf, renewPackage } from '../../../db/repositories/companies.ts';
import { returnedUnmatchedPayment, unsafeLostReturned } from '../../../db/repositories/payment/bank-news.ts';
import { decideOrderMoney } from '../../../db/repositories/payment/order-money.ts';
import {
  changeQuotaOrder,
  type QuotaOrderRow,
  quotaOrderById,
  quotaOrdersPaidAfter,
  takeQuotaOrder,
} from '../../../db/repositories/quota-orders.ts';
import { addBought, takeBought } from '../../../db/repositories/quotas.ts';
import { asBank } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { accountOf, dueOf } from './account-of.ts';
import { changeOrder } from './change-order.ts';
import { noteReturned } from './note-returned.ts';
import { isBack, isGoingBack, keepStrange, knownOf, markUsed, movedFor } from './order-money.ts';

const receive = async (tx: Tx, deps: Deps, scope: Scope, order: QuotaOrderRow, money: BankMovement): Promise<void> => {
  const now = deps.now();
  const buyer = { ...scope, userName: order.createdBy };
  await addBought(tx, buyer, 'efaktur', now, order.efakturUnits);
  await addBought(tx, buyer, 'ebupot', now, order.ebupotUnits);
  const company = await companyOf(scope, tx.db);
  const before = { packageName: company?.packageName ?? '', packageEnd: company?.packageEnd ?? '' };
  await renewPackage(tx, scope, packageAfter(before, { ...order, day: jakartaDay(now) }));
  await changeOrder(tx, deps, scope, order, {
    status: 'paid',
    movement: money.movement,
    paidAt: money.at,
    nameBefore: before.packageName,
    endBefore: before.packageEnd,
  });
};

/** Including packages paid after it, whose previous values are corrected. */
const withoutPackage = async (tx: Tx, scope: Scope, order: QuotaOrderRow): Promise<void> => {
  let held = { packageName: order.nameBefore ?? '', packageEnd: order.endBefore ?? '' };
  for (const later of await quotaOrdersPaidAfter(scope, tx.db, order)) {
    await changeQuotaOrder(tx, scope, later.id, { nameBefore: held.packageName, endBefore: held.packageEnd });
    held = packageAfter(held, { ...later, day: jakartaDay(later.updatedAt) });
  }
  await renewPackage(tx, scope, held);
};

/** Removes units and package in this transaction. */
const takeBack = async (tx: Tx, deps: Deps, scope: Scope, order: QuotaOrderRow): Promise<void> => {
  const now = deps.now();
  await takeBought(tx, scope, 'efaktur', now, order.efakturUnits);
  await takeBought(tx, scope, 'ebupot', now, order.ebupotUnits);
  await withoutPackage(tx, scope, order);
  await changeOrder(tx, deps, scope, order, { status: 'reversed' });
};

/** `returned`: the money was asked back. The bank closes such an account, which is no refusal. */
const endOf = (order: QuotaOrderRow, state: string, now: number, returned: boolean): OrderStatus | null => {
  if (order.status !== 'waiting') return null;
  if (state === 'expired' || now >= order.expiresAt) return 'expired';
  if (state !== 'closed' || order.accountNumber === null) return null;
  return returned ? 'cancelled' : 'refused';
};

/** Of a locked order in the same transaction. Idempotent. */
export const bookOrderMoney = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  order: QuotaOrderRow,
  movements: readonly BankMovement[],
): Promise<{ readonly paid: boolean; readonly returned: boolean }> => {
  const now = deps.now();
  const { ofOrder, notForIt } = await knownOf(tx, scope, order.id, movements);
  const parts = ofOrder.filter(({ resolution }) => resolution === 'used');
  const paidBy = order.movement === null ? [] : [order.movement, ...parts.map(({ movement }) => movement)];
  const money = orderMoney({ due: dueOf(order), paidBy, notForIt }, movedFor(ofOrder, movements));
  for (const movement of money.returned) {
    const wasOpen = await returnedUnmatchedPayment(tx, scope, movement, now);
    const row = ofOrder.find((one) => one.movement === movement);
    if (wasOpen && row) await noteReturned(tx, deps, scope, order, { movement, amount: row.amount });
    await unsafeLostReturned(tx, scope, movement, now);
  }
  const lost = money.reversed && order.status === 'paid';
  if (lost) {
    await takeBack(tx, deps, scope, order);
    for (const { id, movement } of parts)
      await decideOrderMoney(tx, scope, id, {
        was: 'used',
        ...(isBack(movement, movements)
          ? { resolution: 'returned', by: scope.userName, at: now }
          : { resolution: null, by: null, at: null }),
      });
  }
  await keepStrange(tx, deps, scope, order, money.strange);
  const returned = ofOrder.some(isGoingBack);
  if (!money.pays) return { paid: false, returned };
  const before = lost ? { ...order, status: 'reversed' as const } : order;
  await markUsed(tx, deps, scope, order, { ofOrder, paying: [...money.parts, money.pays] });
  await receive(tx, deps, scope, before, money.pays);
  return { paid: true, returned };
};

/**
 * Ends an expired order, but never before the bank was queried. Without an answer the schedule queries again. Returns
 * whether the bank answered.
 */
export const askAboutOrder = async (deps: Deps, scope: Scope, id: string): Promise<boolean> => {
  const currentOrder = await quotaOrderById(scope, deps.db.read, id);
  if (!currentOrder) return false;
  const answer = await deps.bank.ask(accountOf(currentOrder));
  if (answer.kind === 'unreachable') return false;
  const { state, movements } = answer.kind === 'done' ? answer.value : { state: 'unknown', movements: [] };
  await deps.db.transact(async (tx) => {
    const bank = asBank(scope);
    const order = await takeQuotaOrder(tx, bank, id);
    if (!order) return;
    const { paid, returned } = await bookOrderMoney(tx, deps, bank, order, movements);
    const end = paid ? null : endOf(order, state, deps.now(), returned);
    if (end) await changeOrder(tx, deps, bank, order, { status: end });
    await changeQuotaOrder(tx, bank, id, { checkedAt: deps.now() });
  });
  return true;
};
