import { and, asc, desc, eq, isNotNull, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { MisfitRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { prepared } from '../prepared.ts';
import { bankCallbacks, misfits } from '../tables.ts';
import { toMisfit } from './billing-rows.ts';

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

/** Keeps what a bank told us before it is answered. False when the same news came before. */
export const unsafeKeepCallback = async (
  tx: Tx,
  call: { event: string; provider: string; body: string; at: number },
): Promise<boolean> => {
  const [row] = await keep(tx.db, call);
  return row?.times === 1;
};

export const unsafeCallbackHandled = async (tx: Tx, event: string, at: number): Promise<void> => {
  await handled(tx.db, { event, at });
};

/** News that was kept and not handled: the process ended between the two. */
export const unsafeCallbacksLeft = async (
  query: Query,
  before: number,
  limit: number,
): Promise<(typeof bankCallbacks.$inferSelect)[]> =>
  query
    .select()
    .from(bankCallbacks)
    .where(and(isNull(bankCallbacks.handledAt), lte(bankCallbacks.receivedAt, before)))
    .orderBy(asc(bankCallbacks.receivedAt))
    .limit(limit);

/** Puts money a person has to look at into the queue, once for each movement. */
export const unsafeQueueMisfit = async (tx: Tx, misfit: MisfitRecord): Promise<void> => {
  await tx.db
    .insert(misfits)
    .values({ ...misfit, amount: sen(misfit.amount) })
    .onConflictDoNothing({ target: misfits.movement });
};

export const openMisfits = async (scope: Scope, query: Query): Promise<MisfitRecord[]> => {
  const rows = await query
    .select()
    .from(misfits)
    .where(and(eq(misfits.companyId, scope.companyId), isNull(misfits.resolvedAt)))
    .orderBy(asc(misfits.at))
    .limit(500);
  return rows.map(toMisfit);
};

export const misfitById = async (scope: Scope, query: Query, id: string): Promise<MisfitRecord | undefined> => {
  const [row] = await query
    .select()
    .from(misfits)
    .where(and(eq(misfits.companyId, scope.companyId), eq(misfits.id, id)));
  return row && toMisfit(row);
};

/** Closes an entry of the queue. False when somebody else was faster. */
export const resolveMisfit = async (
  tx: Tx,
  scope: Scope,
  id: string,
  given: { resolution: 'used' | 'returned'; by: string; at: number; note: string | null },
): Promise<boolean> => {
  const done = await tx.db
    .update(misfits)
    .set({ resolution: given.resolution, resolvedBy: given.by, resolvedAt: given.at, note: given.note })
    .where(and(eq(misfits.companyId, scope.companyId), eq(misfits.id, id), isNull(misfits.resolvedAt)))
    .returning({ id: misfits.id });
  return done.length > 0;
};

/** A movement that was given back needs nobody to look at it any more; nor does what the office refused of it. */
export const returnedMisfit = async (tx: Tx, scope: Scope, movement: string, at: number): Promise<void> => {
  await tx.db
    .update(misfits)
    .set({ resolution: 'returned', resolvedBy: scope.userName, resolvedAt: at })
    .where(
      and(
        eq(misfits.companyId, scope.companyId),
        or(eq(misfits.movement, movement), like(misfits.movement, `${movement}#%`)),
        isNull(misfits.resolvedAt),
      ),
    );
};

/** Puts an entry back into the queue: what was decided could not be done. */
export const reopenMisfit = async (tx: Tx, scope: Scope, id: string): Promise<void> => {
  await tx.db
    .update(misfits)
    .set({ resolution: null, resolvedBy: null, resolvedAt: null })
    .where(and(eq(misfits.companyId, scope.companyId), eq(misfits.id, id)));
};

/** Money nobody's account was known for: what still waits, or what was sent back, newest first. */
export const unsafeLostMoney = async (query: Query, { open }: { open: boolean }): Promise<MisfitRecord[]> => {
  const rows = await query
    .select()
    .from(misfits)
    .where(and(isNull(misfits.companyId), open ? isNull(misfits.resolvedAt) : isNotNull(misfits.resolvedAt)))
    .orderBy(desc(misfits.at))
    .limit(500);
  return rows.map(toMisfit);
};

export const unsafeLostById = async (query: Query, id: string): Promise<MisfitRecord | undefined> => {
  const [row] = await query
    .select()
    .from(misfits)
    .where(and(isNull(misfits.companyId), eq(misfits.id, id)));
  return row && toMisfit(row);
};

type Decided = Pick<MisfitRecord, 'resolution' | 'resolvedBy' | 'resolvedAt' | 'note'>;

/** Says whose lost money is, or that it went back. False when somebody else was faster. */
export const unsafeDecideLost = async (
  tx: Tx,
  id: string,
  set: Decided & Partial<Pick<MisfitRecord, 'companyId' | 'paymentId' | 'why'>>,
): Promise<boolean> => {
  const done = await tx.db
    .update(misfits)
    .set(set)
    .where(and(eq(misfits.id, id), isNull(misfits.companyId), isNull(misfits.resolvedAt)))
    .returning({ id: misfits.id });
  return done.length > 0;
};
