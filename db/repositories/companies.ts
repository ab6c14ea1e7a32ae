import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Permission } from '#domain/permissions.ts';
import { taxProfile } from '#domain/records/tax-profile.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { companies, companyRoles, memberships, users } from '../tables.ts';
import { plainRecords } from './plain-records.ts';

export type Company = typeof companies.$inferSelect;

export const companyOf = async (scope: Scope, read: Query): Promise<Company | undefined> =>
  (await read.select().from(companies).where(eq(companies.id, scope.companyId)))[0];

/** Without archived ones. */
export const companyCount = unscoped(async (scope: Scope, read: Query): Promise<number> => {
  const [row] = await read
    .select({ n: count() })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(memberships.userId, scope.userId), isNull(companies.archivedAt)));
  return Number(row?.n ?? 0);
});

export type Associate = Pick<Company, 'id' | 'name' | 'npwp' | 'color'> & { role: string };

export const associatesOf = unscoped(
  async (
    scope: Scope,
    read: Query,
    q: string,
    page: { offset: number; limit: number },
  ): Promise<{ rows: Associate[]; total: number }> => {
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const found = and(
      eq(memberships.userId, scope.userId),
      isNull(companies.archivedAt),
      q === ''
        ? undefined
        : or(
            sql`lower(${companies.name}) like ${wanted} escape '\\'`,
            sql`${companies.npwp} like ${wanted} escape '\\'`,
          ),
    );
    const base = read
      .select({
        id: companies.id,
        name: companies.name,
        npwp: companies.npwp,
        color: companies.color,
        role: memberships.role,
      })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(found)
      .orderBy(asc(companies.name), asc(companies.id));
    const [rows, [total]] = await Promise.all([
      base.limit(page.limit).offset(page.offset),
      read
        .select({ n: count() })
        .from(memberships)
        .innerJoin(companies, eq(companies.id, memberships.companyId))
        .where(found),
    ]);
    return { rows, total: Number(total?.n ?? 0) };
  },
);

export const roleKeysOf = async (companyId: string, role: string, read: Query): Promise<Permission[] | null> => {
  const [row] = await read
    .select({ keys: companyRoles.keys })
    .from(companyRoles)
    .where(and(eq(companyRoles.companyId, companyId), eq(companyRoles.name, role)));
  return row?.keys ?? null;
};

export const colleaguesOf = (scope: Scope, read: Query): Promise<{ id: string; name: string; role: string }[]> =>
  read
    .select({ id: users.id, name: users.name, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, scope.companyId))
    .orderBy(asc(users.name), asc(users.id));

export const taxProfileStore = plainRecords(taxProfile, companies, ({ companyId }) => ({ id: companyId }));

/** Returns the version of the tax profile, which includes the PKP flag. */
export const setActivated = async (tx: Tx, scope: Scope, now: Pick<Company, 'pkp' | 'flags'>): Promise<number> => {
  const [row] = await tx.db
    .update(companies)
    .set({ ...now, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, scope.companyId))
    .returning({ version: companies.version });
  if (!row) throw new Error('the scope names no company');
  return row.version;
};

export const renewPackage = async (
  tx: Tx,
  scope: Scope,
  bought: Pick<Company, 'packageName' | 'packageEnd'>,
): Promise<void> => {
  await tx.db.update(companies).set(bought).where(eq(companies.id, scope.companyId));
};
