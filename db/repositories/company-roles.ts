import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { companyRoles, jobs, mailLinks, memberships } from '../tables.ts';

export const ownRolesOf = (scope: Scope, read: Query): Promise<{ id: string; name: string; keys: Permission[] }[]> =>
  read
    .select({ id: companyRoles.id, name: companyRoles.name, keys: companyRoles.keys })
    .from(companyRoles)
    .where(eq(companyRoles.companyId, scope.companyId))
    .orderBy(asc(companyRoles.name))
    .then((rows) => rows);

const openInvitations = (scope: Scope, role: string) =>
  and(
    eq(mailLinks.companyId, scope.companyId),
    eq(mailLinks.kind, 'invitation'),
    eq(mailLinks.role, role),
    isNull(mailLinks.usedAt),
  );

export const peopleWithRole = async (scope: Scope, read: Query, role: string): Promise<string[]> => {
  const rows = await read
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, scope.companyId), eq(memberships.role, role)));
  return rows.map(({ userId }) => userId);
};

export const invitedWithRole = async (scope: Scope, read: Query, role: string): Promise<number> => {
  const [row] = await read.select({ n: count() }).from(mailLinks).where(openInvitations(scope, role));
  return Number(row?.n ?? 0);
};

export const renameRole = async (
  tx: Tx,
  scope: Scope,
  { was, name }: { was: string; name: string },
): Promise<string[]> => {
  const { companyId } = scope;
  const renamed = await tx.db
    .update(memberships)
    .set({ role: name })
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, was)))
    .returning({ userId: memberships.userId });
  await tx.db.update(mailLinks).set({ role: name }).where(openInvitations(scope, was));
  await tx.db
    .update(jobs)
    .set({ role: name })
    .where(and(eq(jobs.companyId, companyId), eq(jobs.role, was)));
  return renamed.map(({ userId }) => userId);
};
