import { idBilling } from '#domain/billing/billing.ts';
import type { BillingFilter } from '#domain/billing/filter.ts';
import type { BillingListRow } from '#domain/billing/stored.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { type ListAsked, sortOf } from '../../documents/list-asked.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** One page of the billings and how many there are in all. */
export const listBillings = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<BillingFilter>,
): Promise<{ rows: BillingListRow[]; total: number }> => {
  permit(scope, 'EBILLING_VIEW');
  return billingList.page(scope, deps.db.read, {
    filter,
    sort: sortOf(sort, idBilling.list.sorts, idBilling.list.usual),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
};

/** Count and amount over a whole filter; what never got a code is counted apart. */
export const totalBillings = async (deps: Deps, scope: Scope, filter: BillingFilter = {}) => {
  permit(scope, 'EBILLING_VIEW');
  return billingList.totals(scope, deps.db.read, filter, jakartaDay(deps.now()));
};
