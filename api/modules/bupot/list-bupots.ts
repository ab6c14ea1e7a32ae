import { type BupotFilter, bupotSorts } from '#domain/bupot/filter.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { bupotList } from '../../../db/repositories/bupot-list.ts';
import type { BupotListRow } from '../../../db/repositories/bupot-rows.ts';
import type { Deps } from '../deps.ts';
import { type ListAsked, sortOf } from '../kit/list-asked.ts';
import { permit } from '../permit.ts';

const NEWEST = [['date', 'DESC']] as const;

/** One page of slips and how many there are in all. */
export const listBupots = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<BupotFilter>,
): Promise<{ rows: BupotListRow[]; total: number }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return bupotList.page(scope, deps.db.read, {
    filter,
    sort: sortOf(sort, bupotSorts, NEWEST),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
};

/** Count and sums over a whole filter; cancelled and corrected slips are counted apart. */
export const totalBupots = async (deps: Deps, scope: Scope, filter: BupotFilter = {}) => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return bupotList.totals(scope, deps.db.read, filter, jakartaDay(deps.now()));
};
