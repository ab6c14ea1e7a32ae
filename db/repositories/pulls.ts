import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { PullStatus } from '#domain/definition/pull.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { lockedRows } from '../dialect/locked-rows.ts';
import { pullRows, pulls } from '../tables.ts';
import { updateAsRead } from './optimistic-update.ts';

export type Pull = typeof pulls.$inferSelect;

const own = ({ companyId }: Scope, family: string, id: string) =>
  and(eq(pulls.companyId, companyId), eq(pulls.family, family), eq(pulls.id, id));

export const pullById = async (scope: Scope, query: Query, family: string, id: string): Promise<Pull | undefined> =>
  (
    await query
      .select()
      .from(pulls)
      .where(own(scope, family, id))
  )[0];

export const insertPull = async (tx: Tx, row: Pull): Promise<void> => {
  await tx.db.insert(pulls).values(row);
};

export const updatePull = (tx: Tx, scope: Scope, read: Pull, next: Pull): Promise<boolean> =>
  updateAsRead(tx, scope, pulls, read, next);

export const lockPull = async (tx: Tx, scope: Scope, family: string, id: string): Promise<Pull | undefined> =>
  (
    await lockedRows(
      tx.db
        .select()
        .from(pulls)
        .where(own(scope, family, id)),
    )
  )[0];

export const pullsAt = (scope: Scope, query: Query, family: string, statuses: readonly PullStatus[]): Promise<Pull[]> =>
  query
    .select()
    .from(pulls)
    .where(and(eq(pulls.companyId, scope.companyId), eq(pulls.family, family), inArray(pulls.status, [...statuses])));

export const latestPulls = (scope: Scope, query: Query, family: string, limit: number): Promise<Pull[]> =>
  query
    .select()
    .from(pulls)
    .where(and(eq(pulls.companyId, scope.companyId), eq(pulls.family, family)))
    .orderBy(desc(pulls.createdAt), desc(pulls.id))
    .limit(limit);

export const unsafeExpirePulls = unscoped(async (tx: Tx, now: number, limit: number): Promise<void> => {
  const old = await tx.db.select({ id: pulls.id }).from(pulls).where(lt(pulls.expiresAt, now)).limit(limit);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await tx.db.delete(pullRows).where(inArray(pullRows.pullId, ids));
  await tx.db.delete(pulls).where(inArray(pulls.id, ids));
});
