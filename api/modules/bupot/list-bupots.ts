import type { BupotFilter } from '#domain/bupot/filter.ts';
import { hasNoPayee, isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { allSlips } from '#domain/bupot/slips.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { bupotList, bupotListTold } from '../../../db/repositories/bupot/list.ts';
import { proofNumbersOf } from '../../../db/repositories/spt/proofs.ts';
import { type ListAsked, sortOf } from '../../documents/list-asked.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** Kinds whose lists show more than every slip has. */
const showsMore = (kind: SlipKind): boolean => isAnnual(kind) || isForeign(kind);

const kindsOf = ({ kind }: BupotFilter): readonly SlipKind[] =>
  kind === undefined ? [] : typeof kind === 'string' ? [kind] : kind;

/** Self-paid slips with the receipts their account was settled with, once a return holds them. */
const paidWith = async (deps: Deps, scope: Scope, rows: readonly BupotListRow[]): Promise<BupotListRow[]> => {
  const returns = [...new Set(rows.flatMap(({ returnId }) => returnId ?? []))];
  const numbers = await proofNumbersOf(scope, deps.db.read, returns);
  return rows.map((row) => ({ ...row, ntpn: numbers.get(`${row.returnId} ${row.kapKjs}`)?.join(', ') ?? null }));
};

/** One page of slips and how many there are in all. */
export const listBupots = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<BupotFilter>,
): Promise<{ rows: BupotListRow[]; total: number }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const kinds = kindsOf(filter);
  const list = kinds.length > 0 && kinds.every(showsMore) ? bupotListTold : bupotList;
  const page = await list.page(scope, deps.db.read, {
    filter,
    sort: sortOf(sort, allSlips.list.sorts, allSlips.list.usual),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
  if (kinds.length === 0 || !kinds.every(hasNoPayee)) return page;
  return { ...page, rows: await paidWith(deps, scope, page.rows) };
};

/** Count and sums over a whole filter; cancelled and corrected slips are counted apart. */
export const totalBupots = async (deps: Deps, scope: Scope, filter: BupotFilter = {}) => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return bupotList.totals(scope, deps.db.read, filter, jakartaDay(deps.now()));
};
