import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { membersOf } from '../../../db/repositories/members.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { Deps } from '../../services/deps.ts';
import { isOwner } from '../../services/people/roles.ts';

type Notice = Parameters<typeof tellMembers>[5];

export const tellPeople = async (
  deps: Deps,
  tx: Tx,
  scope: Scope,
  userIds: readonly string[],
  notice: Notice,
): Promise<void> => {
  const notified = await tellMembers(tx, scope, deps.now(), deps.newId, userIds, notice);
  tx.afterCommit(() => {
    for (const userId of notified) deps.events.publish(scope.companyId, { kind: 'notification', userId });
  });
};

export const tellOwners = async (deps: Deps, tx: Tx, scope: Scope, notice: Notice): Promise<void> => {
  const owners = (await membersOf(scope, tx.db)).filter(({ role }) => isOwner(role));
  await tellPeople(
    deps,
    tx,
    scope,
    owners.map(({ id }) => id),
    notice,
  );
};
