import type { GivableRole } from '#domain/people/user-schema.ts';
import { type Permission, roles } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { ownRolesOf } from '../../../db/repositories/company-roles.ts';
import { membersOf } from '../../../db/repositories/members.ts';
import type { Deps } from '../deps.ts';
import { permissionsOf } from '../session/book.ts';

const OWNER = 'Owner';
export const isOwner = (role: string): boolean => role === OWNER;

/** Nobody can grant permissions they lack, and only an Owner can make another one. */
const mayGive = (scope: Scope, role: string, own: Parameters<typeof permissionsOf>[1]): boolean =>
  isOwner(role) ? isOwner(scope.role) : [...permissionsOf(role, own)].every((key) => scope.permissions.has(key));

export const givableRoles = async (deps: Deps, scope: Scope): Promise<GivableRole[]> => {
  const [own, members] = await Promise.all([ownRolesOf(scope, deps.db.read), membersOf(scope, deps.db.read)]);
  const of = (name: string, keys: readonly Permission[] | null): GivableRole => ({
    name,
    own: keys !== null,
    givable: mayGive(scope, name, keys),
    keys: [...permissionsOf(name, keys)],
    people: members.filter(({ role }) => role === name).length,
  });
  return [...Object.keys(roles).map((name) => of(name, null)), ...own.map(({ name, keys }) => of(name, keys))];
};

export const checkGiven = async (scope: Scope, query: Query, role: string): Promise<void> => {
  const own = (await ownRolesOf(scope, query)).find(({ name }) => name === role);
  if (!own && !Object.hasOwn(roles, role)) throw new Problem('invalid', { errors: { role: 'problem.field.choice' } });
  if (!mayGive(scope, role, own?.keys ?? null))
    throw new Problem('invalid', { errors: { role: 'people.role_beyond' } });
};
