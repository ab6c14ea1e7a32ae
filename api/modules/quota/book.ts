import type { BankMovement } from '#domain/billing/payment/book.ts';
import { type OrderStatus, orderMoney, packageAfter } from '#domain/company/quota-order.ts';
import { rupiah } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { companyOf, renewPackage } from '../../../db/repositories/companies.ts';
import { unsafeLostReturned, unsafeQueueUnmatchedPayment } from '../../../db/repositories/payment/bank-news.ts';
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

/** The order is paid: its units are added and its package begins, all in this transaction. */
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

/** The package the company would have without this order, those paid after it included; what was before each of them is put right. */
const withoutPackage = async (tx: Tx, scope: Scope, order: QuotaOrderRow): Promise<void> => {
  let held = { packageName: order.nameBefore ?? '', packageEnd: order.endBefore ?? '' };
  for (const later of await quotaOrdersPaidAfter(scope, tx.db, order)) {
    await changeQuotaOrder(tx, scope, later.id, { nameBefore: held.packageName, endBefore: held.packageEnd });
    held = packageAfter(held, { ...later, day: jakartaDay(later.updatedAt) });
  }
  await renewPackage(tx, scope, held);
};

/** The bank took the money of a paid order back: its units and its package go with it, in this transaction. */
const takeBack = async (tx: Tx, deps: Deps, scope: Scope, order: QuotaOrderRow): Promise<void> => {
  const now = deps.now();
  await takeBought(tx, scope, 'efaktur', now, order.efakturUnits);
  await takeBought(tx, scope, 'ebupot', now, order.ebupotUnits);
  await withoutPackage(tx, scope, order);
  await changeOrder(tx, deps, scope, order, { status: 'reversed' });
};

/** Money on the account that pays no order: somebody of the house gives it back. */
const queue = (tx: Tx, deps: Deps, money: BankMovement): Promise<void> =>
  unsafeQueueUnmatchedPayment(tx, {
    id: deps.newId(),
    companyId: null,
    paymentId: null,
    movement: money.movement,
    why: 'unknown_account',
    amount: rupiah(money.amount),
    at: money.at,
    resolution: null,
    resolvedBy: null,
    resolvedAt: null,
    note: null,
  });

/** Why an order that waits ends now; null where it does not. */
const endOf = (order: QuotaOrderRow, state: string, now: number): OrderStatus | null => {
  if (order.status !== 'waiting') return null;
  if (state === 'expired' || now >= order.expiresAt) return 'expired';
  return state === 'closed' && order.accountNumber !== null ? 'refused' : null;
};

/**
 * Asks the bank how an order stands and books all it says, once. Ends an order whose time is over, but never before the bank was asked.
 * What the bank does not answer now is asked again by the clock.
 */
export const askAboutOrder = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const asked = await quotaOrderById(scope, deps.db.read, id);
  if (!asked) return;
  const answer = await deps.bank.ask(accountOf(asked));
  if (answer.kind === 'unreachable') return;
  const { state, movements } = answer.kind === 'done' ? answer.value : { state: 'unknown', movements: [] };
  await deps.db.transact(async (tx) => {
    const bank = asBank(scope);
    const order = await takeQuotaOrder(tx, bank, id);
    if (!order) return;
    const { pays, reversed, strange, returned } = orderMoney(
      { due: dueOf(order), movement: order.movement },
      movements,
    );
    for (const money of strange) await queue(tx, deps, money);
    for (const movement of returned) await unsafeLostReturned(tx, bank, movement, deps.now());
    const lost = reversed && order.status === 'paid';
    if (lost) await takeBack(tx, deps, bank, order);
    if (pays) await receive(tx, deps, bank, lost ? { ...order, status: 'reversed' } : order, pays);
    const end = pays ? null : endOf(order, state, deps.now());
    if (end) await changeOrder(tx, deps, bank, order, { status: end });
    await changeQuotaOrder(tx, bank, id, { checkedAt: deps.now() });
  });
};
