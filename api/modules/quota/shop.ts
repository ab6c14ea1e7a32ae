import { bankName } from '#domain/billing/payment/channel.ts';
import { topUpOf } from '#domain/company/quota-order.ts';
import type { QuotaMoney, QuotaOrder, QuotaShop } from '#domain/company/quota-order-schema.ts';
import { rupiah, type Sen, sen, total } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { moneyOfOrders, type OrderMoneyRow, openOrderMoney } from '../../../db/repositories/payment/order-money.ts';
import {
  openQuotaOrder,
  type QuotaOrderRow,
  quotaOrderById,
  quotaOrdersById,
  quotaOrdersOf,
  unsafeQuotaPackages,
} from '../../../db/repositories/quota-orders.ts';
import { vaBanks } from '../../gateways/bank/port.ts';
import type { Deps } from '../../services/deps.ts';
import { dueOf } from './account-of.ts';
import { isGoingBack, isWaiting } from './order-money.ts';

/** In sen; nothing remains once the account is closed or the order paid. */
const receivedFor = (order: QuotaOrderRow, money: readonly OrderMoneyRow[]): { held: Sen; topUp: Sen | null } => {
  const waiting = money.filter((one) => one.orderId === order.id && isWaiting(one));
  const held = total(waiting.map(({ amount }) => sen(amount)));
  return { held, topUp: order.status === 'waiting' ? topUpOf(dueOf(order), held) : null };
};

const refundsOf = (order: QuotaOrderRow, money: readonly OrderMoneyRow[]): QuotaOrder['refunds'] =>
  money.flatMap((one) =>
    one.orderId === order.id && isGoingBack(one) && one.resolvedAt !== null
      ? [{ amount: one.amount, at: one.resolvedAt }]
      : [],
  );

const textOf = (amount: Sen | null): string | null => (amount === null ? null : rupiah(amount));

const viewOf = (row: QuotaOrderRow, money: readonly OrderMoneyRow[]): QuotaOrder => ({
  id: row.id,
  packageName: row.packageName,
  efakturUnits: row.efakturUnits,
  ebupotUnits: row.ebupotUnits,
  months: row.months,
  price: rupiah(row.price),
  fee: rupiah(row.fee),
  due: rupiah(dueOf(row)),
  status: row.status,
  method: row.method,
  bank: row.bank,
  accountNumber: row.accountNumber,
  expiresAt: row.expiresAt,
  checkedAt: row.checkedAt,
  held: rupiah(receivedFor(row, money).held),
  topUp: textOf(receivedFor(row, money).topUp),
  paidAt: row.paidAt,
  refunds: refundsOf(row, money),
  createdBy: row.createdBy,
  createdAt: row.createdAt,
});

const moneyView = (row: OrderMoneyRow, order: QuotaOrderRow, all: readonly OrderMoneyRow[]): QuotaMoney => ({
  id: row.id,
  orderId: order.id,
  packageName: order.packageName,
  why: row.why === 'twice' ? 'twice' : 'wrong_amount',
  amount: row.amount,
  due: rupiah(dueOf(order)),
  topUp: textOf(receivedFor(order, all).topUp),
  at: row.at,
  state: isGoingBack(row) ? 'returning' : 'waiting',
});

const quotaMoney = async (deps: Deps, scope: Scope): Promise<QuotaMoney[]> => {
  const { read } = deps.db;
  const open = await openOrderMoney(scope, read);
  const orders = await quotaOrdersById(scope, read, [...new Set(open.flatMap(({ orderId }) => orderId ?? []))]);
  return open.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.orderId);
    return order ? [moneyView(row, order, open)] : [];
  });
};

export const quotaShop = async (deps: Deps, scope: Scope): Promise<QuotaShop> => {
  const [packages, order, money] = await Promise.all([
    unsafeQuotaPackages(deps.db.read, jakartaDay(deps.now())),
    openQuotaOrder(scope, deps.db.read),
    quotaMoney(deps, scope),
  ]);
  return {
    packages: packages.map((one) => ({ ...one, price: rupiah(one.price) })),
    banks: vaBanks.map((bank) => ({ bank, name: bankName(bank) })),
    fees: { va: rupiah(deps.bank.fee('va')), ovo: rupiah(deps.bank.fee('ovo')) },
    order: order ? viewOf(order, await moneyOfOrders(scope, deps.db.read, [order.id])) : null,
    money,
  };
};

export const quotaOrder = async (deps: Deps, scope: Scope, id: string): Promise<QuotaOrder> => {
  const row = await quotaOrderById(scope, deps.db.read, id);
  if (!row) throw new Problem('not_found');
  return viewOf(row, await moneyOfOrders(scope, deps.db.read, [id]));
};

export const quotaOrders = async (deps: Deps, scope: Scope, page: { offset: number; limit: number }) => {
  const { rows, total: all } = await quotaOrdersOf(scope, deps.db.read, page);
  const money = await moneyOfOrders(
    scope,
    deps.db.read,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => viewOf(row, money)), total: all };
};
