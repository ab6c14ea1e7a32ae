import { whyStrange } from '#domain/company/quota-order.ts';
import type { FoundQuotaOrder } from '#domain/company/quota-order-schema.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeDecideLost } from '../../../db/repositories/payment/bank-news.ts';
import {
  takeQuotaOrder,
  unsafeQuotaOrderCompany,
  unsafeQuotaOrdersLike,
} from '../../../db/repositories/quota-orders.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { lostById, lostDecided, noteLost } from '../../services/lost-money/lost.ts';
import { noteReading } from '../../services/security/note-internal.ts';
import { dueOf } from './account-of.ts';
import { bookOrderMoney } from './book.ts';
import { noteOrder } from './change-order.ts';

const AT_MOST = 20;

/** By account or id, or by exact amount without a search text. */
export const ordersFor = async (
  deps: Deps,
  scope: Scope,
  { id, q }: { id: string; q: string },
): Promise<FoundQuotaOrder[]> => {
  permitInternal(scope);
  const { amount } = await lostById(deps, id);
  const found = await unsafeQuotaOrdersLike(deps.db.read, { q, amount: sen(amount), limit: AT_MOST });
  noteReading(deps, scope, { companyIds: found.map((one) => one.companyId), what: 'payments' });
  return found.map(({ price, fee, ...one }) => ({
    id: one.id,
    companyName: one.companyName,
    packageName: one.packageName,
    due: rupiah(price + fee),
    status: one.status,
    bank: one.bank,
    accountNumber: one.accountNumber,
    createdAt: one.createdAt,
  }));
};

/** Alone or together with earlier money. Where it does not match, it waits for a decision of the company. */
export const attributeToOrder = async (
  deps: Deps,
  scope: Scope,
  { id, orderId, reason }: { id: string; orderId: string; reason: string },
): Promise<void> => {
  permitInternal(scope);
  const { movement, amount } = await lostById(deps, id);
  const companyId = await unsafeQuotaOrderCompany(deps.db.read, orderId);
  if (companyId === undefined) throw new Problem('invalid', { errors: { orderId: 'billing.lost.order_unknown' } });
  const ofCompany = { ...scope, companyId };
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const order = await takeQuotaOrder(tx, ofCompany, orderId);
    if (!order) throw new Problem('not_found');
    const why = whyStrange(dueOf(order), sen(amount));
    const open = { resolution: null, resolvedBy: null, resolvedAt: null } as const;
    const set = { companyId, orderId, paymentId: null, why, ...open, note: reason, attributedAt: now };
    if (!(await unsafeDecideLost(tx, id, set))) throw lostDecided();
    await noteOrder(tx, ofCompany, now, order, { action: 'attributed', after: { movement, amount }, reason });
    await bookOrderMoney(tx, deps, ofCompany, order, []);
    await noteLost(tx, scope, now, {
      id,
      action: 'attribute',
      after: { movement, amount, companyId, orderId },
      reason,
    });
  });
};
