import type { BankMovement } from '#domain/billing/payment/book.ts';
import { topUpOf, whyStrange } from '#domain/company/quota-order.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDecimal } from '#domain/text/format.ts';
import type { Tx } from '../../../db/database.ts';
import {
  decideOrderMoney,
  keepOrderMoney,
  moneyOfOrders,
  type OrderMoneyRow,
  unsafeKnownMovements,
} from '../../../db/repositories/payment/order-money.ts';
import type { QuotaOrderRow } from '../../../db/repositories/quota-orders.ts';
import type { Deps } from '../../services/deps.ts';
import { dueOf } from './account-of.ts';
import { noteOrder, tellOfOrder } from './change-order.ts';

export const isGoingBack = ({ resolution }: Pick<OrderMoneyRow, 'resolution'>): boolean => resolution === 'returned';

export const isWaiting = ({ resolution }: Pick<OrderMoneyRow, 'resolution'>): boolean => resolution === null;

export const isBack = (movement: string, movements: readonly BankMovement[]): boolean =>
  movements.some(({ reverses }) => reverses === movement);

export const knownOf = async (tx: Tx, scope: Scope, orderId: string, movements: readonly BankMovement[]) => {
  const [ofOrder, others] = await Promise.all([
    moneyOfOrders(scope, tx.db, [orderId]),
    unsafeKnownMovements(
      tx.db,
      movements.map(({ movement }) => movement),
    ),
  ]);
  const elsewhere = others.filter(
    (one) => one.orderId !== orderId && (one.companyId !== null || one.resolvedAt !== null),
  );
  return {
    ofOrder,
    notForIt: new Set([...ofOrder.filter(isGoingBack), ...elsewhere].map(({ movement }) => movement)),
  };
};

export const movedFor = (
  ofOrder: readonly OrderMoneyRow[],
  movements: readonly BankMovement[],
): readonly BankMovement[] => {
  const named = new Set(movements.map(({ movement }) => movement));
  return [
    ...movements,
    ...ofOrder
      .filter(({ movement }) => !named.has(movement))
      .map(({ movement, amount, at }) => ({ movement, amount: sen(amount), at })),
  ];
};

export const keepStrange = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  order: QuotaOrderRow,
  strange: readonly BankMovement[],
): Promise<void> => {
  const due = dueOf(order);
  for (const money of strange) {
    const why = whyStrange(due, money.amount);
    if (!(await keepOrderMoney(tx, scope, { ...money, id: deps.newId(), orderId: order.id, why }))) continue;
    const { movement } = money;
    const amount = rupiah(money.amount);
    await noteOrder(tx, scope, deps.now(), order, { action: why, after: { movement, amount } });
    const waiting = (await moneyOfOrders(scope, tx.db, [order.id])).filter(isWaiting);
    const left = order.status === 'waiting' ? topUpOf(due, total(waiting.map((one) => sen(one.amount)))) : null;
    await tellOfOrder(tx, deps, scope, order, {
      event: left === null ? why : 'too_little',
      params: {
        amount: formatDecimal(amount),
        due: formatDecimal(rupiah(due)),
        left: left === null ? '' : formatDecimal(rupiah(left)),
      },
    });
  }
};

/** A single full payment needs no row of its own. */
export const markUsed = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  order: QuotaOrderRow,
  { ofOrder, paying }: { readonly ofOrder: readonly OrderMoneyRow[]; readonly paying: readonly BankMovement[] },
): Promise<void> => {
  for (const part of paying) {
    const known = ofOrder.find(({ movement }) => movement === part.movement);
    if (!known && paying.length === 1) return;
    const id = known?.id ?? deps.newId();
    if (!known)
      await keepOrderMoney(tx, scope, { ...part, id, orderId: order.id, why: whyStrange(dueOf(order), part.amount) });
    await decideOrderMoney(tx, scope, id, { was: null, resolution: 'used', by: scope.userName, at: deps.now() });
  }
};
