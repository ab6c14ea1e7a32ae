import { columns as c } from '../dialect/columns.ts';

/*
 * Columns that stand together in several tables. Functions, because a column belongs to one table.
 */

/** A record of a company that several people may change at once. */
export const record = () => ({
  id: c.id('id').primaryKey(),
  companyId: c.id('company_id').notNull(),
  version: c.count('version').notNull(),
});

/** Who made it, by name, and when it was last changed. */
export const made = () => ({
  createdBy: c.words('created_by').notNull(),
  createdAt: c.moment('created_at').notNull(),
  updatedAt: c.moment('updated_at').notNull(),
});

/** Which tax of which months a payment is for. */
export const tax = () => ({
  kap: c.words('kap').notNull(),
  kjs: c.words('kjs').notNull(),
  /** Name of the tax, for lists and search. */
  taxName: c.words('tax_name').notNull(),
  periodFrom: c.day('period_from').notNull(),
  periodTo: c.day('period_to').notNull(),
});
