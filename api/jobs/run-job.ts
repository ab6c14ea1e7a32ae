import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { inCompany } from '../../db/company-context.ts';
import { roleKeysOf } from '../../db/repositories/companies.ts';
import { unsafeIsOurs, unsafeRelease, unsafeRenew } from '../../db/repositories/job-claims.ts';
import type { Job } from '../../db/repositories/jobs.ts';
import { isProven } from '../../db/repositories/proofs.ts';
import { permissionsOf } from '../services/session/book.ts';
import type { Handler, JobContext, JobOf } from './handler.ts';
import { isOwnWork } from './own-work.ts';
import { runItems } from './run-items.ts';
import { backoff, Unwanted, type Working } from './working.ts';

const WATCH_MS = 500;

const scopeOf = async (working: Working, job: Job): Promise<Scope> => {
  const scope = {
    companyId: job.companyId,
    userId: job.createdBy,
    userName: job.createdByName,
    role: job.role,
    ip: job.ip,
    locale: job.locale,
  };
  const own = await roleKeysOf(job.companyId, job.role, working.deps.db.read);
  return { ...scope, permissions: permissionsOf(job.role, own) };
};

/** Releases the job in any case. Never throws. */
export const runJob = (working: Working, handler: Handler | undefined, job: Job): Promise<void> =>
  inCompany(job.companyId, () => runSlice(working, handler, job));

const runSlice = async (working: Working, handler: Handler | undefined, job: Job): Promise<void> => {
  const { deps, by, leaseMs, warn } = working;
  const lost = new AbortController();
  const abort = () => lost.abort();
  working.stopping.addEventListener('abort', abort, { once: true });

  const renew = async (progress?: { done: number; total: number }): Promise<void> => {
    const now = deps.now();
    const ours = await deps.db.transact((tx) => unsafeRenew(tx, job.id, by, now + leaseMs, progress));
    if (!ours) lost.abort();
    if (lost.signal.aborted) throw new Unwanted();
    deps.events.publish(job.companyId, { kind: 'job', jobId: job.id });
  };
  const alive = setInterval(() => void renew().catch(() => undefined), leaseMs / 3);
  /** Aborts a running worker thread too, instead of waiting for its next progress report. */
  const watch = setInterval(
    () =>
      void unsafeIsOurs(deps.db.read, job.id, by).then(
        (ours) => ours || lost.abort(),
        () => undefined,
      ),
    WATCH_MS,
  );
  const release = async (set: Parameters<typeof unsafeRelease>[3]): Promise<void> => {
    await deps.db.transact((tx) => unsafeRelease(tx, job.id, by, set));
    deps.events.publish(job.companyId, { kind: 'job', jobId: job.id });
  };

  try {
    if (!handler) {
      await release({ status: 'FAILED', error: 'jobs.unknown_kind', finishedAt: deps.now() });
      return;
    }
    if (!isOwnWork(job.kind) && !(await isProven(job.companyId, deps.db.read))) throw new Problem('unproven');
    const scope = await scopeOf(working, job);
    const context: JobContext = {
      deps,
      scope,
      workerTasks: (task, input, watch) =>
        working.workerTasks.run(task, input, { ...watch, of: job.companyId, signal: lost.signal }),
      progress: (done, total) => renew({ done, total }),
    };
    const asJob: JobOf<unknown> = job;
    if ('run' in handler) {
      const result = await handler.run(context, asJob);
      await release({ status: 'DONE', result: result ?? null, finishedAt: deps.now() });
    } else await runItems({ ...working, lost: lost.signal, release, context }, handler, job);
  } catch (error) {
    await failed(error).catch((broken) => warn('a job could not be let go', { jobId: job.id, error: broken }));
  } finally {
    clearInterval(alive);
    clearInterval(watch);
    working.stopping.removeEventListener('abort', abort);
  }

  async function failed(error: unknown): Promise<void> {
    // The process is stopping or the job is no longer wanted: it is released unchanged and resumes where it stopped.
    if (error instanceof Unwanted || lost.signal.aborted) return release({ runAt: deps.now() });
    const attempts = job.attempts + 1;
    if (error instanceof Problem) {
      const { message, params, extra } = error.detail;
      const text = say(job.locale, message ?? `problem.${error.code}`, params);
      return release({ status: 'FAILED', attempts, error: text, result: extra ?? null, finishedAt: deps.now() });
    }
    warn('a job failed', { jobId: job.id, kind: job.kind, attempts, error });
    if (handler && attempts < handler.attempts)
      return release({ status: 'WAITING', attempts, runAt: deps.now() + backoff(attempts) });
    return release({ status: 'FAILED', attempts, error: 'problem.unexpected', finishedAt: deps.now() });
  }
};
