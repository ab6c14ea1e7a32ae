import type { FakturSelection } from '#domain/faktur/filter.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Deps } from '../deps.ts';
import { permit } from './load-faktur.ts';
import { type BulkAction, bulkActions, type Chosen, chooseFor } from './select-fakturs.ts';

export type BulkAnswer = Pick<Chosen, 'ineligible' | 'ineligibleCount' | 'total'> & { jobId: string; eligible: number };

export const answerOf = (jobId: string, { eligible, ineligible, ineligibleCount, total }: Chosen): BulkAnswer => ({
  jobId,
  eligible: eligible.length,
  ineligible,
  ineligibleCount,
  total,
});

/** The eligible of a selection, at least one: a single one that does not qualify is a wrong state, an unknown one not found. */
export const chooseSome = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): Promise<Chosen> => {
  permit(scope, bulkActions[action].by);
  const chosen = await chooseFor(deps, scope, selection, action);
  if (chosen.total === 0) throw new Problem('not_found');
  if (chosen.eligible.length > 0) return chosen;
  const [first] = chosen.ineligible;
  throw new Problem('wrong_status', {
    params: { status: first ? { key: `status.${first.status}` } : '' },
    ...(chosen.ineligible.every(({ errorCount }) => errorCount > 0)
      ? { message: 'faktur.server.none_without_errors' }
      : {}),
    extra: { status: first?.status, ineligible: chosen.ineligible },
  });
};

/** One item per eligible document. */
export const bulkJob = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  { action, kind, payload = {} }: { action: BulkAction; kind: string; payload?: Record<string, unknown> },
): Promise<BulkAnswer> => {
  const chosen = await chooseSome(deps, scope, selection, action);
  const items = chosen.eligible.map(({ id, label }) => ({ refId: id, label }));
  const jobId = await deps.db.transact((tx) => enqueue(tx, scope, deps.now(), { kind, payload, items }));
  return answerOf(jobId, chosen);
};

/** A job over the whole selection at once: exports and zips. */
export const exportJob = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  { kind, payload = {} }: { kind: string; payload?: Record<string, unknown> },
): Promise<{ jobId: string; total: number }> => {
  const chosen = await chooseSome(deps, scope, selection, 'pdf');
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), { kind, payload: { ...payload, selection, total: chosen.total } }),
  );
  return { jobId, total: chosen.total };
};
