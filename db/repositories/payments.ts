import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentEntry } from '#domain/billing/payment/entry.ts';
import type { PaymentStatus } from '#domain/billing/payment/standing.ts';
import type { Billing, Payment } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../connection.ts';
import { billings, payableBillings, payables, paymentEntries, payments } from '../tables.ts';
import { toBilling, toPayment, toStoredPayment } from './billing-rows.ts';

/** States in which money may still come or must still be handed on. */
const OPEN: PaymentStatus[] = ['opening', 'waiting', 'paid', 'attention'];

export const insertPayable = async (
  tx: Tx,
  scope: Scope,
  payable: { id: string; at: number; billingIds: readonly string[] },
): Promise<void> => {
  await tx.db
    .insert(payables)
    .values({ id: payable.id, companyId: scope.companyId, createdBy: scope.userId, createdAt: payable.at });
  await tx.insertMany(
    payableBillings,
    payable.billingIds.map((billingId) => ({ payableId: payable.id, billingId, companyId: scope.companyId })),
  );
};

/** The billings a `businessKey` names, oldest first; empty when this company has no such payable. */
export const payableBillingsOf = async (scope: Scope, query: Query, payableId: string): Promise<Billing[]> => {
  const rows = await query
    .select({ billing: billings })
    .from(payableBillings)
    .innerJoin(billings, eq(billings.id, payableBillings.billingId))
    .where(
      and(
        eq(payableBillings.payableId, payableId),
        eq(payableBillings.companyId, scope.companyId),
        eq(billings.companyId, scope.companyId),
      ),
    )
    .orderBy(asc(billings.createdAt), asc(billings.id));
  return rows.map(({ billing }) => toBilling(billing));
};

export const paymentById = async (scope: Scope, query: Query, id: string): Promise<Payment | undefined> => {
  const [row] = await query
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, scope.companyId), eq(payments.id, id)));
  return row && toPayment(row);
};

/** Every attempt to pay what a `businessKey` names, newest first. */
export const paymentsOfPayable = async (scope: Scope, query: Query, payableId: string): Promise<Payment[]> => {
  const rows = await query
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, scope.companyId), eq(payments.payableId, payableId)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return rows.map(toPayment);
};

/** Payments of this person nobody has paid yet: those a new one would end. */
export const pendingPayments = async (scope: Scope, query: Query): Promise<Payment[]> => {
  const rows = await query
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.companyId, scope.companyId),
        eq(payments.createdById, scope.userId),
        inArray(payments.status, ['opening', 'waiting']),
      ),
    )
    .orderBy(asc(payments.createdAt));
  return rows.map(toPayment);
};

/** Whose a payment is: a bank knows our id and not the company. */
export const unsafePaymentCompany = async (query: Query, id: string): Promise<string | undefined> => {
  const [row] = await query.select({ companyId: payments.companyId }).from(payments).where(eq(payments.id, id));
  return row?.companyId;
};

/**
 * Payments the bank is to be asked about, of all companies, by id after the one given: those that are open, those that ended a
 * while ago and might still be paid, and those settled that were not asked about lately and might be paid once more.
 */
export const unsafePaymentsToAsk = async (
  query: Query,
  {
    after,
    endedSince,
    settledCheckedBy,
    limit,
  }: { after: string; endedSince: number; settledCheckedBy: number; limit: number },
): Promise<{ id: string; companyId: string }[]> =>
  query
    .select({ id: payments.id, companyId: payments.companyId })
    .from(payments)
    .where(
      and(
        gt(payments.id, after),
        or(
          inArray(payments.status, OPEN),
          and(inArray(payments.status, ['cancelled', 'expired']), gt(payments.updatedAt, endedSince)),
          and(
            eq(payments.status, 'settled'),
            gt(payments.updatedAt, endedSince),
            or(isNull(payments.checkedAt), lte(payments.checkedAt, settledCheckedBy)),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit);

/** The ledger of a payment, oldest first. */
export const ledgerOf = async (scope: Scope, query: Query, paymentId: string): Promise<PaymentEntry[]> => {
  const rows = await query
    .select({ entry: paymentEntries.entry })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.paymentId, paymentId), eq(paymentEntries.companyId, scope.companyId)))
    .orderBy(asc(paymentEntries.seq));
  return rows.map(({ entry }) => entry);
};

const toEntryRow = (scope: Scope, paymentId: string, entry: PaymentEntry, seq: number, now: number) => ({
  paymentId,
  seq,
  companyId: scope.companyId,
  kind: entry.kind,
  at: entry.at,
  movement: 'movement' in entry ? entry.movement : null,
  entry,
  writtenAt: now,
});

/** A new payment and the first entries of its ledger. */
export const insertPayment = async (
  tx: Tx,
  scope: Scope,
  payment: Payment,
  entries: readonly PaymentEntry[],
): Promise<void> => {
  await tx.db.insert(payments).values(toStoredPayment(payment));
  await tx.insertMany(
    paymentEntries,
    entries.map((entry, seq) => toEntryRow(scope, payment.id, entry, seq, payment.createdAt)),
  );
};

/**
 * Takes the payment for this transaction, so that its ledger is read and added to by one at a time, and gives its row.
 * Undefined when this company has none by that id.
 */
export const takePayment = async (tx: Tx, scope: Scope, id: string): Promise<Payment | undefined> => {
  const [row] = await tx.db
    .update(payments)
    .set({ version: sql`${payments.version} + 1` })
    .where(and(eq(payments.id, id), eq(payments.companyId, scope.companyId)))
    .returning();
  return row && toPayment(row);
};

/** The bank was asked about a payment that is taken. */
export const noteChecked = async (tx: Tx, scope: Scope, id: string, at: number): Promise<void> => {
  await tx.db
    .update(payments)
    .set({ checkedAt: at })
    .where(and(eq(payments.id, id), eq(payments.companyId, scope.companyId)));
};

/** Adds to the ledger of a payment that was taken, and writes what it comes to beside it. */
export const appendEntries = async (
  tx: Tx,
  scope: Scope,
  next: Payment,
  { before, entries }: { before: number; entries: readonly PaymentEntry[] },
): Promise<void> => {
  await tx.insertMany(
    paymentEntries,
    entries.map((entry, index) => toEntryRow(scope, next.id, entry, before + index, next.updatedAt)),
  );
  await tx.db
    .update(payments)
    .set(toStoredPayment(next))
    .where(and(eq(payments.id, next.id), eq(payments.companyId, scope.companyId)));
};

/** Payments that have an account whose end has passed and that nobody has paid, of all companies. */
export const unsafePaymentsRunOut = async (
  query: Query,
  now: number,
  limit: number,
): Promise<{ id: string; companyId: string }[]> =>
  query
    .select({ id: payments.id, companyId: payments.companyId })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['opening', 'waiting']),
        isNotNull(payments.expiresAt),
        sql`${payments.expiresAt} <= ${now}`,
      ),
    )
    .orderBy(asc(payments.expiresAt))
    .limit(limit);
