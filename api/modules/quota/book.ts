import type { BankMovement } from '#domain/billing/payment/book.ts';
import { type OrderStatus, orderMoney, packageEnd } from '#domain/company/quota-order.ts';
import { rupiah } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { companyOf, renewPackage } from '../../../db/repositories/companies.ts';
import { unsafeQueueUnmatchedPayment } from '../../../db/repositories/payment/bank-news.ts';
import {
  changeQuotaOrder,
  type QuotaOrderRow,
  quotaOrderById,
  takeQuotaOrder,
} from '../../../db/repositories/quota-orders.ts';
import { addBought } from '../../../db/repositories/quotas.ts';
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
  const before = await companyOf(scope, tx.db);
  const end = packageEnd(jakartaDay(now), before?.packageEnd ?? '', order.months);
  await renewPackage(tx, scope, { packageName: order.packageName, packageEnd: end });
  await changeOrder(tx, deps, scope, order, { status: 'paid', movement: money.movement, paidAt: money.at });
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
    const { pays, strange } = orderMoney({ due: dueOf(order), movement: order.movement }, movements);
    for (const money of strange) await queue(tx, deps, money);
    if (pays) await receive(tx, deps, bank, order, pays);
    const end = pays ? null : endOf(order, state, deps.now());
    if (end) await changeOrder(tx, deps, bank, order, { status: end });
    await changeQuotaOrder(tx, bank, id, { checkedAt: deps.now() });
  });
};
