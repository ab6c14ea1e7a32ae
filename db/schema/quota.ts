import type { OrderMethod, OrderStatus } from '#domain/company/quota-order.ts';
import type { QuotaEntryKind, QuotaProduct } from '#domain/definition/quota.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, record } from './groups.ts';

/** Upload quota. A unit is reserved at upload, used at approval, given back on rejection. */
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

/** The ledger of upload quota, only added to: its sums are what `quotas` says. */
export const quotaEntries = c.table(
  'quota_entries',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    product: c.code<QuotaProduct>('product').notNull(),
    kind: c.code<QuotaEntryKind>('kind').notNull(),
    /** What it adds to each of the three counters; below zero where it takes away. */
    quota: c.count('quota').notNull(),
    used: c.count('used').notNull(),
    reserved: c.count('reserved').notNull(),
    at: c.moment('at').notNull(),
    /** The day in Jakarta. */
    day: c.day('day').notNull(),
    userName: c.words('user_name').notNull(),
  },
  (t) => [
    c.index('quota_entries_company').on(t.companyId, t.product, t.at),
    c.index('quota_entries_day').on(t.companyId, t.day),
  ],
);

/** Taxpayers whose company has had its free units. Without a company: removing one and adding it anew brings none again. */
export const freeUnits = c.table('free_units', {
  npwp: c.words('npwp').primaryKey(),
  grantedAt: c.moment('granted_at').notNull(),
});

/** Packages of upload quota the house sells. */
export const quotaPackages = c.table('quota_packages', {
  code: c.id('code').primaryKey(),
  name: c.words('name').notNull(),
  efakturUnits: c.count('efaktur_units').notNull(),
  ebupotUnits: c.count('ebupot_units').notNull(),
  /** What is paid for it, tax included. */
  price: c.sen('price').notNull(),
  /** How long it is valid. */
  months: c.count('months').notNull(),
  /** It came with the product, and nobody of the house has set it since. */
  ours: c.flag('ours').notNull(),
});

/** A package somebody buys: what it was and cost when it was ordered. Paid by money at the bank alone. */
export const quotaOrders = c.table(
  'quota_orders',
  {
    ...record(),
    status: c.code<OrderStatus>('status').notNull(),
    /** Set while it waits for its money: a company has one such order at most. */
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
    /** The bank's own name of the account. */
    bankRef: c.words('bank_ref'),
    expiresAt: c.moment('expires_at').notNull(),
    /** When the bank was last heard on how it stands. */
    checkedAt: c.moment('checked_at'),
    /** The movement of money that paid it. */
    movement: c.words('movement'),
    paidAt: c.moment('paid_at'),
    /** The package of the company before this one, so that it has it again should the bank take the money back. */
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
