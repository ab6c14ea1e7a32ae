import { isWorking } from '#domain/bupot/pull/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { releaseChosen, tallyPull } from '../../../../db/repositories/bupot/pull-rows.ts';
import { type BupotPull, lockPull, pullById, updatePull } from '../../../../db/repositories/bupot/pulls.ts';
import { jobById } from '../../../../db/repositories/jobs.ts';
import type { Deps } from '../../../services/deps.ts';
import { endsAs } from './ends-as.ts';

/** Writes a change of a pull that is held in this transaction, and tells open screens. */
export const changePull = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  read: BupotPull,
  set: Partial<Pick<BupotPull, 'status' | 'jobId' | 'message' | 'finishedAt'>>,
): Promise<BupotPull> => {
  const next = { ...read, ...set, version: read.version + 1, updatedAt: deps.now() };
  if (!(await updatePull(tx, scope, read, next))) throw new Problem('conflict');
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'bupotPull', id: next.id, status: next.status }));
  return next;
};

const ended = ['DONE', 'FAILED', 'CANCELED'];

/** A job a person cancelled, or that gave up, leaves its pull to be gone on with. */
const released = async (deps: Deps, scope: Scope, read: BupotPull): Promise<BupotPull> => {
  if (!isWorking(read) || read.jobId === null) return read;
  const job = await jobById(scope, deps.db.read, read.jobId);
  if (job && !ended.includes(job.status)) return read;
  return deps.db.transact(async (tx) => {
    const now = await lockPull(tx, scope, read.id);
    if (!now || now.jobId !== read.jobId || !isWorking(now)) return now ?? read;
    await releaseChosen(tx, scope, read.id);
    const status = endsAs(await tallyPull(scope, tx.db, read.id), true);
    return changePull(tx, deps, scope, now, { status, finishedAt: deps.now() });
  });
};

/** One pull of the company, as it stands. */
export const loadPull = async (deps: Deps, scope: Scope, id: string): Promise<BupotPull> => {
  const read = await pullById(scope, deps.db.read, id);
  if (!read) throw new Problem('not_found');
  return released(deps, scope, read);
};
