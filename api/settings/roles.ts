import { type Permission, roles } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { ownRole } from '#domain/records/role.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../db/database.ts';
import { invitedWithRole, ownRolesOf, peopleWithRole, renameRole } from '../../db/repositories/company-roles.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { recordRoutes } from '../records/routes.ts';
import type { Deps } from '../services/deps.ts';
import { doubtAccess } from '../services/session/end-sessions.ts';

type Stored = Readonly<Record<string, unknown>>;

const holdsMore = ({ permissions }: Scope, { keys }: Stored): boolean =>
  !(keys as Permission[]).every((key) => permissions.has(key));

const isTaken = async (scope: Scope, query: Query, name: string, id: string | null): Promise<boolean> => {
  const others = (await ownRolesOf(scope, query)).filter((one) => one.id !== id);
  const names = [...Object.keys(roles), ...others.map((one) => one.name)];
  return names.some((one) => one.toLowerCase() === name.toLowerCase());
};

const rename = async (deps: Deps, tx: Tx, scope: Scope, { was, is }: { was: string; is: string }): Promise<void> => {
  const people = await renameRole(tx, scope, { was, name: is });
  const change = { action: 'renameRole', before: { role: was }, after: { role: is } };
  await appendHistory(
    tx,
    scope,
    deps.now(),
    people.map((objectId) => ({ objectType: 'user', objectId, ...change })),
  );
};

/** Nobody can grant permissions they lack, or change a role with more permissions than theirs. */
export const roleRoutes = recordRoutes(ownRole, {
  claim: 'people',
  check: async (scope, query, input, id) => ({
    ...((await isTaken(scope, query, String(input.name), id)) ? { name: 'roles.taken' } : {}),
    ...(holdsMore(scope, input) ? { keys: 'roles.beyond' } : {}),
  }),
  within: async (tx, scope, { name }, { deps, before }) => {
    if (!before) return;
    if (holdsMore(scope, before)) throw new Problem('conflict', { message: 'roles.holds_more' });
    const [was, is] = [String(before.name), String(name)];
    if (was !== is) await rename(deps, tx, scope, { was, is });
    await doubtAccess(tx, deps, scope.companyId, await peopleWithRole(scope, tx.db, is));
  },
  removable: async (tx, scope, { name }) => {
    // Invitations are read before users: an invitation accepted in between then counts as a user.
    const invited = await invitedWithRole(scope, tx.db, String(name));
    const { length: people } = await peopleWithRole(scope, tx.db, String(name));
    if (people + invited > 0) throw new Problem('conflict', { message: 'roles.in_use', params: { people, invited } });
  },
});
