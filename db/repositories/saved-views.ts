import { and, asc, count, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { savedViews } from '../tables.ts';

export type SavedView = Pick<typeof savedViews.$inferSelect, 'id' | 'list' | 'name' | 'state'>;

const mine = (scope: Scope) => and(eq(savedViews.companyId, scope.companyId), eq(savedViews.userId, scope.userId));
const shown = { id: savedViews.id, list: savedViews.list, name: savedViews.name, state: savedViews.state };

export const viewsOf = (scope: Scope, read: Query, list: string): Promise<SavedView[]> =>
  read
    .select(shown)
    .from(savedViews)
    .where(and(mine(scope), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name), asc(savedViews.id));

export const viewById = async (scope: Scope, read: Query, id: string): Promise<SavedView | undefined> =>
  (
    await read
      .select(shown)
      .from(savedViews)
      .where(and(mine(scope), eq(savedViews.id, id)))
  )[0];

export const viewCount = async (scope: Scope, read: Query): Promise<number> => {
  const [row] = await read.select({ n: count() }).from(savedViews).where(mine(scope));
  return Number(row?.n ?? 0);
};

export const insertView = async (tx: Tx, scope: Scope, view: SavedView): Promise<void> => {
  await tx.db.insert(savedViews).values({ ...view, companyId: scope.companyId, userId: scope.userId });
};

export const updateView = async (
  scope: Scope,
  tx: Tx,
  id: string,
  set: Partial<Pick<SavedView, 'name' | 'state'>>,
): Promise<SavedView | undefined> =>
  (
    await tx.db
      .update(savedViews)
      .set(set)
      .where(and(mine(scope), eq(savedViews.id, id)))
      .returning(shown)
  )[0];

export const removeView = async (scope: Scope, tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.db
      .delete(savedViews)
      .where(and(mine(scope), eq(savedViews.id, id)))
      .returning({ id: savedViews.id })
  ).length > 0;
