import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../services/deps.ts';

export const announceBooks = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'ledger', ids: [...ids] }));
};
