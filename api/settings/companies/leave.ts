import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { memberOf, ownerCount, removeMember } from '../../../db/repositories/members.ts';
import { companiesOf, noteLostCompany } from '../../../db/repositories/people.ts';
import { removeKeysOf } from '../../services/api-keys/own-keys.ts';
import { ownPlace } from '../../services/company/places.ts';
import type { Deps } from '../../services/deps.ts';
import { isOwner } from '../../services/people/roles.ts';
import { moveSessionsOut } from '../../services/session/end-sessions.ts';

/** Refused for the last Owner, and for a person who would have no company left. */
export const leaveCompany = async (deps: Deps, here: Scope, id: string): Promise<void> => {
  const { scope, company } = await ownPlace(deps, here, id);
  const { userId } = scope;
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'people');
    const member = await memberOf(scope, tx.db, userId);
    if (!member) throw new Problem('not_found');
    if (isOwner(member.role) && (await ownerCount(scope, tx.db)) < 2)
      throw new Problem('conflict', { message: 'people.last_owner' });
    if ((await companiesOf(tx.db, userId)).length < 2)
      throw new Problem('conflict', { message: 'settings.companies.only_one' });
    await removeMember(tx, scope, userId);
    await removeKeysOf(tx, deps, scope, userId);
    const { name, email, role } = member;
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'user', objectId: userId, action: 'leave', before: { name, email, role } },
    ]);
    await noteLostCompany(tx, [userId], { name: company.name, how: 'left', by: name, at: deps.now() });
    await moveSessionsOut(tx, deps, id, [userId]);
  });
};
