import { and, asc, count, eq, inArray, max } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { companies, knownAddresses, memberships, sessions, users } from '../tables.ts';

export type Member = { id: string; name: string; email: string; role: string };

const memberColumns = { id: users.id, name: users.name, email: users.email, role: memberships.role };

export const membersOf = (scope: Scope, read: Query): Promise<Member[]> =>
  read
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, scope.companyId))
    .orderBy(asc(users.name), asc(users.id))
    .then((rows) => rows);

export const memberOf = async (scope: Scope, read: Query, userId: string): Promise<Member | undefined> => {
  const [row] = await read
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, scope.companyId), eq(memberships.userId, userId)));
  return row;
};

export const companiesShared = unscoped(
  (
    scope: Scope,
    read: Query,
    userIds: readonly string[],
  ): Promise<{ userId: string; id: string; name: string; color: string }[]> =>
    read
      .select({ userId: memberships.userId, id: companies.id, name: companies.name, color: companies.color })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(
        and(
          inArray(memberships.userId, textsIn(userIds)),
          inArray(
            memberships.companyId,
            read.select({ id: memberships.companyId }).from(memberships).where(eq(memberships.userId, scope.userId)),
          ),
        ),
      )
      .orderBy(asc(companies.shownId))
      .then((rows) => rows),
);

export const lastSignIns = unscoped(
  async (_scope: Scope, read: Query, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const known = await read
      .select({ userId: knownAddresses.userId, at: max(knownAddresses.seenAt) })
      .from(knownAddresses)
      .where(inArray(knownAddresses.userId, textsIn(userIds)))
      .groupBy(knownAddresses.userId);
    const open = await read
      .select({ userId: sessions.userId, at: max(sessions.createdAt) })
      .from(sessions)
      .where(inArray(sessions.userId, textsIn(userIds)))
      .groupBy(sessions.userId);
    const last = new Map<string, number>();
    for (const { userId, at } of [...known, ...open])
      last.set(userId, Math.max(last.get(userId) ?? 0, Number(at ?? 0)));
    return last;
  },
);

export const insertMember = async (tx: Tx, row: typeof memberships.$inferSelect): Promise<void> => {
  await tx.db.insert(memberships).values(row).onConflictDoNothing();
};

export const changeRole = async (
  tx: Tx,
  scope: Scope,
  userId: string,
  { was, role }: { was: string; role: string },
): Promise<boolean> => {
  const changed = await tx.db
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.companyId, scope.companyId), eq(memberships.userId, userId), eq(memberships.role, was)))
    .returning({ id: memberships.id });
  return changed.length > 0;
};

export const removeMember = async (tx: Tx, scope: Scope, userId: string): Promise<void> => {
  await tx.db
    .delete(memberships)
    .where(and(eq(memberships.companyId, scope.companyId), eq(memberships.userId, userId)));
};

export const ownerIds = async (scope: Scope, read: Query): Promise<string[]> => {
  const rows = await read
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, scope.companyId), eq(memberships.role, 'Owner')));
  return rows.map(({ userId }) => userId);
};

export const ownerCount = async (scope: Scope, read: Query): Promise<number> => {
  const [row] = await read
    .select({ n: count() })
    .from(memberships)
    .where(and(eq(memberships.companyId, scope.companyId), eq(memberships.role, 'Owner')));
  return Number(row?.n ?? 0);
};
