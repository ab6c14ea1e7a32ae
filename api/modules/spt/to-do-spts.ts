import { jakartaDay, type Scope } from '#domain/scope.ts';
import { incomeReturnAccess } from '#domain/spt/access.ts';
import { filingDue } from '#domain/spt/filing.ts';
import { labelOf } from '#domain/spt/label.ts';
import { awaitsPerson } from '#domain/spt/status-queries.ts';
import { toDoStates } from '#domain/spt/to-do.ts';
import type { SptToDos } from '#domain/spt/view-schema.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { sptFamily } from './family.ts';

const EARLIEST = [
  ['period', 'ASC'],
  ['revision', 'ASC'],
] as const;

/** What is to be done with monthly returns of both kinds, state by state, and the first of them, the earliest masa first. */
export const toDoSpts = async (deps: Deps, scope: Scope, { limit }: { limit: number }): Promise<SptToDos> => {
  permit(scope, incomeReturnAccess.view);
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const status = [...awaitsPerson];
  const states = await Promise.all(
    toDoStates.map(async (state) => {
      const filter = { status, toDo: state };
      const [{ count, payable, paid }, { rows }] = await Promise.all([
        sptFamily.totals(deps, scope, filter),
        sptList.page(scope, read, { filter, sort: EARLIEST, offset: 0, limit: 1, today }),
      ]);
      const [first] = rows;
      return { state, count, payable, paid, nextDue: first ? (filingDue(first)?.day ?? null) : null };
    }),
  );
  const { rows } = await sptFamily.page(deps, scope, {
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
