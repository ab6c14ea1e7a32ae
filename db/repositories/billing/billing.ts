import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { BillingInput } from '#domain/billing/record.ts';
import { billedStatuses, taxMonthKeys } from '#domain/billing/same-tax.ts';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { ofCompanyById } from '../../dialect/by-id.ts';
import { preparedRows } from '../../prepared.ts';
import { billings, ntpns } from '../../tables.ts';
import { changedColumns } from '../../write-columns.ts';
import { inOrder, removeAsRead, updateAsRead } from '../optimistic-update.ts';
import { toBilling, toNtpn, toStoredBilling, toStoredNtpn } from './rows.ts';

const named = preparedRows<typeof billings.$inferSelect>(getTableColumns(billings), (db) =>
  db
    .select()
    .from(billings)
    .where(and(eq(billings.companyId, sql.placeholder('companyId')), eq(billings.id, sql.placeholder('id')))),
);

export const billingById = async ({ companyId }: Scope, query: Query, id: string): Promise<Billing | undefined> => {
  const [row] = await named(query, { companyId, id });
  return row && toBilling(row);
};

export const billingsById = async (scope: Scope, query: Query, ids: readonly string[]): Promise<Billing[]> => {
  const [id] = ids;
  if (id === undefined) return [];
  if (ids.length === 1) return (await named(query, { companyId: scope.companyId, id })).map(toBilling);
  const rows = await query
    .select()
    .from(billings)
    .where(ofCompanyById(billings, scope.companyId, ids));
  return inOrder(ids, rows.map(toBilling));
};

export const billingByCode = async (scope: Scope, query: Query, code: string): Promise<Billing | undefined> => {
  const [row] = await query
    .select()
    .from(billings)
    .where(and(eq(billings.companyId, scope.companyId), eq(billings.code, code)));
  return row && toBilling(row);
};

const SHOWN = 20;

/** Overlapping months, without those that never got a code: candidates for a duplicate warning. */
export const sameBillings = async (
  scope: Scope,
  query: Query,
  { id, ...of }: BillingInput & { id?: string },
): Promise<Billing[]> => {
  const rows = await query
    .select()
    .from(billings)
    .where(
      and(
        eq(billings.companyId, scope.companyId),
        eq(billings.kap, of.kap),
        eq(billings.kjs, of.kjs),
        lte(billings.periodFrom, of.periodTo),
        gte(billings.periodTo, of.periodFrom),
        inArray(billings.status, [...billedStatuses]),
        eq(billings.payerNpwp, of.payerNpwp),
        ...(id === undefined ? [] : [ne(billings.id, id)]),
      ),
    )
    .orderBy(asc(billings.createdAt));
  const months = new Set(taxMonthKeys(of));
  const same = rows.filter((row) => taxMonthKeys(row).some((month) => months.has(month)));
  return same.slice(0, SHOWN).map(toBilling);
};

/** By amount, or by tax and one of its months; at most fifty, newest first. */
export const mayBePaidWith = async (
  scope: Scope,
  query: Query,
  { amount, kap, kjs, periodFrom, periodTo }: Pick<NtpnRecord, 'amount' | 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>,
): Promise<Billing[]> => {
  const sameTax = and(
    eq(billings.kap, kap),
    eq(billings.kjs, kjs),
    lte(billings.periodFrom, periodTo),
    gte(billings.periodTo, periodFrom),
  );
  const rows = await query
    .select()
    .from(billings)
    .where(
      and(
        eq(billings.companyId, scope.companyId),
        inArray(billings.status, [...billingStatus.moves.settle.from]),
        or(eq(billings.amount, amount), sameTax),
      ),
    )
    .orderBy(desc(billings.createdAt))
    .limit(50);
  return rows.map(toBilling);
};

export const insertBillings = async (tx: Tx, _scope: Scope, rows: readonly Billing[]): Promise<void> => {
  await tx.insertMany(billings, rows.map(toStoredBilling));
};

