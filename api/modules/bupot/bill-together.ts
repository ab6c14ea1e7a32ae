import { addToGroups, type BillingGroup, inOrderOfDue } from '#domain/bupot/billing-groups.ts';
import type { BupotSelection } from '#domain/bupot/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../deps.ts';
import { eligibleRows } from './bupot-bulk.ts';
import { permit } from './load-bupot.ts';

/** What a selection of self-paid slips is to be paid with, one code for each account and masa: made where its return is settled. */
export const billTogether = async (deps: Deps, scope: Scope, selection: BupotSelection): Promise<BillingGroup[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const groups = new Map<string, BillingGroup>();
  for await (const rows of eligibleRows(deps, scope, selection, 'bill')) addToGroups(groups, rows);
  return inOrderOfDue(groups);
};
