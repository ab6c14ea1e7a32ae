import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#domain/billing/payment/balance.ts';
import type { PaymentEntry } from '#domain/billing/payment/entry.ts';
import type { Billing, Payment } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { prepared } from '../../prepared.ts';
import { billings, payableBillings, payables, paymentEntries, payments } from '../../tables.ts';
import { writeColumns } from '../../write-columns.ts';
import { toBilling, toPayment, toStoredPayment } from '../billing/rows.ts';

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

const named = and(eq(payments.id, sql.placeholder('id')), eq(payments.companyId, sql.placeholder('companyId')));

const byId = prepared<(typeof payments.$inferSelect)[]>((db) => db.select().from(payments).where(named));

export const paymentById = async (scope: Scope, query: Query, id: string): Promise<Payment | undefined> => {
  const [row] = await byId(query, { id, companyId: scope.companyId });
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

const company = prepared<{ companyId: string }[]>((db) =>
  db
    .select({ companyId: payments.companyId })
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id'))),
);

/** Whose a payment is: a bank knows our id and not the company. */
export const unsafePaymentCompany = unscoped(async (query: Query, id: string): Promise<string | undefined> => {
  const [row] = await company(query, { id });
  return row?.companyId;
});

/**
 * Payments the bank is to be asked about, of all companies, by id after the one given: those that are open, those that ended a
 * while ago and might still be paid, and those settled that were not asked about lately and might be paid once more. Of what ended
 * longer ago the bank is asked daily, and once more when that is over: no money is forgotten because it came late or nobody could ask.
 */
export const unsafePaymentsToAsk = unscoped(
  async (
    query: Query,
    {
      after,
      now,
      often,
      limit,
    }: {
      after: string;
      now: number;
      /** How long after its end a payment is asked about all the time, how often one that is settled, how often later, and how long (ms). */
      often: { ended: number; settled: number; late: number; atAll: number };
      limit: number;
    },
  ): Promise<{ id: string; companyId: string }[]> => {
    const notSince = (ms: number) => or(isNull(payments.checkedAt), lte(payments.checkedAt, now - ms));
    const mayBePaid = or(
      gt(payments.updatedAt, now - often.ended),
      and(
        notSince(often.late),
        or(
          isNull(payments.checkedAt),
          sql`${payments.checkedAt} <= ${payments.updatedAt} + ${sql.raw(String(often.atAll))}`,
        ),
      ),
    );
    return query
      .select({ id: payments.id, companyId: payments.companyId })
      .from(payments)
      .where(
        and(
          gt(payments.id, after),
          or(
            inArray(payments.status, OPEN),
            and(inArray(payments.status, ['cancelled', 'expired']), mayBePaid),
            and(eq(payments.status, 'settled'), mayBePaid, notSince(often.settled)),
          ),
        ),
      )
      .orderBy(asc(payments.id))
      .limit(limit);
  },
);

const entriesOf = prepared<{ entry: PaymentEntry }[]>((db) =>
  db
    .select({ entry: paymentEntries.entry })
    .from(paymentEntries)
    .where(
      and(
        eq(paymentEntries.paymentId, sql.placeholder('paymentId')),
        eq(paymentEntries.companyId, sql.placeholder('companyId')),
      ),
    )
    .orderBy(asc(paymentEntries.seq)),
);

/** The ledger of a payment, oldest first. */
export const ledgerOf = async (scope: Scope, query: Query, paymentId: string): Promise<PaymentEntry[]> => {
  const rows = await entriesOf(query, { paymentId, companyId: scope.companyId });
  return rows.map(({ entry }) => entry);
};

const toEntryRow = (companyId: string, paymentId: string, entry: PaymentEntry, seq: number, now: number) => ({
  paymentId,
  seq,
  companyId,
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
    entries.map((entry, seq) => toEntryRow(scope.companyId, payment.id, entry, seq, payment.createdAt)),
  );
};

const taken = prepared<(typeof payments.$inferSelect)[]>((db) =>
  db
    .update(payments)
    .set({ version: sql`${payments.version} + 1` })
    .where(named)
    .returning(),
);

/**
 * Takes the payment for this transaction, so that its ledger is read and added to by one at a time, and gives its row.
 * Undefined when this company has none by that id.
 */
export const takePayment = async (tx: Tx, scope: Scope, id: string): Promise<Payment | undefined> => {
  const [row] = await taken(tx.db, { id, companyId: scope.companyId });
  return row && toPayment(row);
};

/** The bank was asked about a payment that is taken. */
export const noteChecked = async (tx: Tx, scope: Scope, id: string, at: number): Promise<void> => {
  await writeColumns(tx, payments, { id, companyId: scope.companyId }, { checkedAt: at });
};

/** What of a payment moves with its ledger. */
type Moved = 'status' | 'held' | 'bankRef' | 'accountNumber' | 'expiresAt' | 'updatedAt';

/** Adds to the ledger of a payment that was taken, and writes what it comes to beside it. */
export const appendEntries = async (
  tx: Tx,
  { companyId }: Scope,
  { id, updatedAt }: Pick<Payment, 'id' | 'updatedAt'>,
  { before, entries, set }: { before: number; entries: readonly PaymentEntry[]; set: Partial<Pick<Payment, Moved>> },
): Promise<void> => {
  await tx.insertMany(
    paymentEntries,
    entries.map((entry, index) => toEntryRow(companyId, id, entry, before + index, updatedAt)),
  );
  const { held, ...rest } = set;
  await writeColumns(
    tx,
    payments,
    { id, companyId },
    { ...rest, updatedAt, ...(held === undefined ? {} : { held: sen(held) }) },
  );
};

/** Payments that have an account whose end has passed and that nobody has paid, of all companies. */
export const unsafePaymentsRunOut = unscoped(
  async (query: Query, now: number, limit: number): Promise<{ id: string; companyId: string }[]> =>
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
      .limit(limit),
);
