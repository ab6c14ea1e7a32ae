import { type FakturFilter, type FakturSort, fakturSorts } from '#domain/faktur/filter.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type FakturTotals, listFakturs, totalFakturs } from '../../../db/repositories/faktur-list.ts';
import type { Deps } from '../deps.ts';
import { permit } from './load-faktur.ts';

type AskedSort = readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];

const sortable = new Set<string>(fakturSorts);
const NEWEST: readonly FakturSort[] = [['date', 'DESC']];

const sortOf = (asked: AskedSort | undefined): readonly FakturSort[] => {
  if (!asked || asked.length === 0) return NEWEST;
  for (const [field] of asked)
    if (!sortable.has(field)) throw new Problem('invalid', { errors: { sort: 'problem.field.choice' } });
  return asked as readonly FakturSort[];
};

export type ListAsked = {
  filter?: FakturFilter | undefined;
  sort?: AskedSort | undefined;
  offset: number;
  limit: number;
};

/** One page of the list and how many there are in all. The lists of this variant ask for the key to create. */
export const listOf = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked,
): Promise<{ rows: FakturListRow[]; total: number }> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return listFakturs(scope, deps.db.read, { filter, sort: sortOf(sort), offset, limit, today: jakartaDay(deps.now()) });
};

export const totalsOf = async (deps: Deps, scope: Scope, filter: FakturFilter = {}): Promise<FakturTotals> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return totalFakturs(scope, deps.db.read, filter, jakartaDay(deps.now()));
};
