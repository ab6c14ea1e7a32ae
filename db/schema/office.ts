import { columns as c } from '../dialect/columns.ts';

/** The simulated tax office's own books: its state survives a restart and is none of the product's tables. */
export const officeDocuments = c.table(
  'office_documents',
  {
    ref: c.words('ref').primaryKey(),
    /** The sender's key: sending the same key twice is sending once. */
    key: c.words('key').notNull(),
    kind: c.words('kind').notNull(),
    tin: c.words('tin').notNull(),
    reference: c.words('reference'),
    number: c.words('number'),
    state: c.words('state').notNull(),
    code: c.words('code'),
    message: c.words('message'),
    contentHash: c.words('content_hash').notNull(),
    content: c.json<Record<string, unknown>>('content').notNull(),
    readyAt: c.moment('ready_at').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [
    c.uniqueIndex('office_documents_key').on(t.tin, t.key),
    c.index('office_documents_number').on(t.tin, t.number),
    c.index('office_documents_reference').on(t.tin, t.reference),
  ],
);

export const officeSerials = c.table('office_serials', {
  /** Two-digit year. */
  year: c.words('year').primaryKey(),
  last: c.count('last').notNull(),
});
