import { columns as c } from '../dialect/columns.ts';

/** They survive a restart and are not part of the product's data. */
export const officeDocuments = c.table(
  'office_documents',
  {
    ref: c.words('ref').primaryKey(),
    key: c.words('key').notNull(),
    kind: c.words('kind').notNull(),
    tin: c.words('tin').notNull(),
    reference: c.words('reference'),
    number: c.words('number'),
    /** The other party and the masa as one key: payee of a slip, buyer of an invoice. */
    payeeMasa: c.words('payee_masa'),
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
    c.index('office_documents_payee_masa').on(t.payeeMasa, t.tin),
  ],
);

export const officeSerials = c.table('office_serials', {
  /** What is counted: invoices of a two-digit year, or a word for numbers independent of the year. */
  year: c.words('year').primaryKey(),
  last: c.count('last').notNull(),
});

export const officeBillings = c.table(
  'office_billings',
  {
    code: c.words('code').primaryKey(),
    key: c.words('key').notNull(),
    /** The sender, and the taxpayer. */
    tin: c.words('tin').notNull(),
    payerNpwp: c.words('payer_npwp').notNull(),
    state: c.words('state').notNull(),
    contentHash: c.words('content_hash').notNull(),
    content: c.json<Record<string, unknown>>('content').notNull(),
    amount: c.sen('amount').notNull(),
    issuedAt: c.moment('issued_at').notNull(),
    expiresAt: c.moment('expires_at').notNull(),
    /** The idempotency key of the payment; null while open, and when it was paid at a counter. */
    settleKey: c.words('settle_key'),
    ntpn: c.words('ntpn'),
    ntb: c.words('ntb'),
    stan: c.words('stan'),
    paidAt: c.moment('paid_at'),
    receiptAt: c.moment('receipt_at'),
  },
  (t) => [
    c.uniqueIndex('office_billings_key').on(t.tin, t.key),
    c.uniqueIndex('office_billings_settle').on(t.tin, t.settleKey),
    c.uniqueIndex('office_billings_ntpn').on(t.ntpn),
  ],
);
