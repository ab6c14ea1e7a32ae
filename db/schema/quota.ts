import type { QuotaEntryKind, QuotaProduct } from '#domain/definition/quota.ts';
import { columns as c } from '../dialect/columns.ts';

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
