import type { RoleGiven } from '#domain/people/user-schema.ts';
import type { GivenResult } from '#domain/people/user-states.ts';
import { Problem, stale } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory, historyOf } from '../../../db/repositories/history.ts';
import { changeRole, type Member, memberOf, ownerCount, removeMember } from '../../../db/repositories/members.ts';
import { noteLostCompany } from '../../../db/repositories/people.ts';
import { removeKeysOf } from '../api-keys/own-keys.ts';
import type { Deps } from '../deps.ts';
import { doubtAccess, endSessionsIn } from '../session/end-sessions.ts';
import { checkGiven, isOwner } from './roles.ts';

/** Read after the users of the company are locked. */
const held = async (tx: Tx, scope: Scope, id: string): Promise<Member> => {
  await holdClaim(tx, scope, 'people');
  const member = await memberOf(scope, tx.db, id);
  if (!member) throw new Problem('not_found');
  return member;
};

/** Only an Owner may change an Owner, and nobody the last one. */
const ownerProblem = async (
  tx: Tx,
  scope: Scope,
  { role }: Member,
): Promise<'owner_by_owner' | 'last_owner' | null> => {
  if (!isOwner(role)) return null;
  if (!isOwner(scope.role)) return 'owner_by_owner';
  return (await ownerCount(scope, tx.db)) < 2 ? 'last_owner' : null;
};

const guardOwner = async (tx: Tx, scope: Scope, member: Member): Promise<void> => {
  const problem = await ownerProblem(tx, scope, member);
  if (problem) throw new Problem('conflict', { message: `people.${problem}` });
};

const overtaken = async (tx: Tx, scope: Scope, { id, role }: Member): Promise<Problem> => {
  const given = (await historyOf(scope, tx.db, id)).findLast(({ action }) => action === 'giveRole');
  const who = given && { by: given.userName, at: given.at };
  return stale({ current: { role }, changedFields: ['role'], who });
};

/** Permissions change at once, also in open sessions. */
const changeTo = async (deps: Deps, tx: Tx, scope: Scope, { id, role: was }: Member, role: string): Promise<void> => {
  await changeRole(tx, scope, id, { was, role });
  await appendHistory(tx, scope, deps.now(), [
    { objectType: 'user', objectId: id, action: 'giveRole', before: { role: was }, after: { role } },
  ]);
  await doubtAccess(tx, deps, scope.companyId, [id]);
};

export const giveRole = (
  deps: Deps,
  scope: Scope,
  { id, was, role }: { id: string; was: string; role: string },
): Promise<void> =>
  deps.db.transact(async (tx) => {
    const member = await held(tx, scope, id);
    if (member.role !== was) throw await overtaken(tx, scope, member);
    await checkGiven(scope, tx.db, role);
    if (role === was) return;
    await guardOwner(tx, scope, member);
    await changeTo(deps, tx, scope, member, role);
  });

type Seen = { readonly id: string; readonly was: string };

/** Users who must not be changed, or were changed since, keep their role, and the result has the reason. */
export const giveRoleToMany = (
  deps: Deps,
  scope: Scope,
  { people, role }: { people: readonly Seen[]; role: string },
): Promise<RoleGiven[]> =>
  deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'people');
    await checkGiven(scope, tx.db, role);
    const give = async ({ id, was }: Seen): Promise<GivenResult> => {
      const member = await memberOf(scope, tx.db, id);
      if (!member) return 'gone';
      if (member.role === role) return 'same';
      if (member.role !== was) return 'overtaken';
      const problem = await ownerProblem(tx, scope, member);
      if (problem) return problem;
      await changeTo(deps, tx, scope, member, role);
      return 'given';
    };
    const results: RoleGiven[] = [];
    // Sequential, because the check for the last Owner depends on the changes before.
    for (const seen of new Map(people.map((one) => [one.id, one])).values())
      results.push({ id: seen.id, result: await give(seen) });
    return results;
  });

/** Sessions in the company and their streams end at once. */
export const revoke = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const member = await held(tx, scope, id);
    await guardOwner(tx, scope, member);
    await removeMember(tx, scope, id);
    await removeKeysOf(tx, deps, scope, id);
    const { name, email, role } = member;
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'user', objectId: id, action: 'revoke', before: { name, email, role } },
    ]);
    const { name: company = '' } = (await companyOf(scope, tx.db)) ?? {};
    await noteLostCompany(tx, [id], { name: company, how: 'revoked', by: scope.userName, at: deps.now() });
    await endSessionsIn(tx, deps, scope.companyId, id);
  });
