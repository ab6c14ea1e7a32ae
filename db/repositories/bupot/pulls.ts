import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PullStatus } from '#domain/bupot/pull/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { bupotPullRows, bupotPulls } from '../../tables.ts';
import { updateAsRead } from '../optimistic-update.ts';

export type BupotPull = typeof bupotPulls.$inferSelect;

const own = ({ companyId }: Scope, id: string) => and(eq(bupotPulls.companyId, companyId), eq(bupotPulls.id, id));

/** One pull; undefined when this company has none by that id. */
export const pullById = async (scope: Scope, query: Query, id: string): Promise<BupotPull | undefined> =>
  (await query.select().from(bupotPulls).where(own(scope, id)))[0];

export const insertPull = async (tx: Tx, row: BupotPull): Promise<void> => {
  await tx.db.insert(bupotPulls).values(row);
};

/** Writes over the version and state that were read. False when somebody else was faster. */
export const updatePull = (tx: Tx, scope: Scope, read: BupotPull, next: BupotPull): Promise<boolean> =>
  updateAsRead(tx, scope, bupotPulls, read, next);

/** The pull as it stands, held against everybody else until the transaction ends. */
export const lockPull = async (tx: Tx, scope: Scope, id: string): Promise<BupotPull | undefined> =>
  (
    await tx.db
      .update(bupotPulls)
      .set({ version: sql`${bupotPulls.version}` })
      .where(own(scope, id))
      .returning()
  )[0];

/** The pulls of a company that stand in some states. */
export const pullsAt = (scope: Scope, query: Query, statuses: readonly PullStatus[]): Promise<BupotPull[]> =>
  query
    .select()
    .from(bupotPulls)
    .where(and(eq(bupotPulls.companyId, scope.companyId), inArray(bupotPulls.status, [...statuses])));

/** The pulls of a company, newest first. */
export const latestPulls = (scope: Scope, query: Query, limit: number): Promise<BupotPull[]> =>
  query
    .select()
    .from(bupotPulls)
    .where(eq(bupotPulls.companyId, scope.companyId))
    .orderBy(desc(bupotPulls.createdAt), desc(bupotPulls.id))
    .limit(limit);

/** Forgets pulls of every company whose time has run out, with their rows. */
export const unsafeExpirePulls = async (tx: Tx, now: number, limit: number): Promise<void> => {
  const old = await tx.db
    .select({ id: bupotPulls.id })
    .from(bupotPulls)
    .where(lt(bupotPulls.expiresAt, now))
    .limit(limit);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await tx.db.delete(bupotPullRows).where(inArray(bupotPullRows.pullId, ids));
  await tx.db.delete(bupotPulls).where(inArray(bupotPulls.id, ids));
};
