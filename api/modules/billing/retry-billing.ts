import { allows } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { billingFamily } from './family.ts';
import { moveBillings, wrongStatus } from './move-billings.ts';
import { askAtOnce, lineUp } from './request-code.ts';

/** Asks once more for a code the office did not give. It is a new request: the office takes the same one for the same answer. */
export const retryBilling = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!allows('retry', read)) throw wrongStatus(read);
  await deps.db.transact(async (tx) => {
    const set = { request: read.request + 1, officeCode: null, officeMessage: null };
    const [moved = read] = await moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'retry', set }]);
    await lineUp(tx, deps, scope, moved);
  });
  return askAtOnce(deps, scope, id);
};
