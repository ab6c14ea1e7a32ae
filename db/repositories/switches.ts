import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SwitchName } from '#domain/company/switches.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query } from '../database.ts';
import { companies, switches } from '../tables.ts';
import { plainRecords } from './plain-records.ts';

type Switch = typeof switches.$inferSelect;

const one = (scope: Scope, name: SwitchName) => and(eq(switches.companyId, scope.companyId), eq(switches.name, name));

export const switchOf = async (scope: Scope, query: Query, name: SwitchName): Promise<Pick<Switch, 'on' | 'version'>> =>
  (await query.select({ on: switches.on, version: switches.version }).from(switches).where(one(scope, name)))[0] ?? {
    on: false,
    version: 0,
  };

export const switchStore = (name: SwitchName) =>
  plainRecords({ scope: 'company', search: [], start: { on: false } }, switches, ({ companyId }) => ({
    companyId,
    name,
  }));

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
