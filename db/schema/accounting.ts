import type { Reason } from '#domain/accounting/invoice-input.ts';
import type { LinkState, RecordKind, ReportState } from '#domain/accounting/link.ts';
import { accountingAccount, accountingTaxCode } from '#domain/records/accounting.ts';
import { columns as c } from '../dialect/columns.ts';
import { recordColumns } from './record-table.ts';

/** The connection of a company to the accounting product. */
export const accountingLinks = c.table('accounting_links', {
  companyId: c.id('company_id').primaryKey(),
  /** The key, encrypted with a key outside the database; null once disconnected. */
  sealed: c.words('sealed'),
  theirCompany: c.words('their_company'),
  theirName: c.words('their_name'),
  state: c.code<LinkState>('state').notNull(),
  /** The running job, or the last one. */
  jobId: c.id('job_id'),
  takenAt: c.moment('taken_at'),
  version: c.count('version').notNull(),
  updatedAt: c.moment('updated_at').notNull(),
});

/** Invoices and contacts of the accounting product: what became of them. */
export const accountingRecords = c.table(
  'accounting_records',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    theirCompany: c.words('their_company').notNull(),
    kind: c.code<RecordKind>('kind').notNull(),
    theirId: c.words('their_id').notNull(),
    number: c.words('number').notNull(),
    name: c.words('name').notNull(),
    date: c.words('date').notNull(),
    /** Null: taken. */
    reason: c.code<Reason>('reason'),
    detail: c.words('detail').notNull(),
    /** Its last change there, when it was taken; a later one is only shown. */
    theirChange: c.words('their_change').notNull(),
    changedThere: c.flag('changed_there').notNull(),
    documentId: c.id('document_id'),
    /** Whether number and status were written back; null before the first change of status. */
    report: c.code<ReportState>('report'),
    seenAt: c.moment('seen_at').notNull(),
  },
  (t) => [
    c.uniqueIndex('accounting_records_theirs').on(t.companyId, t.theirCompany, t.kind, t.theirId),
    c.index('accounting_records_document').on(t.companyId, t.documentId),
  ],
);

export const accountingAccounts = c.table(
  'accounting_accounts',
  { companyId: c.id('company_id').notNull(), ...recordColumns(accountingAccount) },
  (t) => [c.index('accounting_accounts_company').on(t.companyId, t.account)],
);

export const accountingTaxCodes = c.table(
  'accounting_tax_codes',
  { companyId: c.id('company_id').notNull(), ...recordColumns(accountingTaxCode) },
  (t) => [c.index('accounting_tax_codes_company').on(t.companyId, t.taxCode)],
);
