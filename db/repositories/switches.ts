import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SwitchName } from '#domain/company/switches.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { companies, switches } from '../tables.ts';

type Switch = typeof switches.$inferSelect;

const one = (scope: Scope, name: SwitchName) => and(eq(switches.companyId, scope.companyId), eq(switches.name, name));

export const switchOf = async (scope: Scope, query: Query, name: SwitchName): Promise<Pick<Switch, 'on' | 'version'>> =>
  (await query.select({ on: switches.on, version: switches.version }).from(switches).where(one(scope, name)))[0] ?? {
    on: false,
    version: 0,
  };

export const changeSwitch = async (
  tx: Tx,
  scope: Scope,
  name: SwitchName,
  seen: number,
  set: Pick<Switch, 'on' | 'updatedAt'>,
): Promise<boolean> => {
  const row = { ...set, version: seen + 1 };
  const written =
    seen === 0
      ? await tx.db
          .insert(switches)
          .values({ companyId: scope.companyId, name, ...row })
          .onConflictDoNothing()
          .returning({ version: switches.version })
      : await tx.db
          .update(switches)
          .set(row)
          .where(and(one(scope, name), eq(switches.version, seen)))
          .returning({ version: switches.version });
  return written.length > 0;
};

/** Archived and unproven companies are left out, because the automated actions send data out of the product. */
export const unsafeSwitchedOn = unscoped(async (query: Query, name: SwitchName): Promise<string[]> => {
  const rows = await query
    .select({ id: companies.id })
    .from(switches)
    .innerJoin(companies, eq(companies.id, switches.companyId))
    .where(
      and(eq(switches.name, name), eq(switches.on, true), isNull(companies.archivedAt), isNotNull(companies.provenAt)),
    )
    .orderBy(asc(companies.id));
  return rows.map(({ id }) => id);
});
