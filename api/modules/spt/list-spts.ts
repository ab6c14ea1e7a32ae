import { jakartaDay, type Scope } from '#domain/scope.ts';
import { filingDue } from '#domain/spt/filing.ts';
import { type SptFilter, sptSorts } from '#domain/spt/filter.ts';
import { sptList } from '../../../db/repositories/spt-list.ts';
import { paidOfSpts } from '../../../db/repositories/spt-proofs.ts';
import type { SptListRow } from '../../../db/repositories/spt-rows.ts';
import type { Deps } from '../deps.ts';
import { type ListAsked, sortOf } from '../kit/list-asked.ts';
import { permit } from '../permit.ts';

const NEWEST = [
  ['period', 'DESC'],
  ['revision', 'DESC'],
] as const;

/** A return in its list. `paid`: what proofs of payment bring, in rupiah; `dueDay` the last day to file in time (YYYY-MM-DD). */
export type SptListed = SptListRow & { paid: string; dueDay: string | null };

/** One page of returns and how many there are in all. */
export const listSpts = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<SptFilter>,
): Promise<{ rows: SptListed[]; total: number }> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { rows, total } = await sptList.page(scope, deps.db.read, {
    filter,
    sort: sortOf(sort, sptSorts, NEWEST),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
  const paid = await paidOfSpts(
    scope,
    deps.db.read,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      paid: paid.get(row.id) ?? '0.00',
      dueDay: filingDue(row.period)?.day ?? null,
    })),
    total,
  };
};

/** Count and sums over a whole filter; what the office annulled is counted apart. */
export const totalSpts = async (deps: Deps, scope: Scope, filter: SptFilter = {}) => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  return sptList.totals(scope, deps.db.read, filter, jakartaDay(deps.now()));
};
