import type { BillingSelection } from '#domain/billing/filter.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { billingFamily } from './family.ts';

/** Where money is on its way for one of a selection, none of it goes. */
export const refuseUnderway = async (deps: Deps, scope: Scope, selection: BillingSelection): Promise<void> => {
  const underway = await billingFamily.chooseFor(deps, scope, selection, 'underway');
  if (underway.eligible > 0)
    throw new Problem('conflict', {
      message: 'billing.server.bulk_delete_blocked',
      params: { total: underway.eligible },
      extra: { blocked: underway.first.slice(0, 100), blockedCount: underway.eligible },
    });
};
