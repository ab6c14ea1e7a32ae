import { addToGroups, type BillingGroup, inOrderOfDue } from '#domain/bupot/billing-groups.ts';
import type { BupotSelection } from '#domain/bupot/filter.ts';
import type { Scope } from '#domain/scope.ts';
import { proofNumbersOf } from '../../../db/repositories/spt/proofs.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { bupotFamily } from './family.ts';

/** What a selection of self-paid slips is to be paid with, one code for each account and masa: made where its return is settled. */
export const billTogether = async (deps: Deps, scope: Scope, selection: BupotSelection): Promise<BillingGroup[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const groups = new Map<string, BillingGroup>();
  for await (const rows of bupotFamily.eligibleRows(deps, scope, selection, 'bill')) {
    const returns = [...new Set(rows.flatMap(({ returnId }) => returnId ?? []))];
    const numbers = await proofNumbersOf(scope, deps.db.read, returns);
    addToGroups(
      groups,
      rows.map((row) => ({ ...row, ntpns: numbers.get(`${row.returnId} ${row.kapKjs}`) ?? [] })),
    );
  }
  return inOrderOfDue(groups);
};
