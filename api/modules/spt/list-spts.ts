import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { SptFilter } from '#domain/spt/filter.ts';
import type { SptListRow } from '#domain/spt/listed.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import { closingSpts } from '../../../db/repositories/spt/spt.ts';
import { type ListAsked, sortOf } from '../../documents/list-asked.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { offeredMoves } from './offered-moves.ts';
import { withPaid } from './with-paid.ts';

const { sorts, usual } = monthlyReturn.list;

type Order = ReturnType<typeof sortOf<(typeof sorts)[number]>>;

/** Versions of a masa lie side by side wherever nothing else was said of their order. */
const newestVersionFirst = (order: Order): Order =>
  order.some(([field]) => field === 'revision' || field === 'id') ? order : [...order, ['revision', 'DESC']];

/** What is covered does not matter to what is to be done: the office makes its own code for what is left. */
const UNSETTLED = { bills: [], unfit: [], settled: false };

/** One page of returns and how many there are in all. */
export const listSpts = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<SptFilter>,
): Promise<{ rows: SptListRow[]; total: number }> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { read } = deps.db;
  const { rows, total } = await sptList.page(scope, read, {
    filter,
    sort: newestVersionFirst(sortOf(sort, sorts, usual)),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
  const [told, returns] = await Promise.all([withPaid(scope, read, rows), closingSpts(scope, read)]);
  return {
    rows: told.map((row) => ({
      ...row,
      toDo: toDoOf(row, UNSETTLED, true),
      actions: offeredMoves(deps, scope, row, returns),
    })),
    total,
  };
};
