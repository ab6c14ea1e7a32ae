import { and, asc, desc, eq, isNotNull, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { lockedRows } from '../../dialect/locked-rows.ts';
import { prepared } from '../../prepared.ts';
import { bankCallbacks, unmatchedPayments } from '../../tables.ts';
import { chainRecords } from '../records/append-links.ts';

const keep = prepared<{ times: number }[]>((db) =>
  db
    .insert(bankCallbacks)
    .values({
      event: sql.placeholder('event'),
      provider: sql.placeholder('provider'),
      body: sql.placeholder('body'),
      receivedAt: sql.placeholder('at'),
      times: 1,
    })
    .onConflictDoUpdate({ target: bankCallbacks.event, set: { times: sql`${bankCallbacks.times} + 1` } })
    .returning({ times: bankCallbacks.times }),
);
const handled = prepared<unknown>((db) =>
  db
    .update(bankCallbacks)
    .set({ handledAt: sql`${sql.placeholder('at')}` })
    .where(eq(bankCallbacks.event, sql.placeholder('event'))),
);

/** Before it is answered. False when the same event came before. */
export const unsafeKeepCallback = unscoped(
  async (tx: Tx, call: { event: string; provider: string; body: string; at: number }): Promise<boolean> => {
    const [row] = await keep(tx.db, call);
    const isNew = row?.times === 1;
    if (isNew) chainRecords(tx, null, 'bankCallback', [call.event]);
    return isNew;
  },
);

export const unsafeCallbackHandled = unscoped(async (tx: Tx, event: string, at: number): Promise<void> => {
  await handled(tx.db, { event, at });
});

/** The process ended between storing and handling. */
export const unsafeCallbacksLeft = unscoped(
  async (query: Query, before: number, limit: number): Promise<(typeof bankCallbacks.$inferSelect)[]> =>
    query
      .select()
      .from(bankCallbacks)
      .where(and(isNull(bankCallbacks.handledAt), lte(bankCallbacks.receivedAt, before)))
      .orderBy(asc(bankCallbacks.receivedAt))
      .limit(limit),
);

type Owned = Pick<typeof unmatchedPayments.$inferSelect, 'id' | 'companyId'>;
const owned = { id: unmatchedPayments.id, companyId: unmatchedPayments.companyId };

const linked = (tx: Tx, rows: readonly Owned[]): boolean => {
  for (const { id, companyId } of rows) chainRecords(tx, companyId, 'unmatchedPayment', [id]);
  return rows.length > 0;
};

export const unsafeQueueUnmatchedPayment = unscoped(
  async (tx: Tx, unmatchedPayment: Omit<UnmatchedPaymentRecord, 'attributedAt'>): Promise<void> => {
    const added = await tx.db
      .insert(unmatchedPayments)
      .values(unmatchedPayment)
      .onConflictDoNothing({ target: unmatchedPayments.movement })
      .returning(owned);
    linked(tx, added);
  },
);

export const openUnmatchedPayments = async (scope: Scope, query: Query): Promise<UnmatchedPaymentRecord[]> =>
  query
    .select()
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.companyId, scope.companyId),
        isNull(unmatchedPayments.orderId),
        isNull(unmatchedPayments.resolvedAt),
      ),
    )
    .orderBy(asc(unmatchedPayments.at))
    .limit(500);

export const unmatchedPaymentById = async (
  scope: Scope,
  query: Query,
  id: string,
): Promise<UnmatchedPaymentRecord | undefined> => {
  const [row] = await query
    .select()
    .from(unmatchedPayments)
    .where(and(eq(unmatchedPayments.companyId, scope.companyId), eq(unmatchedPayments.id, id)));
  return row;
};

export const resolveUnmatchedPayment = async (
  tx: Tx,
  scope: Scope,
  id: string,
  given: { resolution: 'used' | 'returned'; by: string; at: number; note: string | null },
): Promise<boolean> => {
  const done = await tx.db
    .update(unmatchedPayments)
    .set({ resolution: given.resolution, resolvedBy: given.by, resolvedAt: given.at, note: given.note })
    .where(
      and(
        eq(unmatchedPayments.companyId, scope.companyId),
        eq(unmatchedPayments.id, id),
        isNull(unmatchedPayments.resolvedAt),
      ),
    )
    .returning(owned);
  return linked(tx, done);
};