export const updateBilling = (tx: Tx, scope: Scope, read: Billing, next: Billing): Promise<boolean> =>
  updateAsRead(tx, scope, billings, read, changedColumns(toStoredBilling(read), toStoredBilling(next)));

export const removeBilling = (tx: Tx, scope: Scope, read: Billing): Promise<boolean> =>
  removeAsRead(tx, scope, billings, read);

/** Of all companies: for the scheduler. */
export const unsafeRunOut = unscoped(
  async (
    query: Query,
    now: number,
    { statuses, limit }: { statuses: readonly BillingStatus[]; limit: number },
  ): Promise<{ id: string; companyId: string }[]> =>
    query
      .select({ id: billings.id, companyId: billings.companyId })
      .from(billings)
      .where(and(inArray(billings.status, [...statuses]), lte(billings.expiresAt, now)))
      .orderBy(asc(billings.expiresAt))
      .limit(limit),
);

/** Of all companies: for the scheduler. */
export const unsafeUntouched = unscoped(
  async (
    query: Query,
    since: number,
    { statuses, limit }: { statuses: readonly BillingStatus[]; limit: number },
  ): Promise<Billing[]> => {
    const rows = await query
      .select()
      .from(billings)
      .where(and(inArray(billings.status, [...statuses]), lte(billings.updatedAt, since)))
      .orderBy(asc(billings.updatedAt))
      .limit(limit);
    return rows.map(toBilling);
  },
);

export const ntpnById = async (scope: Scope, query: Query, id: string): Promise<NtpnRecord | undefined> => {
  const [row] = await query
    .select()
    .from(ntpns)
    .where(and(eq(ntpns.companyId, scope.companyId), eq(ntpns.id, id)));
  return row && toNtpn(row);
};

export const ntpnsById = async (scope: Scope, query: Query, ids: readonly string[]): Promise<NtpnRecord[]> => {
  if (ids.length === 0) return [];
  const rows = await query
    .select()
    .from(ntpns)
    .where(ofCompanyById(ntpns, scope.companyId, ids));
  return inOrder(ids, rows.map(toNtpn));
};

export const ntpnsOf = async (scope: Scope, query: Query, billingId: string): Promise<NtpnRecord[]> => {
  const rows = await query
    .select()
    .from(ntpns)
    .where(and(eq(ntpns.companyId, scope.companyId), eq(ntpns.billingId, billingId)))
    .orderBy(asc(ntpns.createdAt));
  return rows.map(toNtpn);
};

export const insertNtpn = async (tx: Tx, _scope: Scope, record: NtpnRecord): Promise<void> => {
  await tx.db.insert(ntpns).values(toStoredNtpn(record));
};

export const updateNtpn = (tx: Tx, scope: Scope, read: NtpnRecord, next: NtpnRecord): Promise<boolean> =>
  updateAsRead(tx, scope, ntpns, read, changedColumns(toStoredNtpn(read), toStoredNtpn(next)));

/** And their renewals, oldest first. */
export const billingsOfSpt = async (scope: Scope, query: Query, sptId: string): Promise<Billing[]> => {
  const rows = await query
    .select()
    .from(billings)
    .where(and(eq(billings.companyId, scope.companyId), eq(billings.sptId, sptId)))
    .orderBy(asc(billings.createdAt), asc(billings.id));
  return rows.map(toBilling);
};

/** That no return has used yet, oldest first. */
export const unusedNtpns = async (scope: Scope, query: Query, period: string): Promise<NtpnRecord[]> => {
  const rows = await query
    .select()
    .from(ntpns)
    .where(
      and(
        eq(ntpns.companyId, scope.companyId),
        eq(ntpns.status, 'COMPLETED'),
        eq(ntpns.periodFrom, period),
        eq(ntpns.periodTo, period),
        isNull(ntpns.usedIn),
      ),
    )
    .orderBy(asc(ntpns.paidAt));
  return rows.map(toNtpn);
};
