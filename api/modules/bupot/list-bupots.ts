import { type BupotFilter, bupotSorts } from '#domain/bupot/filter.ts';
import { isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { bupotList, bupotListTold } from '../../../db/repositories/bupot-list.ts';
import type { Deps } from '../deps.ts';
import { type ListAsked, sortOf } from '../kit/list-asked.ts';
import { permit } from '../permit.ts';

const NEWEST = [['date', 'DESC']] as const;

/** Kinds whose lists show more than every slip has. */
const showsMore = (kind: SlipKind): boolean => isAnnual(kind) || isForeign(kind);

const kindsOf = ({ kind }: BupotFilter): readonly SlipKind[] =>
  kind === undefined ? [] : typeof kind === 'string' ? [kind] : kind;

/** One page of slips and how many there are in all. */
export const listBupots = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<BupotFilter>,
): Promise<{ rows: BupotListRow[]; total: number }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const kinds = kindsOf(filter);
  const list = kinds.length > 0 && kinds.every(showsMore) ? bupotListTold : bupotList;
  return list.page(scope, deps.db.read, {
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
