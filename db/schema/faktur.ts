import { sql } from 'drizzle-orm';
import { ownFields } from '#domain/faktur/own-fields.ts';
import type { BaseScheme, CounterpartyDocument, FakturKind, PaymentTerm } from '#domain/faktur/record.ts';
import type { VatType } from '#domain/faktur/types.ts';
import { nsfpReminder } from '#domain/records/nsfp-reminder.ts';
import type { UncreditReason } from '#domain/rules/crediting.ts';
import type { VatList } from '#domain/spt/ppn/lists.ts';
import { columns as c } from '../dialect/columns.ts';
import { fakturAwaited } from './awaited.ts';
import { columnsOf } from './field-columns.ts';
import { made, officeColumns, record, underway, versions } from './groups.ts';
import { singletonColumns } from './record-table.ts';

/** A list shows one type, so the indexes begin with the type. */
export const faktur = c.table(
  'faktur',
  {
    ...record(),
    type: c.code<VatType>('type').notNull(),
    status: c.code<string>('status').notNull(),
    kind: c.code<FakturKind>('kind').notNull(),
    number: c.words('number'),
    date: c.day('date').notNull(),
    period: c.day('period').notNull(),
    uploadDeadline: c.day('upload_deadline').notNull(),
    code: c.words('code').notNull(),
    addInfo: c.words('add_info'),
    facilityStamp: c.words('facility_stamp'),
    customDoc: c.words('custom_doc'),
    customDocPeriod: c.words('custom_doc_period'),
    reference: c.words('reference'),
    ownNitku: c.words('own_nitku').notNull(),
    counterpartyDocument: c.code<CounterpartyDocument>('counterparty_document').notNull(),
    counterpartyNpwp: c.words('counterparty_npwp').notNull(),
    counterpartyDocumentNumber: c.words('counterparty_document_number'),
    counterpartyCountry: c.words('counterparty_country').notNull(),
    counterpartyName: c.words('counterparty_name').notNull(),
    counterpartyAddress: c.words('counterparty_address').notNull(),
    counterpartyEmail: c.words('counterparty_email'),
    counterpartyNitku: c.words('counterparty_nitku').notNull(),
    term: c.code<PaymentTerm>('term').notNull(),
    advanceOf: c.id('advance_of'),
    stageDpp: c.rupiah('stage_dpp'),
    gross: c.rupiah('gross').notNull(),
    discount: c.rupiah('discount').notNull(),
    contractDpp: c.rupiah('contract_dpp').notNull(),
    dpp: c.rupiah('dpp').notNull(),
    otherDpp: c.rupiah('other_dpp').notNull(),
    ppn: c.rupiah('ppn').notNull(),
    ppnbm: c.rupiah('ppnbm').notNull(),
    ...versions(),
    revision: c.count('revision').notNull(),
    ...officeColumns(),
    ...underway(),
    ...columnsOf(ownFields),
    /** For an invoice whose buyer collects the PPN: the state receipt of his payment, and its date. */
    collectorNtpn: c.words('collector_ntpn'),
    collectorPaidOn: c.day('collector_paid_on'),
    /** For a return: the original document, by the product's id and by the tax office's number. */
    originId: c.id('origin_id'),
    originNumber: c.words('origin_number'),
    /** Masa, list, sign (1 adds, -1 subtracts), since when, and the return that holds it. */
    vatPeriod: c.day('vat_period'),
    vatList: c.code<VatList>('vat_list'),
    vatSign: c.count('vat_sign'),
    vatSince: c.moment('vat_since'),
    returnId: c.id('return_id'),
    /** Lower-case number, reference, buyer name and NPWP, for the search box. */
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    c.index('faktur_date').on(t.companyId, t.type, t.date, t.id),
    c.index('faktur_period').on(t.companyId, t.type, t.period, t.date, t.id),
    c.index('faktur_status').on(t.companyId, t.type, t.status, t.date, t.id),
    c.index('faktur_number').on(t.companyId, t.number),
    c.index('faktur_reference').on(t.companyId, t.reference),
    c.index('faktur_clash').on(t.companyId, t.counterpartyNpwp, t.date, t.dpp),
    c.index('faktur_advance').on(t.companyId, t.advanceOf),
    c.index('faktur_import').on(t.companyId, t.importId),
    c.index('faktur_dpp').on(t.companyId, t.type, t.dpp, t.id),
    c.index('faktur_origin').on(t.companyId, t.originId),
    c.index('faktur_credit').on(t.companyId, t.type, t.creditPeriod, t.date, t.id).where(sql`type = 'IN'`),
    c.index('faktur_decided').on(t.companyId, t.type, t.status, t.period, t.date, t.id).where(sql`type = 'IN'`),
    c.index('faktur_person').on(t.companyId, t.counterpartyDocumentNumber).where(sql`counterparty_document <> 'TIN'`),
    c.index('faktur_counterparty').on(t.companyId, t.type, t.counterpartyName, t.id),
    c.index('faktur_vat').on(t.companyId, t.vatPeriod, t.vatList, t.code).where(sql`vat_period is not null`),
    c.index('faktur_return').on(t.companyId, t.returnId, t.vatList, t.code).where(sql`return_id is not null`),
    // The scheduler reads it every minute, across companies, for the few waiting documents.
    c.index('faktur_awaited').on(t.type, t.updatedAt).where(fakturAwaited),
  ],
);

