import type { OrderMethod, OrderStatus } from '#domain/company/quota-order.ts';
import type { QuotaEntryKind, QuotaProduct } from '#domain/definition/quota.ts';
import { quotaPackage } from '#domain/records/quota-package.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, record } from './groups.ts';
import { recordColumns } from './record-table.ts';

/** Upload quota. A unit is reserved at upload, used at approval, released on rejection. */
export const quotas = c.table(
  'quotas',
  {
    companyId: c.id('company_id').notNull(),
    product: c.code<QuotaProduct>('product').notNull(),
    quota: c.count('quota').notNull(),
    used: c.count('used').notNull(),
    reserved: c.count('reserved').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.product] })],
);

/** The ledger of upload quota, append-only: its sums are the counters of `quotas`. */
export const quotaEntries = c.table(
  'quota_entries',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    product: c.code<QuotaProduct>('product').notNull(),
    kind: c.code<QuotaEntryKind>('kind').notNull(),
    /** The change of each of the three counters; negative when it decreases. */
    quota: c.count('quota').notNull(),
    used: c.count('used').notNull(),
    reserved: c.count('reserved').notNull(),
    at: c.moment('at').notNull(),
    /** In Jakarta. */
    day: c.day('day').notNull(),
    userName: c.words('user_name').notNull(),
  },
  (t) => [
    c.index('quota_entries_company').on(t.companyId, t.product, t.at),
    c.index('quota_entries_day').on(t.companyId, t.day),
  ],
);

/** Without a company: removing a company and adding it again gives no new units. */
export const freeUnits = c.table('free_units', {
  npwp: c.words('npwp').primaryKey(),
  grantedAt: c.moment('granted_at').notNull(),
});

/** Packages of upload quota that the operator of Patuh sells. */
export const quotaPackages = c.table('quota_packages', recordColumns(quotaPackage));

/** An ordered package, as it was and cost at the time. Paid by bank only. */
export const quotaOrders = c.table(
  'quota_orders',
  {
    ...record(),
    status: c.code<OrderStatus>('status').notNull(),
    /** Set while unpaid: a company has at most one such order. */
    open: c.code<'open'>('open'),
    packageCode: c.words('package_code').notNull(),
    packageName: c.words('package_name').notNull(),
    efakturUnits: c.count('efaktur_units').notNull(),
    ebupotUnits: c.count('ebupot_units').notNull(),
    months: c.count('months').notNull(),
    price: c.sen('price').notNull(),
    fee: c.sen('fee').notNull(),
    method: c.code<OrderMethod>('method').notNull(),
    /** BCA, MANDIRI, …, OVO. */
    bank: c.words('bank').notNull(),
    phone: c.words('phone'),
    accountNumber: c.words('account_number'),
    bankRef: c.words('bank_ref'),
    expiresAt: c.moment('expires_at').notNull(),
    /** When the bank last reported its state. */
    checkedAt: c.moment('checked_at'),
    movement: c.words('movement'),
    paidAt: c.moment('paid_at'),
    /** The company's former package, restored if the bank reverses the payment. */
    nameBefore: c.words('name_before'),
    endBefore: c.day('end_before'),
    createdById: c.id('created_by_id').notNull(),
    ...made(),
  },
  (t) => [
    c.uniqueIndex('quota_orders_open').on(t.companyId, t.open),
    c.index('quota_orders_created').on(t.companyId, t.createdAt, t.id),
    c.index('quota_orders_asked').on(t.status, t.updatedAt),
  ],
);
