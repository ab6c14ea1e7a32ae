import { sql } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { BupotStatus } from '#domain/bupot/status.ts';
import type { PaymentOption } from '#domain/rules/bupot/document-types.ts';
import type { SlipFacility } from '#domain/rules/bupot/facilities.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, officeColumns, record, underway, versions } from './groups.ts';

/** Fields that are listed, filtered, sorted or summed are columns; the others are in `body`. */
export const bupots = c.table(
  'bupot',
  {
    ...record(),
    kind: c.code<SlipKind>('kind').notNull(),
    status: c.code<BupotStatus>('status').notNull(),
    number: c.words('number'),
    revision: c.count('revision').notNull(),
    ...versions(),
    period: c.day('period').notNull(),
    date: c.day('date').notNull(),
    nitku: c.words('nitku').notNull(),
    taxCode: c.words('tax_code').notNull(),
    kapKjs: c.words('kap_kjs').notNull(),
    final: c.flag('final').notNull(),
    facility: c.code<SlipFacility>('facility').notNull(),
    payeeNpwp: c.words('payee_npwp'),
    payeeNitku: c.words('payee_nitku'),
    payeeName: c.words('payee_name'),
    payeeEmail: c.words('payee_email'),
    country: c.words('country'),
    reference: c.words('reference'),
    gross: c.rupiah('gross').notNull(),
    base: c.rupiah('base').notNull(),
    nett: c.words('nett').notNull(),
    rate: c.words('rate').notNull(),
    tax: c.rupiah('tax').notNull(),
    borne: c.rupiah('borne').notNull(),
    /** How a treasurer paid: direct payments are separate in a return. */
    paymentOption: c.code<PaymentOption>('payment_option'),
    body: c.json<Partial<Bupot>>('body').notNull(),
    issueWanted: c.flag('issue_wanted').notNull(),
    issuedAt: c.moment('issued_at'),
    ...officeColumns(),
    ...underway(),
    returnId: c.id('return_id'),
    /** Lower-case number, reference, payee and object, for the search box. */
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    c.index('bupot_date').on(t.companyId, t.date, t.id),
    c.index('bupot_kind').on(t.companyId, t.kind, t.date, t.id),
    c.index('bupot_period').on(t.companyId, t.period, t.date, t.id),
    c.index('bupot_status').on(t.companyId, t.status, t.date, t.id),
    c.index('bupot_number').on(t.companyId, t.number),
    c.index('bupot_reference').on(t.companyId, t.reference),
    c.index('bupot_payee').on(t.companyId, t.payeeNpwp, t.period),
    c.index('bupot_name').on(t.companyId, t.payeeName, t.id),
    c.index('bupot_gross').on(t.companyId, t.gross, t.id),
    c.index('bupot_tax').on(t.companyId, t.tax, t.id),
    /** The archive, newest first; a slip that was pulled has no time of issue. */
    c.index('bupot_issued').on(t.companyId, t.issuedAt, t.updatedAt, t.id),
    c.index('bupot_import').on(t.companyId, t.importId),
    /** Partial: imported slips are in no return yet. */
    c.index('bupot_return').on(t.companyId, t.returnId, t.kapKjs, t.kind, t.tax).where(sql`return_id is not null`),
    c.index('bupot_posting').on(t.companyId, t.period, t.status, t.kind, t.kapKjs),
    /** Polled by the scheduler. */
    c.index('bupot_waiting').on(t.status, t.updatedAt),
  ],
);
