import { rupiah, type Sen, sen, total } from '#domain/definition/money.ts';
import { movesFrom } from '#domain/definition/status.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { mayCancelWaiting } from '#domain/spt/filing.ts';
import { labelOf } from '#domain/spt/label.ts';
import { monthlyReturn, vatReturn } from '#domain/spt/monthly-return.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { isVoid, mayAmend } from '#domain/spt/status-queries.ts';
import { type SptFilter, type ToDo, toDoOf } from '#domain/spt/to-do.ts';
import type { Query } from '../../../db/database.ts';
import { type SptRow, sptList, vatReturnList } from '../../../db/repositories/spt/list.ts';
import { closingSpts, sptById } from '../../../db/repositories/spt/spt.ts';
import { family } from '../../documents/family.ts';
import type { Deps } from '../../services/deps.ts';
import { withPaid } from './cover.ts';
import { amendmentDue } from './duty-amounts.ts';

const returnDefinition = (type: ReturnType) => (type === 'PPN' ? vatReturn : monthlyReturn);

type SptState = Pick<SptRecord, 'id' | 'type' | 'period' | 'revision' | 'status' | 'postedAt'>;

export const offeredMoves = (
  deps: Deps,
  { permissions }: Scope,
  spt: SptState & Pick<SptRecord, 'stale'>,
  returns: readonly SptState[],
): SptMove[] =>
  movesFrom(returnDefinition(spt.type).status, spt.status, permissions).filter((move) => {
    if (move === 'amend') return mayAmend(spt, returns);
    if (move === 'cancelWaiting') return mayCancelWaiting(deps.now());
    if (move === 'validate' || move === 'prove' || move === 'file') return spt.postedAt !== null && !spt.stale;
    return true;
  });

/** Coverage is irrelevant for the list of open work: the tax office makes its own code for the remainder. */
const UNSETTLED = { bills: [], unfit: [], settled: false };

const toDoIn = (row: SptState & Pick<SptRecord, 'stale' | 'validatedAt'>, returns: readonly SptState[]): ToDo | null =>
  toDoOf({ ...row, followed: !mayAmend(row, returns) }, UNSETTLED, true);

const listed = async (deps: Deps, scope: Scope, rows: readonly SptRow[]): Promise<SptListRow[]> => {
  const { read } = deps.db;
  const [relatedReturn, returns] = await Promise.all([withPaid(scope, read, rows), closingSpts(scope, read)]);
  const listedRows: SptListRow[] = [];
  for (const row of relatedReturn) {
    const toDo = toDoIn(row, returns);
    listedRows.push({
      ...row,
      toDo,
      amendment: toDo?.action === 'amend' ? await amendmentDue(deps, scope, row) : null,
      actions: offeredMoves(deps, scope, row, returns),
    });
  }
  return listedRows;
};

/** Per return, because a surplus on one account does not cover another, which SQL sums cannot express. */
const paidAndRest = async (
  deps: Deps,
  scope: Scope,
  list: typeof sptList | typeof vatReturnList,
  filter: SptFilter,
) => {
  const { read } = deps.db;
  const paid: Sen[] = [];
  const rest: Sen[] = [];
  let toDo = 0;
  const returns = await closingSpts(scope, read);
  for await (const page of list.walk(scope, read, { filter }, jakartaDay(deps.now())))
    for (const row of await withPaid(
      scope,
      read,
      page.filter((one) => !isVoid(one)),
    )) {
      paid.push(sen(row.paid));
      rest.push(sen(row.rest));
      if (toDoIn(row, returns)) toDo++;
    }
  return { paid: rupiah(total(paid)), rest: rupiah(total(rest)), toDo };
};

const related = {
  find: sptById,
  labelOf: (row: SptRecord) => labelOf(row),
  amountOf: ({ payable }: SptRecord) => BigInt(sen(payable)),
  // Keeps versions of a masa adjacent unless sorted otherwise.
  ordered: <Order extends readonly (readonly [string, 'ASC' | 'DESC'])[]>(order: Order) =>
    order.some(([field]) => field === 'revision' || field === 'id')
      ? order
      : ([...order, ['revision', 'DESC']] as const),
  listed,
};

const summedBy =
  (list: typeof sptList | typeof vatReturnList) =>
  async <T extends object>(deps: Deps, scope: Scope, totals: T, filter: SptFilter) => ({
    ...totals,
    ...(await paidAndRest(deps, scope, list, filter)),
  });

/** A single kind is the same family with a fixed type. */
export const sptFamily = family({ ...related, definition: monthlyReturn, list: sptList, summed: summedBy(sptList) });
export const vatReturnFamily = family({
  ...related,
  definition: vatReturn,
  list: vatReturnList,
  summed: summedBy(vatReturnList),
});

export const returnFamily = (type: ReturnType) => (type === 'PPN' ? vatReturnFamily : sptFamily);

export type Named = { readonly id: string; readonly type: ReturnType };

/** Another company or kind is 404. For a removed return the error says by whom and when. */
export const loadSpt = (scope: Scope, query: Query, { id, type }: Named): Promise<SptRecord> =>
  returnFamily(type).load(scope, query, id, { type });
