import { Problem, stale } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory, historyOf } from '../../../db/repositories/history.ts';
import { changeRole, type Member, memberOf, ownerCount, removeMember } from '../../../db/repositories/members.ts';
import { sessionsIn } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { doubtSessions, endSessionsIn } from '../session/end-sessions.ts';
import { checkGiven, isOwner } from './roles.ts';

/** Somebody of the company, as they stand once nobody else changes its people any more. */
const held = async (tx: Tx, scope: Scope, id: string): Promise<Member> => {
  await holdClaim(tx, scope, 'people');
  const member = await memberOf(scope, tx.db, id);
  if (!member) throw new Problem('not_found');
  return member;
};

/** An Owner is changed by an Owner, and the last one by nobody. */
const guardOwner = async (tx: Tx, scope: Scope, { role }: Member): Promise<void> => {
  if (!isOwner(role)) return;
  if (!isOwner(scope.role)) throw new Problem('conflict', { message: 'people.owner_by_owner' });
  if ((await ownerCount(scope, tx.db)) < 2) throw new Problem('conflict', { message: 'people.last_owner' });
};

/** Somebody else gave them another role since: which, who and when. */
const overtaken = async (tx: Tx, scope: Scope, { id, role }: Member): Promise<Problem> => {
  const given = (await historyOf(scope, tx.db, id)).findLast(({ action }) => action === 'giveRole');
  const who = given && { by: given.userName, at: given.at };
  return stale({ current: { role }, changedFields: ['role'], who });
};

/** Gives somebody another role, over the one that was seen; what they may changes in the same moment, also where they are at work. */
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
    await changeRole(tx, scope, id, { was, role });
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'user', objectId: id, action: 'giveRole', before: { role: was }, after: { role } },
    ]);
    doubtSessions(tx, deps, await sessionsIn(tx.db, scope.companyId, [id]));
  });

/** Somebody works in the company no more: their sessions in it and the streams of these end in the same moment. */
export const revoke = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const member = await held(tx, scope, id);
    await guardOwner(tx, scope, member);
    await removeMember(tx, scope, id);
    const { name, email, role } = member;
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'user', objectId: id, action: 'revoke', before: { name, email, role } },
    ]);
    await endSessionsIn(tx, deps, scope.companyId, id);
  });
