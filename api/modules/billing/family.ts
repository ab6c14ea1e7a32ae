import { idBilling } from '#domain/billing/billing.ts';
import type { BillingSelection } from '#domain/billing/filter.ts';
import { labelOf } from '#domain/billing/label.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { NamedSpt } from '#domain/spt/place.ts';
import type { Query } from '../../../db/database.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { family } from '../../documents/family.ts';
import type { Deps } from '../../services/deps.ts';

/** Billing codes. */
export const billingFamily = family({
  definition: idBilling,
  list: billingList,
  find: billingById,
  labelOf: (row: Billing) => labelOf(row),
  amountOf: ({ amount }) => BigInt(sen(amount)),
});

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

/** The monthly returns these codes were made from, each once; none for who may not see returns. */
export const returnsOf = async (
  scope: Scope,
  read: Query,
  billings: readonly Pick<Billing, 'sptId'>[],
): Promise<NamedSpt[]> => {
  if (!scope.held.has('EBUPOT_SPT_VIEW')) return [];
  const ids = new Set(billings.flatMap(({ sptId }) => (sptId === null ? [] : [sptId])));
  const found = await Promise.all([...ids].map((id) => sptById(scope, read, id)));
  return found.flatMap((spt) =>
    spt ? [{ id: spt.id, type: spt.type, period: spt.period, revision: spt.revision }] : [],
  );
};