/** It needs no decision any more, nor does the office's refusal of it. Whether it was open. */
export const returnedUnmatchedPayment = async (
  tx: Tx,
  scope: Scope,
  movement: string,
  at: number,
): Promise<boolean> => {
  const done = await tx.db
    .update(unmatchedPayments)
    .set({ resolution: 'returned', resolvedBy: scope.userName, resolvedAt: at })
    .where(
      and(
        eq(unmatchedPayments.companyId, scope.companyId),
        or(eq(unmatchedPayments.movement, movement), like(unmatchedPayments.movement, `${movement}#%`)),
        isNull(unmatchedPayments.resolvedAt),
      ),
    )
    .returning(owned);
  return linked(tx, done);
};

/** Returned automatically: nobody has to send it. */
export const unsafeLostReturned = unscoped(
  async (tx: Tx, scope: Scope, movement: string, at: number): Promise<void> => {
    const done = await tx.db
      .update(unmatchedPayments)
      .set({ resolution: 'returned', resolvedBy: scope.userName, resolvedAt: at })
      .where(
        and(
          isNull(unmatchedPayments.companyId),
          eq(unmatchedPayments.movement, movement),
          isNull(unmatchedPayments.resolvedAt),
        ),
      )
      .returning(owned);
    linked(tx, done);
  },
);

export const reopenUnmatchedPayment = async (tx: Tx, scope: Scope, id: string): Promise<void> => {
  await tx.db
    .update(unmatchedPayments)
    .set({ resolution: null, resolvedBy: null, resolvedAt: null })
    .where(and(eq(unmatchedPayments.companyId, scope.companyId), eq(unmatchedPayments.id, id)));
  chainRecords(tx, scope.companyId, 'unmatchedPayment', [id]);
};

const forInternal = or(isNull(unmatchedPayments.companyId), isNotNull(unmatchedPayments.orderId));

/** `open`: without an owner, of an order that was paid wrongly, or to be sent back. `attributed`: its company decides. */
export type LostState = 'open' | 'attributed' | 'returned';

const toDecide = isNull(unmatchedPayments.resolvedAt);
const byItsCompany = and(isNotNull(unmatchedPayments.attributedAt), isNull(unmatchedPayments.resolution));
const ofState: Record<LostState, SQL | undefined> = {
  open: and(toDecide, or(isNull(unmatchedPayments.attributedAt), isNotNull(unmatchedPayments.resolution))),
  attributed: and(toDecide, byItsCompany),
  returned: and(isNotNull(unmatchedPayments.resolvedAt), eq(unmatchedPayments.resolution, 'returned')),
};

/** Newest first. Money that paid an order after all is left out. */
export const unsafeLostMoney = unscoped(
  (query: Query, state: LostState): Promise<UnmatchedPaymentRecord[]> =>
    query
      .select()
      .from(unmatchedPayments)
      .where(and(forInternal, ofState[state]))
      .orderBy(desc(unmatchedPayments.at))
      .limit(500)
      .then((rows) => rows),
);

export const unsafeLostById = unscoped(
  async (query: Query, id: string): Promise<UnmatchedPaymentRecord | undefined> => {
    const [row] = await query
      .select()
      .from(unmatchedPayments)
      .where(and(forInternal, eq(unmatchedPayments.id, id)));
    return row;
  },
);

type Decided = Pick<UnmatchedPaymentRecord, 'resolution' | 'resolvedBy' | 'resolvedAt' | 'note'>;

/** False when that was decided already. */
export const unsafeDecideLost = unscoped(
  async (
    tx: Tx,
    id: string,
    set: Decided &
      Partial<Pick<UnmatchedPaymentRecord, 'companyId' | 'paymentId' | 'orderId' | 'why' | 'attributedAt'>>,
  ): Promise<boolean> => {
    const before = await lockedRows(tx.db.select(owned).from(unmatchedPayments).where(eq(unmatchedPayments.id, id)));
    const done = await tx.db
      .update(unmatchedPayments)
      .set(set)
      .where(and(eq(unmatchedPayments.id, id), forInternal, isNull(unmatchedPayments.resolvedAt)))
      .returning(owned);
    if (done.length > 0) linked(tx, before);
    return linked(tx, done);
  },
);