export const fakturLines = c.table(
  'faktur_line',
  {
    fakturId: c.id('faktur_id').notNull(),
    seq: c.count('seq').notNull(),
    companyId: c.id('company_id').notNull(),
    opt: c.code<'A' | 'B'>('opt').notNull(),
    code: c.words('code').notNull(),
    name: c.words('name').notNull(),
    unit: c.words('unit').notNull(),
    /** Up to five decimal places, as text. */
    price: c.words('price').notNull(),
    quantity: c.words('quantity').notNull(),
    discount: c.rupiah('discount').notNull(),
    base: c.code<BaseScheme>('base').notNull(),
    ownBase: c.rupiah('own_base'),
    gross: c.rupiah('gross').notNull(),
    contractDpp: c.rupiah('contract_dpp').notNull(),
    dpp: c.rupiah('dpp').notNull(),
    otherDpp: c.rupiah('other_dpp').notNull(),
    ppnRate: c.words('ppn_rate').notNull(),
    ppn: c.rupiah('ppn').notNull(),
    ppnbmRate: c.words('ppnbm_rate').notNull(),
    ppnbm: c.rupiah('ppnbm').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.fakturId, t.seq] })],
);

export const creditRules = c.table(
  'credit_rules',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    name: c.words('name').notNull(),
    counterpartyNpwp: c.words('counterparty_npwp'),
    code: c.words('code'),
    decision: c.code<'credit' | 'uncredit'>('decision').notNull(),
    uncreditReason: c.code<UncreditReason>('uncredit_reason'),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.index('credit_rules_company').on(t.companyId, t.name)],
);

/** Buyers, sellers and payees, stored when first used and suggested afterwards. */
export const counterparties = c.table(
  'counterparties',
  {
    ...record(),
    document: c.code<CounterpartyDocument>('document').notNull(),
    /** NPWP for TIN, else the document number: identifies the counterparty. */
    identity: c.words('identity').notNull(),
    nitku: c.words('nitku').notNull(),
    country: c.words('country').notNull(),
    name: c.words('name').notNull(),
    address: c.words('address').notNull(),
    email: c.words('email'),
    phone: c.words('phone'),
    /** The counterparty this one is merged into; its documents are shown there. */
    mergedInto: c.id('merged_into'),
    searchText: c.words('search_text').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [
    c.uniqueIndex('counterparties_identity').on(t.companyId, t.document, t.identity, t.nitku),
    c.index('counterparties_merged').on(t.companyId, t.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** Invoice numbers the tax office allotted before Coretax: valid for invoices of their year only. */
export const nsfpRanges = c.table(
  'nsfp_ranges',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    year: c.count('year').notNull(),
    /** The three digits before the year. */
    prefix: c.words('prefix'),
    /** Day of the letter: no invoice of an earlier date has these numbers. Without it none is given. */
    issuedOn: c.day('issued_on'),
    /** The first serial number, eight digits. */
    first: c.count('first').notNull(),
    total: c.count('total').notNull(),
    used: c.count('used').notNull(),
    active: c.flag('active').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.index('nsfp_ranges_company').on(t.companyId, t.year)],
);

export const nsfpReminders = c.table('nsfp_reminders', {
  companyId: c.id('company_id').primaryKey(),
  ...singletonColumns(nsfpReminder),
  /** The low warning was sent; reset when there are more numbers again. */
  notifiedLow: c.flag('notified_low').notNull(),
  notifiedYear: c.count('notified_year'),
});
