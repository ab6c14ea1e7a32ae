import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { BankMovement, UnmatchedPayment } from '#domain/billing/payment/book.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { unmatchedPayments } from '../../tables.ts';
import { chainRecords } from '../records/append-links.ts';

export type OrderMoneyRow = typeof unmatchedPayments.$inferSelect;

const own = (scope: Scope, id: string) =>
  and(eq(unmatchedPayments.companyId, scope.companyId), eq(unmatchedPayments.id, id));

export const moneyOfOrders = async (
  scope: Scope,
  query: Query,
  orderIds: readonly string[],
): Promise<OrderMoneyRow[]> =>
  orderIds.length === 0
    ? []
    : query
        .select()
        .from(unmatchedPayments)
        .where(and(eq(unmatchedPayments.companyId, scope.companyId), inArray(unmatchedPayments.orderId, [...orderIds])))
        .orderBy(asc(unmatchedPayments.at), asc(unmatchedPayments.movement));

/** Open or being returned, oldest first. */
export const openOrderMoney = async (scope: Scope, query: Query): Promise<OrderMoneyRow[]> =>
  (
    await query
      .select()
      .from(unmatchedPayments)
      .where(and(eq(unmatchedPayments.companyId, scope.companyId), isNull(unmatchedPayments.resolvedAt)))
      .orderBy(asc(unmatchedPayments.at))
      .limit(500)
  ).filter(({ orderId }) => orderId !== null);

export const orderMoneyById = async (scope: Scope, query: Query, id: string): Promise<OrderMoneyRow | undefined> =>
  (await query.select().from(unmatchedPayments).where(own(scope, id)))[0];

/** Whatever they were meant for: a movement assigned to another order cannot pay this one. */
export const unsafeKnownMovements = unscoped(
  async (query: Query, movements: readonly string[]): Promise<OrderMoneyRow[]> =>
    movements.length === 0
      ? []
      : query
          .select()
          .from(unmatchedPayments)
          .where(inArray(unmatchedPayments.movement, [...movements])),
);

const unsafeClaimLost = unscoped(
  async (
    tx: Tx,
    companyId: string,
    { movement, orderId, why }: { movement: string; orderId: string; why: UnmatchedPayment },
  ): Promise<string[]> => {
    const claimed = await tx.db
      .update(unmatchedPayments)
      .set({ companyId, orderId, why })
      .where(
        and(
          eq(unmatchedPayments.movement, movement),
          isNull(unmatchedPayments.companyId),
          isNull(unmatchedPayments.resolvedAt),
        ),
      )
      .returning({ id: unmatchedPayments.id });
    return claimed.map(({ id }) => id);
  },
);

/** Once. Undecided money that had no company is assigned to the order. True when it is new. */
export const keepOrderMoney = async (
  tx: Tx,
  { companyId }: Scope,
  money: BankMovement & { readonly id: string; readonly orderId: string; readonly why: UnmatchedPayment },
): Promise<boolean> => {
  const { id, orderId, movement, amount, at, why } = money;
  const nothing = { paymentId: null, resolution: null, resolvedBy: null, resolvedAt: null, note: null };
  const made = await tx.db
    .insert(unmatchedPayments)
    .values({ id, companyId, orderId, movement, amount: rupiah(amount), at, why, ...nothing })
    .onConflictDoNothing({ target: unmatchedPayments.movement })
    .returning({ id: unmatchedPayments.id });
  if (made.length > 0) {
    chainRecords(tx, companyId, 'unmatchedPayment', [id]);
    return true;
  }
  const claimed = await unsafeClaimLost(tx, companyId, { movement, orderId, why });
  // It moves from the system chain to the company's chain.
  for (const owner of [null, companyId]) chainRecords(tx, owner, 'unmatchedPayment', claimed);
  return claimed.length > 0;
};

type Resolution = 'used' | 'returned' | null;

/** `at` null: open, or being returned. False when the former decision was another one. */
export const decideOrderMoney = async (
  tx: Tx,
  scope: Scope,
  id: string,
  to: {
    readonly was: Resolution;
    readonly resolution: Resolution;
    readonly by: string | null;
    readonly at: number | null;
    readonly note?: string | null;
  },
): Promise<boolean> => {
  const { was, resolution, by, at, note } = to;
  const done = await tx.db
    .update(unmatchedPayments)
    .set({ resolution, resolvedBy: by, resolvedAt: at, ...(note === undefined ? {} : { note }) })
    .where(
      and(
        own(scope, id),
        was === null ? isNull(unmatchedPayments.resolution) : eq(unmatchedPayments.resolution, was),
        was === 'used' ? undefined : isNull(unmatchedPayments.resolvedAt),
      ),
    )
    .returning({ id: unmatchedPayments.id });
  if (done.length > 0) chainRecords(tx, scope.companyId, 'unmatchedPayment', [id]);
  return done.length > 0;
};
