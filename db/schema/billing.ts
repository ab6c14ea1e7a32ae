import type { PaymentStatus } from '#domain/billing/payment/balance.ts';
import type { UnmatchedPayment } from '#domain/billing/payment/book.ts';
import type { PaymentEntry, PaymentMethod } from '#domain/billing/payment/entry.ts';
import type { PayerKind } from '#domain/billing/record.ts';
import type { BillingStatus, NtpnStatus } from '#domain/billing/status.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, record, tax } from './groups.ts';

export type BillingOrigin = 'form' | 'import' | 'adopted' | 'return' | 'renewed';

export const billings = c.table(
  'billing',
  {
    ...record(),
    status: c.code<BillingStatus>('status').notNull(),
    /** The 15 digits; null until the tax office has issued them. */
    code: c.words('code'),
    origin: c.code<BillingOrigin>('origin').notNull(),
    ...tax(),
    amount: c.rupiah('amount').notNull(),
    description: c.words('description').notNull(),
    assessmentNumber: c.words('assessment_number'),
    nop: c.words('nop'),
    objectAddress: c.words('object_address'),
    objectProvince: c.words('object_province'),
    objectCity: c.words('object_city'),
    objectDistrict: c.words('object_district'),
    objectSubdistrict: c.words('object_subdistrict'),
    payerKind: c.code<PayerKind>('payer_kind').notNull(),
    payerNpwp: c.words('payer_npwp').notNull(),
    payerNik: c.words('payer_nik'),
    payerName: c.words('payer_name').notNull(),
    payerAddress: c.words('payer_address').notNull(),
    payerCity: c.words('payer_city').notNull(),
    /** Tax office where the payer is registered, three digits, if given. */
    payerKpp: c.words('payer_kpp'),
    depositorName: c.words('depositor_name'),
    /** The number of requests for a code: part of the tax office's idempotency key. */
    request: c.count('request').notNull(),
    issuedAt: c.moment('issued_at'),
    expiresAt: c.moment('expires_at'),
    officeCode: c.words('office_code'),
    officeMessage: c.words('office_message'),
    /** The payment that reserves it, or that paid it. */
    paymentId: c.id('payment_id'),
    ntpn: c.words('ntpn'),
    paidAt: c.moment('paid_at'),
    renewedBy: c.id('renewed_by'),
    renews: c.id('renews'),
    importId: c.id('import_id'),
    sptId: c.id('spt_id'),
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    c.index('billing_spt').on(t.companyId, t.sptId),
    c.index('billing_created').on(t.companyId, t.createdAt, t.id),
    c.index('billing_status').on(t.companyId, t.status, t.createdAt, t.id),
    c.index('billing_pair').on(t.companyId, t.kap, t.kjs, t.periodFrom),
    c.index('billing_expiry').on(t.companyId, t.expiresAt, t.id),
    c.index('billing_amount').on(t.companyId, t.amount, t.id),
    c.index('billing_period').on(t.companyId, t.periodFrom, t.id),
    c.uniqueIndex('billing_code').on(t.companyId, t.code),
    c.index('billing_import').on(t.companyId, t.importId),
    c.index('billing_due').on(t.status, t.expiresAt),
  ],
);

/** Target of a `businessKey`: the billing codes a person pays together. */
export const payables = c.table(
  'payables',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    createdBy: c.id('created_by').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.index('payables_company').on(t.companyId, t.createdAt)],
);

export const payableBillings = c.table(
  'payable_billings',
  {
    payableId: c.id('payable_id').notNull(),
    billingId: c.id('billing_id').notNull(),
    companyId: c.id('company_id').notNull(),
  },
  (t) => [
    c.primaryKey({ columns: [t.payableId, t.billingId] }),
    c.index('payable_billings_billing').on(t.companyId, t.billingId),
  ],
);

/**
 * One attempt to pay. Status and sums are derived from the ledger and kept here for lists; the ledger is authoritative.
 */
export const payments = c.table(
  'payments',
  {
    ...record(),
    payableId: c.id('payable_id').notNull(),
    status: c.code<PaymentStatus>('status').notNull(),
    method: c.code<PaymentMethod>('method').notNull(),
    /** BCA, MANDIRI, …; null at the counter. */
    bank: c.words('bank'),
    phone: c.words('phone'),
    tax: c.rupiah('tax').notNull(),
    fee: c.rupiah('fee').notNull(),
    held: c.rupiah('held').notNull(),
    accountNumber: c.words('account_number'),
    bankRef: c.words('bank_ref'),
    expiresAt: c.moment('expires_at'),
    /** When the bank last reported its state. */
    checkedAt: c.moment('checked_at'),
    createdById: c.id('created_by_id').notNull(),
    ...made(),
  },
  (t) => [
    c.index('payments_payable').on(t.companyId, t.payableId, t.createdAt),
    c.index('payments_open').on(t.status, t.expiresAt),
    c.index('payments_account').on(t.bank, t.accountNumber),
  ],
);

