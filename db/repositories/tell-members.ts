import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { prepared } from '../prepared.ts';
import { memberships, notifications } from '../tables.ts';

const member = prepared<{ userId: string }[]>((db) =>
  db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.companyId, sql.placeholder('companyId')), eq(memberships.userId, sql.placeholder('userId'))),
    ),
);

const membersAmong = async ({ companyId }: Scope, db: Query, userIds: readonly string[]) => {
  const [userId] = userIds;
  if (userIds.length === 1 && userId !== undefined) return member(db, { companyId, userId });
  return db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...userIds])));
};

/** Except the author. Returns whom it notified. */
export const tellMembers = async (
  tx: Tx,
  scope: Scope,
  at: number,
  newId: () => string,
  userIds: readonly string[],
  notice: { message: string; params: Record<string, string | number>; link: string },
): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const members = await membersAmong(scope, tx.db, userIds);
  const recipients = members.map(({ userId }) => userId).filter((userId) => userId !== scope.userId);
  await tx.insertMany(
    notifications,
    recipients.map((userId) => ({ id: newId(), companyId: scope.companyId, userId, ...notice, at, readAt: null })),
  );
  return recipients;
};
