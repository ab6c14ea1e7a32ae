import type { FakturFilter } from '#domain/faktur/filter.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type FakturTotals, listFakturs, totalFakturs } from '../../../db/repositories/faktur/list.ts';
import { type ListAsked, sortOf } from '../../documents/list-asked.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from './load-faktur.ts';

/** One page of the list and how many there are in all. The lists of this variant ask for the key to create. */
export const listOf = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<FakturFilter>,
): Promise<{ rows: FakturListRow[]; total: number }> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return listFakturs(scope, deps.db.read, {
    filter,
    sort: sortOf(sort, fakturKeluaran.list.sorts, fakturKeluaran.list.usual),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
};

export const totalsOf = async (deps: Deps, scope: Scope, filter: FakturFilter = {}): Promise<FakturTotals> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return totalFakturs(scope, deps.db.read, filter, jakartaDay(deps.now()));
};
