import type { BillingSelection } from '#domain/billing/filter.ts';
import { allows, hasMoneyUnderway, hasSlip, isPayable } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { type BulkAnswer, bulkJobsOf } from '../../documents/bulk-job.ts';
import { type Bulk, type Chosen, selectionsOf } from '../../documents/selection.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { labelOf } from './load-billing.ts';

/** What can be done with many billings at once, who may, and which of them qualify. */
export const bulkActions = {
  pay: { by: 'EBILLING_PAYMENT_CREATE', fits: isPayable },
  delete: { by: 'EBILLING_DELETE', fits: (row) => allows('remove', row) },
  renew: { by: 'EBILLING_CREATE', fits: (row) => allows('renew', row) && row.renewedBy === null },
  ssp: { by: 'EBILLING_VIEW', fits: hasSlip },
  export: { by: 'EBILLING_VIEW', fits: () => true },
} satisfies Bulk<Billing, BillingSelection, string>['actions'];
export type BulkAction = keyof typeof bulkActions;

const family: Bulk<Billing, BillingSelection, BulkAction> = {
  actions: bulkActions,
  pages: billingList.walk,
  labelOf,
  amountOf: ({ amount }) => BigInt(sen(amount)),
};

export const { chooseFor, chooseSome, bulkJob, wholeJob } = bulkJobsOf({ ...family, states: 'billing.status' });

/** Of a selection those whose payment is under way. */
const { chooseFor: chooseUnderway } = selectionsOf<Billing, BillingSelection, 'underway'>({
  ...family,
  actions: { underway: { by: 'EBILLING_VIEW', fits: hasMoneyUnderway } },
});

/** "12 of 40 can be paid": how many of a selection qualify, and what they amount to. */
export const eligibleBillings = async (
  deps: Deps,
  scope: Scope,
  selection: BillingSelection,
  action: BulkAction,
): Promise<Omit<Chosen, 'first'> & { ids: string[] }> => {
  permit(scope, 'EBILLING_VIEW');
  const { first, ...rest } = await chooseFor(deps, scope, selection, action);
  return { ...rest, ids: first.map(({ refId }) => refId) };
};

/** Removes every billing of a selection that may go; where a virtual account is open for one of them, none goes. */
export const removeBillings = async (deps: Deps, scope: Scope, selection: BillingSelection): Promise<BulkAnswer> => {
  permit(scope, 'EBILLING_DELETE');
  const underway = await chooseUnderway(deps, scope, selection, 'underway');
  if (underway.eligible > 0)
    throw new Problem('conflict', {
      message: 'billing.server.bulk_delete_blocked',
      params: { total: underway.eligible },
      extra: { blocked: underway.first.slice(0, 100), blockedCount: underway.eligible },
    });
  return bulkJob(deps, scope, selection, { action: 'delete', kind: 'billing.remove' });
};
