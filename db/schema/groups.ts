import { columns as c } from '../dialect/columns.ts';

/* Columns shared by several tables. Functions, because a column belongs to one table. */

export const record = () => ({
  id: c.id('id').primaryKey(),
  companyId: c.id('company_id').notNull(),
  version: c.count('version').notNull(),
});

export const made = () => ({
  createdBy: c.words('created_by').notNull(),
  createdAt: c.moment('created_at').notNull(),
  updatedAt: c.moment('updated_at').notNull(),
});

export const tax = () => ({
  kap: c.words('kap').notNull(),
  kjs: c.words('kjs').notNull(),
  taxName: c.words('tax_name').notNull(),
  periodFrom: c.day('period_from').notNull(),
  periodTo: c.day('period_to').notNull(),
});

export const officeColumns = () => ({
  reason: c.words('reason'),
  officeCode: c.words('office_code'),
  officeMessage: c.words('office_message'),
  officeRef: c.words('office_ref'),
});

export const versions = () => ({
  replaces: c.id('replaces'),
  replacedBy: c.id('replaced_by'),
});

export const underway = () => ({
  /** The signer chosen for it, if other than the default. */
  signeeId: c.id('signee_id'),
  signeeName: c.words('signee_name'),
  errorCount: c.count('error_count').notNull(),
  importId: c.id('import_id'),
  sentAt: c.moment('sent_at'),
});
