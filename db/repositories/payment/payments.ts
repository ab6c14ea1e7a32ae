import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#domain/billing/payment/balance.ts';
import type { PaymentEntry } from '#domain/billing/payment/entry.ts';
import type { Billing, Payment } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { prepared } from '../../prepared.ts';
import { billings, payableBillings, payables, paymentEntries, payments } from '../../tables.ts';
import { writeColumns } from '../../write-columns.ts';
import { toBilling } from '../billing/rows.ts';

/** States in which money may still arrive or must still be passed on to the tax office. */
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
  return row;
};

export const paymentsOfPayable = async (scope: Scope, query: Query, payableId: string): Promise<Payment[]> =>
  query
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, scope.companyId), eq(payments.payableId, payableId)))
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** Unpaid payments of this person, which a new one would end. */
export const pendingPayments = async (scope: Scope, query: Query): Promise<Payment[]> =>
  query
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

const company = prepared<{ companyId: string }[]>((db) =>
  db
    .select({ companyId: payments.companyId })
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id'))),
);

export const unsafePaymentCompany = unscoped(async (query: Query, id: string): Promise<string | undefined> => {
  const [row] = await company(query, { id });
  return row?.companyId;
});

/**
 * Of all companies, by id after the given one: open ones, those that ended and might still be paid, and settled ones
 * that might be paid twice. Older ones are polled daily, and once more at the end of that time, so that no late money
 * is missed.
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
      /**
       * In ms: how long after its end a payment is polled at the full rate, how often a settled one is, how often
       * later, and for how long.
       */
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

export const insertPayment = async (
  tx: Tx,
  scope: Scope,
  payment: Payment,
  entries: readonly PaymentEntry[],
): Promise<void> => {
  await tx.db.insert(payments).values(payment);
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
 * Until the end of the transaction, so that the ledger has one writer. Undefined when this company has none by that id.
 */
export const takePayment = async (tx: Tx, scope: Scope, id: string): Promise<Payment | undefined> => {
  const [row] = await taken(tx.db, { id, companyId: scope.companyId });
  return row;
};

export const noteChecked = async (tx: Tx, scope: Scope, id: string, at: number): Promise<void> => {
  await writeColumns(tx, payments, { id, companyId: scope.companyId }, { checkedAt: at });
};

type Moved = 'status' | 'held' | 'bankRef' | 'accountNumber' | 'expiresAt' | 'updatedAt';

/** Also updates the totals beside it. */
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
  await writeColumns(tx, payments, { id, companyId }, { ...set, updatedAt });
};

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
