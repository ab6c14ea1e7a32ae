import type { BulkAnswer } from '#domain/definition/answers.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { addItems, beginJob, enqueue, releaseJob } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import { type Bulk, type Chosen, selectionsOf } from './selection.ts';

export type { BulkAnswer } from '#domain/definition/answers.ts';

export const answerOf = (jobId: string, { first: _, amount: __, ...options }: Chosen): BulkAnswer => ({
  jobId,
  ...options,
});

type Wanted<Action> = { action: Action; kind: string; payload?: unknown };

/** `states`: message prefix of the states. `noneWithoutErrors`: the message if errors exclude all of them. */
export const bulkJobsOf = <Row extends { id: string; status: string }, Selection, Action extends string>(
  of: Bulk<Row, Selection, Action> & { readonly states: string; readonly noneWithoutErrors?: string },
) => {
  const { chooseFor, eligiblePages, eligibleRows } = selectionsOf(of);

  /** At least one eligible record. A single record that does not qualify is a wrong state, an unknown one not found. */
  const chooseSome = async (deps: Deps, scope: Scope, selection: Selection, action: Action): Promise<Chosen> => {
    permit(scope, of.actions[action].by);
    const chosen = await chooseFor(deps, scope, selection, action);
    if (chosen.total === 0) throw new Problem('not_found');
    if (chosen.eligible > 0) return chosen;
    const [first] = chosen.ineligible;
    const { noneWithoutErrors } = of;
    throw new Problem('wrong_status', {
      params: { status: first ? { key: `${of.states}.${first.status}` } : '' },
      ...(noneWithoutErrors && chosen.ineligible.every(({ errorCount }) => errorCount > 0)
        ? { message: noneWithoutErrors }
        : {}),
      ...(chosen.noRecipient?.count === chosen.total ? { message: of.actions[action].recipient?.lack } : {}),
      extra: { status: first?.status, ineligible: chosen.ineligible },
    });
  };

  /**
   * One item per eligible record of a checked selection. If it does not fit into one transaction it is queued page by
   * page, so that a hundred thousand records block neither the writer nor the memory.
   */
  const jobOver = async (
    deps: Deps,
    scope: Scope,
    selection: Selection,
    chosen: Chosen,
    { action, kind, payload = {} }: Wanted<Action>,
  ): Promise<BulkAnswer> => {
    const now = deps.now();
    if (chosen.eligible === chosen.first.length) {
      const job = { kind, payload, items: chosen.first };
      return answerOf(await deps.db.transact((tx) => enqueue(tx, scope, now, job)), chosen);
    }
    const jobId = await deps.db.transact((tx) => beginJob(tx, scope, now, { kind, payload }));
    let eligible = 0;
    for await (const items of eligiblePages(deps, scope, selection, action)) {
      await deps.db.transact((tx) => addItems(tx, scope, jobId, eligible, items));
      eligible += items.length;
    }
    await deps.db.transact((tx) => releaseJob(tx, scope, jobId, eligible));
    return answerOf(jobId, { ...chosen, eligible });
  };

  return {
    chooseFor,
    eligibleRows,
    chooseSome,
    jobOver,

    bulkJob: async (deps: Deps, scope: Scope, selection: Selection, wanted: Wanted<Action>): Promise<BulkAnswer> =>
      jobOver(deps, scope, selection, await chooseSome(deps, scope, selection, wanted.action), wanted),

    wholeJob: async (
      deps: Deps,
      scope: Scope,
      selection: Selection,
      { action, kind, payload = {} }: { action: Action; kind: string; payload?: Record<string, unknown> },
    ): Promise<{ jobId: string; total: number }> => {
      const chosen = await chooseSome(deps, scope, selection, action);
      const jobId = await deps.db.transact((tx) =>
        enqueue(tx, scope, deps.now(), { kind, payload: { ...payload, selection, total: chosen.total } }),
      );
      return { jobId, total: chosen.total };
    },
  };
};
