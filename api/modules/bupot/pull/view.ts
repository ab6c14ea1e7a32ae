import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type { PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { PullRowFilter } from '../../../../db/repositories/pull-rows.ts';
import { viewPull, viewPullRows } from '../../../documents/pull/view-pull.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotPull } from './family.ts';

/** One pull of slips with its counts: what they come to is their tax. */
export const viewSlipPull = async (deps: Deps, scope: Scope, id: string): Promise<PullView> => {
  const { counts, missing, ...pull } = await viewPull(bupotPull, deps, scope, id);
  const taxes = Object.entries(counts).map(([verdict, { amount, ...count }]) => [verdict, { ...count, tax: amount }]);
  return { ...pull, missing: [...missing], counts: Object.fromEntries(taxes) as PullView['counts'] };
};

/** A page of what the office told of, slip by slip. */
export const viewPulledSlips = async (
  deps: Deps,
  scope: Scope,
  id: string,
  filter: PullRowFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: PullRow[]; total: number }> => {
  const { rows, total } = await viewPullRows(bupotPull, deps, scope, id, filter, page);
  return {
    // Written by the judge of slips, which knows no other fields and notes.
    rows: rows.map(
      ({ theirs, documentId, ...row }) => ({ ...row, slip: theirs as PulledSlip, slipId: documentId }) as PullRow,
    ),
    total,
  };
};
