import type { Scope } from '#domain/scope.ts';
import { formatDecimal } from '#domain/text/format.ts';
import type { Tx } from '../../../db/database.ts';
import type { OrderMoneyRow } from '../../../db/repositories/payment/order-money.ts';
import { type QuotaOrderRow, takeQuotaOrder } from '../../../db/repositories/quota-orders.ts';
import type { Deps } from '../../services/deps.ts';
import { noteOrder, tellOfOrder } from './change-order.ts';

/** In the history of the order and to the people who decide about it. */
export const noteReturned = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  order: QuotaOrderRow,
  { movement, amount, reason = null }: Pick<OrderMoneyRow, 'movement' | 'amount'> & { readonly reason?: string | null },
): Promise<void> => {
  await noteOrder(tx, scope, deps.now(), order, { action: 'returned', after: { movement, amount }, reason });
  await tellOfOrder(tx, deps, scope, order, { event: 'returned', params: { amount: formatDecimal(amount) } });
};

/** Of money that an internal admin sent back: nothing where it belongs to no order. */
export const noteLostReturned =
  (deps: Deps) =>
  async (tx: Tx, scope: Scope, money: OrderMoneyRow, reason: string): Promise<void> => {
    const { companyId, orderId, movement, amount } = money;
    if (companyId === null || orderId === null) return;
    const ofCompany = { ...scope, companyId };
    const order = await takeQuotaOrder(tx, ofCompany, orderId);
    if (order) await noteReturned(tx, deps, ofCompany, order, { movement, amount, reason });
  };
