import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../connection.ts';
import { memberships, notifications } from '../tables.ts';

/** Notifies those of the named people who belong to the company, not the one who writes. Answers whom it told. */
export const tellMembers = async (
  tx: Tx,
  scope: Scope,
  at: number,
  newId: () => string,
  userIds: readonly string[],
  notice: { message: string; params: Record<string, string | number>; link: string },
): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const members = await tx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, scope.companyId), inArray(memberships.userId, [...userIds])));
  const told = members.map(({ userId }) => userId).filter((userId) => userId !== scope.userId);
  await tx.insertMany(
    notifications,
    told.map((userId) => ({ id: newId(), companyId: scope.companyId, userId, ...notice, at, readAt: null })),
  );
  return told;
};
