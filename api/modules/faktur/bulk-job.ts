import type { FakturSelection } from '#domain/faktur/filter.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { addItems, beginJob, enqueue, releaseJob } from '../../../db/repositories/outbox.ts';
import type { Deps } from '../deps.ts';
import { permit } from './load-faktur.ts';
import {
  type BulkAction,
  bulkActions,
  type Chosen,
  chooseFor,
  eligiblePages,
  noRecipientKey,
} from './select-fakturs.ts';

export type BulkAnswer = Pick<Chosen, 'eligible' | 'ineligible' | 'ineligibleCount' | 'noRecipient' | 'total'> & {
  jobId: string;
};

export const answerOf = (jobId: string, { first: _, amount: __, ...told }: Chosen): BulkAnswer => ({ jobId, ...told });

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
  if (chosen.eligible > 0) return chosen;
  const [first] = chosen.ineligible;
  throw new Problem('wrong_status', {
    params: { status: first ? { key: `status.${first.status}` } : '' },
    ...(chosen.ineligible.every(({ errorCount }) => errorCount > 0)
      ? { message: 'faktur.server.none_without_errors' }
      : {}),
    ...(chosen.noRecipient?.count === chosen.total ? { message: noRecipientKey(action) } : {}),
    extra: { status: first?.status, ineligible: chosen.ineligible },
  });
};

type Wanted = { action: BulkAction; kind: string; payload?: unknown };

/**
 * A job with one item per eligible document of a selection already judged. What does not fit into one transaction is gone
 * through again and put in line page by page, so that a hundred thousand hold neither the writer nor the memory.
 */
export const jobOver = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  chosen: Chosen,
  { action, kind, payload = {} }: Wanted,
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

/** One item per eligible document. */
export const bulkJob = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  wanted: Wanted,
): Promise<BulkAnswer> =>
  jobOver(deps, scope, selection, await chooseSome(deps, scope, selection, wanted.action), wanted);

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
