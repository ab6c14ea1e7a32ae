import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { type Job, type JobStatus, moveJob, reopenFailedItems } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';
import { factsOf, isOnce, lackedByLine } from './may-watch.ts';
import { type JobView, loadJob, viewOf } from './read-jobs.ts';

type Steer = { from: readonly JobStatus[]; to: JobStatus };

const steers = {
  pause: { from: ['WAITING', 'RUNNING'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'WAITING' },
  cancel: { from: ['WAITING', 'RUNNING', 'PAUSED'], to: 'CANCELED' },
  retry: { from: ['DONE', 'FAILED'], to: 'WAITING' },
} as const satisfies Record<string, Steer>;

export type JobMove = keyof typeof steers;
export const jobMoves = Object.keys(steers) as [JobMove, ...JobMove[]];

const wrongStatus = ({ status }: Job): Problem =>
  new Problem('wrong_status', { params: { status: { key: `shell.jobs.status.${status}` } }, extra: { status } });

export const isOwn = (scope: Scope, job: Pick<Job, 'createdBy'>): boolean =>
  job.createdBy === scope.userId || scope.role === 'Owner' || scope.role === 'Administrator';

/** Running items are finished and counted. Allowed for the person who started the job, and for administrators. */
export const steerJob = async (deps: Deps, scope: Scope, id: string, move: JobMove): Promise<JobView> => {
  const known = await loadJob(deps, scope, id);
  if (!isOwn(scope, known)) throw new Problem('forbidden');
  const { from, to } = steers[move];
  const lacked = move === 'retry' ? lackedByLine(deps, known) : undefined;
  if (lacked) throw new Problem('conflict', { message: lacked });
  const [facts] = await factsOf(deps, scope, [known]);
  if (move === 'retry' && isOnce(known)) throw new Problem('conflict', { message: 'jobs.nothing_to_retry' });
  const now = deps.now();
  const job = await deps.db.transact(async (tx) => {
    tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'job', jobId: id }));
    if (move === 'retry') {
      const reopened = facts?.rows ? await reopenFailedItems(scope, tx, id) : 0;
      if (facts?.rows && reopened === 0) throw new Problem('conflict', { message: 'jobs.nothing_to_retry' });
      const job = await moveJob(scope, tx, id, from, {
        status: to,
        runAt: now,
        payload: { ...Object(known.payload), since: await historyEnd(scope, tx.db) },
        failed: known.failed - reopened,
        attempts: 0,
        error: null,
        finishedAt: null,
      });
      // The items were reopened for a job that may run again; otherwise the transaction is rolled back.
      if (!job) throw wrongStatus(known);
      return job;
    }
    return moveJob(scope, tx, id, from, {
      status: to,
      ...(move === 'resume' ? { runAt: now } : {}),
      ...(move === 'cancel' ? { finishedAt: now } : {}),
    });
  });
  if (!job) throw wrongStatus(known);
  return viewOf(deps, scope, job);
};
