import { isWorking } from '#domain/definition/pull.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import { releaseChosen, tallyPull } from '../../../db/repositories/pull-rows.ts';
import { lockPull, type Pull, pullById, updatePull } from '../../../db/repositories/pulls.ts';
import type { Deps } from '../../services/deps.ts';
import { endsAs } from './ends-as.ts';
import type { AnyPull } from './family.ts';

/** Writes a change of a pull that is held in this transaction, and tells open screens. */
export const changePull = async (
  family: Pick<AnyPull, 'told'>,
  tx: Tx,
  deps: Deps,
  scope: Scope,
  read: Pull,
  set: Partial<Pick<Pull, 'status' | 'jobId' | 'message' | 'finishedAt'>>,
): Promise<Pull> => {
  const next = { ...read, ...set, version: read.version + 1, updatedAt: deps.now() };
  if (!(await updatePull(tx, scope, read, next))) throw new Problem('conflict');
  tx.afterCommit(() => deps.events.publish(scope.companyId, family.told(next.id, next.status)));
  return next;
};

const ended = ['DONE', 'FAILED', 'CANCELED'];

/** A job a person cancelled, or that gave up, leaves its pull to be gone on with. */
const released = async (family: AnyPull, deps: Deps, scope: Scope, read: Pull): Promise<Pull> => {
  if (!isWorking(read) || read.jobId === null) return read;
  const job = await jobById(scope, deps.db.read, read.jobId);
  if (job && !ended.includes(job.status)) return read;
  return deps.db.transact(async (tx) => {
    const now = await lockPull(tx, scope, family.name, read.id);
    if (!now || now.jobId !== read.jobId || !isWorking(now)) return now ?? read;
    await releaseChosen(tx, scope, read.id);
    const status = endsAs(await tallyPull(scope, tx.db, read.id), true);
    return changePull(family, tx, deps, scope, now, { status, finishedAt: deps.now() });
  });
};

/** One pull of the company, as it stands. */
export const loadPull = async (family: AnyPull, deps: Deps, scope: Scope, id: string): Promise<Pull> => {
  const read = await pullById(scope, deps.db.read, family.name, id);
  if (!read) throw new Problem('not_found');
  return released(family, deps, scope, read);
};
