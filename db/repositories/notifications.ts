import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { notifications } from '../tables.ts';
import { type Page, pageOf } from './page-of.ts';

export type Notification = typeof notifications.$inferSelect;

const mine = (scope: Scope) =>
  and(eq(notifications.companyId, scope.companyId), eq(notifications.userId, scope.userId));

export const listNotifications = async (
  scope: Scope,
  read: Query,
  page: Page,
): Promise<{ rows: Notification[]; total: number }> =>
  pageOf(scope, read, notifications, mine(scope), [desc(notifications.at), desc(notifications.id)], page);

export const markRead = async (scope: Scope, tx: Tx, now: number, ids: readonly string[] | 'all'): Promise<void> => {
  const which = ids === 'all' ? undefined : inArray(notifications.id, [...ids]);
  await tx.db
    .update(notifications)
    .set({ readAt: now })
    .where(and(mine(scope), isNull(notifications.readAt), which));
};

export const insertNotification = async (
  tx: Tx,
  scope: Scope,
  notice: Pick<Notification, 'id' | 'userId' | 'message' | 'params' | 'link' | 'at'>,
): Promise<void> => {
  await tx.db.insert(notifications).values({ ...notice, companyId: scope.companyId });
};
