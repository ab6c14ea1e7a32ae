import type { Faktur } from '#domain/faktur/record.ts';
import { changeOf } from '#domain/kit/changes.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { rememberBuyers } from '../../../db/repositories/counterparties.ts';
import type { Change } from '../../../db/repositories/history.ts';
import type { Deps } from '../deps.ts';
import { counterpartyInput } from './counterparties.ts';

/** Keeps the buyers of saved invoices for the next time. Answers what the trail has to say of it, to be appended with the rest. */
export const rememberedBuyers = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  fakturs: readonly Faktur[],
): Promise<Change[]> => {
  const remembered = await rememberBuyers(tx, scope, deps.now(), deps.newId, fakturs);
  return remembered.map(({ before, now }) => {
    const after = counterpartyInput(now);
    const change = before ? changeOf(counterpartyInput(before), after) : { after };
    return {
      objectType: 'counterparty',
      objectId: now.id,
      action: 'remember',
      ...change,
      after: { ...change.after, version: now.version },
    };
  });
};
