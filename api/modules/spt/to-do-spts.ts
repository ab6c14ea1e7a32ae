import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { filingDue } from '#domain/spt/filing.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { awaitsPerson } from '#domain/spt/status-queries.ts';
import { toDoStates } from '#domain/spt/to-do.ts';
import type { SptToDos } from '#domain/spt/view-schema.ts';
import { sptList, vatReturnList } from '../../../db/repositories/spt/list.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { returnFamily } from './family.ts';

const EARLIEST = [
  ['period', 'ASC'],
  ['revision', 'ASC'],
] as const;

/** What is to be done with monthly returns of PPN, or of income tax whatever their kind, state by state, and the first of them, the earliest masa first. */
export const toDoSpts = async (
  deps: Deps,
  scope: Scope,
  type: ReturnType,
  { limit }: { limit: number },
): Promise<SptToDos> => {
  permit(scope, returnAccess(type).view);
  const family = returnFamily(type);
  const list = type === 'PPN' ? vatReturnList : sptList;
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const status = [...awaitsPerson];
  const states = await Promise.all(
    toDoStates.map(async (state) => {
      const filter = { status, toDo: state };
      const [{ count, payable, paid }, { rows }] = await Promise.all([
        family.totals(deps, scope, filter),
        list.page(scope, read, { filter, sort: EARLIEST, offset: 0, limit: 1, today }),
      ]);
      const [first] = rows;
      return { state, count, payable, paid, nextDue: first ? (filingDue(first)?.day ?? null) : null };
    }),
  );
  const { rows } = await family.page(deps, scope, {
    filter: { status, toDo: [...toDoStates] },
    sort: [...EARLIEST],
    offset: 0,
    limit,
  });
  return {
    count: states.reduce((sum, { count }) => sum + count, 0),
    nextDue: states.flatMap(({ nextDue }) => nextDue ?? []).sort()[0] ?? null,
    states,
    rows: rows.map((row) => ({
      ...row,
      label: labelOf(row, scope.locale),
      late: row.dueDay !== null && row.dueDay < today,
    })),
  };
};
