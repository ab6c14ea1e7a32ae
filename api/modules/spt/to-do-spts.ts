import { rupiah, sen, total } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { filingDue } from '#domain/spt/filing.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { toDoStates } from '#domain/spt/to-do.ts';
import type { SptToDos } from '#domain/spt/view-schema.ts';
import { type SptRow, sptList, vatReturnList } from '../../../db/repositories/spt/list.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { returnFamily } from './family.ts';

const EARLIEST = [
  ['period', 'ASC'],
  ['revision', 'ASC'],
] as const;

/** Filing deadline; a correction has none. */
const dayOf = (row: SptRow): string | null => (row.revision > 0 || isFiled(row) ? null : (filingDue(row)?.day ?? null));

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
  const states = await Promise.all(
    toDoStates.map(async (state) => {
      const filter = { toDo: state };
      const [{ count, payable, paid }, { rows }] = await Promise.all([
        family.totals(deps, scope, filter),
        list.page(scope, read, { filter, sort: EARLIEST, offset: 0, limit: 1, today }),
      ]);
      const [first] = rows;
      const nextDue = first ? dayOf(first) : null;
      if (state !== 'TO_AMEND') return { state, count, payable, paid, nextDue };
      // For returns to amend, the amount of the correction is due, not that of the filed return.
      const due = await family.page(deps, scope, { filter, sort: [...EARLIEST], offset: 0, limit: count });
      const sum = rupiah(total(due.rows.map(({ amendment }) => sen(amendment?.payable ?? '0'))));
      return { state, count, payable: sum, paid: rupiah(0), nextDue };
    }),
  );
  const { rows } = await family.page(deps, scope, {
    filter: { toDo: [...toDoStates] },
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
      late: row.revision === 0 && !isFiled(row) && row.dueDay !== null && row.dueDay < today,
    })),
  };
};
