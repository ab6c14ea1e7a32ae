import { sql } from 'drizzle-orm';
import type { Amounts } from '#domain/definition/worked.ts';
import type { IncomeReturn, ReturnType, SptEntries } from '#domain/spt/record.ts';
import type { SptStatus } from '#domain/spt/status.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, officeColumns, record } from './groups.ts';

/** One row per version: the inputs of the calculation are frozen at posting. */
export const spts = c.table(
  'spt',
  {
    ...record(),
    type: c.code<ReturnType>('type').notNull(),
    period: c.day('period').notNull(),
    revision: c.count('revision').notNull(),
    replaces: c.id('replaces'),
    status: c.code<SptStatus>('status').notNull(),
    inputs: c.json<Amounts>('inputs'),
    amounts: c.json<Amounts>('amounts'),
    /** Values a person entered besides the documents. */
    entries: c.json<SptEntries>('entries'),
    /** Amounts covered by receipts of earlier versions, by KAP-KJS in rupiah. */
    paidBefore: c.json<Readonly<Record<string, string>>>('paid_before'),
    documentCount: c.count('document_count').notNull(),
    payable: c.rupiah('payable').notNull(),
    overpaid: c.rupiah('overpaid').notNull(),
    postedAt: c.moment('posted_at'),
    /** A slip of the period, or the available overpayment, changed after the posting. */
    stale: c.flag('stale').notNull(),
    validatedAt: c.moment('validated_at'),
    signeeId: c.id('signee_id'),
    billingId: c.id('billing_id'),
    billingExpiresAt: c.moment('billing_expires_at'),
    filedAt: c.moment('filed_at'),
    bpe: c.words('bpe'),
    ...officeColumns(),
    searchText: c.words('search_text').notNull(),
    updatedBy: c.words('updated_by').notNull(),
    ...made(),
  },
  (t) => [
    /** Annulled returns are excluded: the next one takes their place. */
    c.uniqueIndex('spt_version').on(t.companyId, t.type, t.period, t.revision).where(sql`status <> 'CANCELED'`),
    c.index('spt_period').on(t.companyId, t.period, t.id),
    c.index('spt_status').on(t.companyId, t.status, t.period, t.id),
    c.index('spt_waiting').on(t.status, t.updatedAt),
  ],
);

/** A payment given for a return: a state receipt (NTPN) or a transfer between accounts (Pbk). */
export const sptProofs = c.table(
  'spt_proof',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    sptId: c.id('spt_id').notNull(),
    kind: c.code<'NTPN' | 'PBK'>('kind').notNull(),
    number: c.words('number').notNull(),
    kapKjs: c.words('kap_kjs').notNull(),
    period: c.day('period').notNull(),
    amount: c.rupiah('amount').notNull(),
    date: c.day('date').notNull(),
    /** The company's own record of the receipt, if it was paid through E-Billing. */
    ntpnId: c.id('ntpn_id'),
    createdBy: c.words('created_by').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [
    c.index('spt_proof_spt').on(t.companyId, t.sptId),
    c.uniqueIndex('spt_proof_number').on(t.companyId, t.number),
  ],
);

/** Uses of the tax deposit outside this product, entered by a person. */
export const depositUses = c.table(
  'deposit_use',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    amount: c.sen('amount').notNull(),
    date: c.day('date').notNull(),
    reason: c.words('reason').notNull(),
    createdBy: c.words('created_by').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.index('deposit_use_company').on(t.companyId, t.date)],
);

/** A masa for which the product finds nothing to file, but a person states that a return is due. */
export const statedDuties = c.table(
  'stated_duty',
  {
    companyId: c.id('company_id').notNull(),
    type: c.code<IncomeReturn>('type').notNull(),
    period: c.day('period').notNull(),
    reason: c.words('reason').notNull(),
    createdBy: c.words('created_by').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.type, t.period] })],
);
