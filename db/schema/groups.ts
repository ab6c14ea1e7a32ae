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

/** What the tax office said of a record it was handed, and why a person asked for what was done. */
export const officeColumns = () => ({
  reason: c.words('reason'),
  officeCode: c.words('office_code'),
  officeMessage: c.words('office_message'),
  officeRef: c.words('office_ref'),
});

/** The version a document takes the place of, and the one that took its place. */
export const versions = () => ({
  replaces: c.id('replaces'),
  replacedBy: c.id('replaced_by'),
});

/** A document on its way: who signs, what still stands in its way, the import it came by, when it last went to its receiver. */
export const underway = () => ({
  /** Who a person chose to sign it, where that is not who signs for all. */
  signeeId: c.id('signee_id'),
  signeeName: c.words('signee_name'),
  errorCount: c.count('error_count').notNull(),
  importId: c.id('import_id'),
  sentAt: c.moment('sent_at'),
});
