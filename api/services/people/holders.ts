import { type Permission, roles } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { colleaguesOf, roleKeysOf } from '../../../db/repositories/companies.ts';

const own: Readonly<Record<string, readonly Permission[]>> = roles;

export const holdersOf = async (scope: Scope, query: Query, key: Permission): Promise<string[]> => {
  const people = await colleaguesOf(scope, query);
  const holding = new Set<string>();
  for (const role of new Set(people.map((one) => one.role))) {
    const keys = own[role] ?? (await roleKeysOf(scope.companyId, role, query)) ?? [];
    if (keys.includes(key)) holding.add(role);
  }
  return people.filter(({ role }) => holding.has(role)).map(({ id }) => id);
};
