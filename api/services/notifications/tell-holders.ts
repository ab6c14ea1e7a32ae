import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { Deps } from '../deps.ts';
import { holdersOf } from '../people/holders.ts';

/** Except the person who acts; open screens are updated after the commit. */
export const tellHolders = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  key: Permission,
  notice: Parameters<typeof tellMembers>[5],
): Promise<void> => {
  const holders = await holdersOf(scope, tx.db, key);
  const notified = await tellMembers(tx, scope, deps.now(), deps.newId, holders, notice);
  tx.afterCommit(() => {
    for (const userId of notified) deps.events.publish(scope.companyId, { kind: 'notification', userId });
  });
};