/** Append-only. A movement of money is booked once per company, however often it is reported. */
export const paymentEntries = c.table(
  'payment_entries',
  {
    paymentId: c.id('payment_id').notNull(),
    seq: c.count('seq').notNull(),
    companyId: c.id('company_id').notNull(),
    kind: c.code<PaymentEntry['kind']>('kind').notNull(),
    at: c.moment('at').notNull(),
    movement: c.words('movement'),
    entry: c.json<PaymentEntry>('entry').notNull(),
    writtenAt: c.moment('written_at').notNull(),
  },
  (t) => [
    c.primaryKey({ columns: [t.paymentId, t.seq] }),
    // The movement comes first: with the company first, a planner would choose this index for the entries of one
    // payment and read all of the company's.
    c.uniqueIndex('payment_entries_movement').on(t.movement, t.companyId),
  ],
);

/** A bank's callback, stored before it is answered. `event` is the bank's own id of it. */
export const bankCallbacks = c.table(
  'bank_callbacks',
  {
    event: c.words('event').primaryKey(),
    provider: c.words('provider').notNull(),
    body: c.words('body').notNull(),
    receivedAt: c.moment('received_at').notNull(),
    handledAt: c.moment('handled_at'),
    times: c.count('times').notNull(),
  },
  (t) => [c.index('bank_callbacks_open').on(t.handledAt, t.receivedAt)],
);

/**
 * Money that needs a person's decision. `companyId` is null when not even the account is known: for internal admins.
 */
export const unmatchedPayments = c.table(
  'payment_misfits',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id'),
    paymentId: c.id('payment_id'),
    orderId: c.id('order_id'),
    movement: c.words('movement').notNull(),
    why: c.code<UnmatchedPayment>('why').notNull(),
    amount: c.rupiah('amount').notNull(),
    at: c.moment('at').notNull(),
    /**
     * `used`: paid the codes or the order after all. `returned`: given back; for an order's money it is on its way
     * while `resolvedAt` is null.
     */
    resolution: c.code<'used' | 'returned'>('resolution'),
    resolvedBy: c.words('resolved_by'),
    resolvedAt: c.moment('resolved_at'),
    note: c.words('note'),
    /** When an internal admin assigned it to the order; its company decides from then on. */
    attributedAt: c.moment('attributed_at'),
  },
  (t) => [
    c.uniqueIndex('payment_misfits_movement').on(t.movement),
    c.index('payment_misfits_open').on(t.companyId, t.resolvedAt, t.at),
    c.index('payment_misfits_order').on(t.orderId),
  ],
);

/** State receipts. One per billing code; `payable` codes entered by hand await confirmation by the tax office. */
export const ntpns = c.table(
  'ntpn',
  {
    ...record(),
    status: c.code<NtpnStatus>('status').notNull(),
    ntpn: c.words('ntpn').notNull(),
    billingId: c.id('billing_id').notNull(),
    paymentId: c.id('payment_id'),
    billingCode: c.words('billing_code').notNull(),
    ...tax(),
    amount: c.rupiah('amount').notNull(),
    paidAt: c.moment('paid_at').notNull(),
    /** Bank or post reference and trace number, where known. */
    ntb: c.words('ntb'),
    stan: c.words('stan'),
    from: c.code<'office' | 'person'>('source').notNull(),
    receiptFileId: c.id('receipt_file_id'),
    officeMessage: c.words('office_message'),
    usedIn: c.words('used_in'),
    searchText: c.words('search_text').notNull(),
    ...made(),
  },
  (t) => [
    c.uniqueIndex('ntpn_number').on(t.companyId, t.ntpn),
    c.index('ntpn_billing').on(t.companyId, t.billingId),
    c.index('ntpn_paid').on(t.companyId, t.paidAt, t.id),
    c.index('ntpn_status').on(t.companyId, t.status, t.paidAt, t.id),
    c.index('ntpn_amount').on(t.companyId, t.amount, t.id),
    c.index('ntpn_waiting').on(t.status, t.updatedAt),
  ],
);
