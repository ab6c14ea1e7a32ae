import { bankName } from '#domain/billing/payment/channel.ts';
import type { QuotaOrder, QuotaShop } from '#domain/company/quota-order-schema.ts';
import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  openQuotaOrder,
  type QuotaOrderRow,
  quotaOrderById,
  quotaOrdersOf,
  unsafeQuotaPackages,
} from '../../../db/repositories/quota-orders.ts';
import { vaBanks } from '../../gateways/bank/port.ts';
import type { Deps } from '../../services/deps.ts';
import { dueOf } from './account-of.ts';

const viewOf = (row: QuotaOrderRow): QuotaOrder => ({
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
  paidAt: row.paidAt,
  createdBy: row.createdBy,
  createdAt: row.createdAt,
});

/** What a company may buy, how it may pay, and the order that waits for its money. */
export const quotaShop = async (deps: Deps, scope: Scope): Promise<QuotaShop> => {
  const [packages, order] = await Promise.all([unsafeQuotaPackages(deps.db.read), openQuotaOrder(scope, deps.db.read)]);
  return {
    packages: packages.map((one) => ({ ...one, price: rupiah(one.price) })),
    banks: vaBanks.map((bank) => ({ bank, name: bankName(bank) })),
    fees: { va: rupiah(deps.bank.fee('va')), ovo: rupiah(deps.bank.fee('ovo')) },
    order: order ? viewOf(order) : null,
  };
};

/** One order of the company; another company's is not found. */
export const quotaOrder = async (deps: Deps, scope: Scope, id: string): Promise<QuotaOrder> => {
  const row = await quotaOrderById(scope, deps.db.read, id);
  if (!row) throw new Problem('not_found');
  return viewOf(row);
};

/** A page of the company's orders, newest first. */
export const quotaOrders = async (deps: Deps, scope: Scope, page: { offset: number; limit: number }) => {
  const { rows, total } = await quotaOrdersOf(scope, deps.db.read, page);
  return { rows: rows.map(viewOf), total };
};
