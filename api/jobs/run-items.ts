import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import {
  type ItemOutcome,
  unsafeJob,
  unsafeOpenItems,
  unsafeRecord,
  type unsafeRelease,
} from '../../db/repositories/job-claims.ts';
import type { Job, JobItem } from '../../db/repositories/jobs.ts';
import type { Handler, JobContext, Outcome } from './handler.ts';
import { backoff, Unwanted, type Working } from './working.ts';

const PAGE = 200;
/** Outcomes are written in batches of this size or after this delay. */
const BATCH = 25;
const BATCH_MS = 250;

type ItemHandler = Extract<Handler, { item: unknown }>;
type Here = Working & {
  lost: AbortSignal;
  context: JobContext;
  release: (set: Parameters<typeof unsafeRelease>[3]) => Promise<void>;
};

const outcomeOf = async (here: Here, handler: ItemHandler, job: Job, item: JobItem): Promise<Outcome> => {
  try {
    return await handler.item(here.context, job, item);
  } catch (error) {
    if (error instanceof Unwanted) throw error;
    if (error instanceof Problem) {
      const message = say(job.locale, error.detail.message ?? `problem.${error.code}`, error.detail.params);
      return { status: 'FAILED', code: error.code, message };
    }
    here.warn('an item failed', { jobId: job.id, kind: job.kind, refId: item.refId, error });
    return { status: 'again', afterMs: backoff(item.attempts + 1), code: 'unexpected', message: 'problem.unexpected' };
  }
};

const recorded = (handler: ItemHandler, item: JobItem, outcome: Outcome): ItemOutcome => {
  if (outcome.status === 'wait')
    return { seq: item.seq, status: 'WAITING', attempts: item.attempts, code: null, message: null };
  const attempts = item.attempts + 1;
  const { code = null, message = null } = outcome;
  if (outcome.status !== 'again') return { seq: item.seq, status: outcome.status, attempts, code, message };
  return { seq: item.seq, status: attempts >= handler.attempts ? 'FAILED' : 'WAITING', attempts, code, message };
};

/**
 * Outcomes and counters are written in one transaction. An item that was running when the process died runs again, so
 * its handler must be idempotent.
 */
export const runItems = async (here: Here, handler: ItemHandler, job: Job): Promise<void> => {
  const { deps, by, ticks, waits } = here;
  const began = ticks();
  const wait = waits.get(job.id) ?? { after: -1, notBefore: new Map<number, number>() };
  waits.set(job.id, wait);
  let outcomes: ItemOutcome[] = [];
  let written = ticks();
  let writing: Promise<void> | undefined;
  let unwanted = false;

  const record = async (batch: readonly ItemOutcome[]): Promise<void> => {
    const ours = await deps.db.transact((tx) => unsafeRecord(tx, job.id, by, deps.now() + here.leaseMs, batch));
    if (!ours) unwanted = true;
    deps.events.publish(job.companyId, { kind: 'job', jobId: job.id });
  };
  /** One write at a time, with everything queued meanwhile. */
  const write = async (): Promise<void> => {
    while (writing) await writing;
    if (outcomes.length === 0) return;
    const batch = outcomes;
    outcomes = [];
    written = ticks();
    writing = record(batch).finally(() => {
      writing = undefined;
    });
    await writing;
  };

  const finished = () => unwanted || here.lost.aborted || ticks() - began >= here.sliceMs;

  let queue: JobItem[] = [];
  let exhausted = false;
  let fetching: Promise<void> | undefined;
  const fetch = async (): Promise<void> => {
    const rows = await unsafeOpenItems(deps.db.read, job.id, wait.after, PAGE);
    if (rows.length < PAGE) exhausted = true;
    const last = rows.at(-1);
    if (last) wait.after = last.seq;
    queue = rows.filter((row) => (wait.notBefore.get(row.seq) ?? 0) <= deps.now());
  };
  const take = async (): Promise<JobItem | undefined> => {
    while (queue.length === 0 && !exhausted && !finished()) {
      fetching ??= fetch().finally(() => {
        fetching = undefined;
      });
      await fetching;
    }
    return queue.shift();
  };

  const worker = async (): Promise<void> => {
    while (!finished()) {
      const item = await take();
      if (!item) return;
      const outcome = await outcomeOf(here, handler, job, item);
      const came = recorded(handler, item, outcome);
      if ('afterMs' in outcome && came.status === 'WAITING') wait.notBefore.set(item.seq, deps.now() + outcome.afterMs);
      else wait.notBefore.delete(item.seq);
      outcomes.push(came);
      if (outcomes.length >= BATCH || ticks() - written >= BATCH_MS) await write();
    }
  };

  const workers = await Promise.allSettled(Array.from({ length: handler.concurrency }, worker));
  await write();
  // Items loaded but not started are found again next time.
  const [left] = queue;
  if (left) wait.after = left.seq - 1;
  const broken = workers.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  if (unwanted || here.lost.aborted) {
    waits.delete(job.id);
    throw new Unwanted();
  }
  if (!exhausted || queue.length > 0) return here.release({ runAt: deps.now() });

  wait.after = -1;
  const [open] = await unsafeOpenItems(deps.db.read, job.id, -1, 1);
  if (open) {
    const now = deps.now();
    let next = wait.notBefore.size > 0 ? Number.POSITIVE_INFINITY : now;
    for (const at of wait.notBefore.values()) next = Math.min(next, at);
    return here.release({ runAt: Math.max(now, next) });
  }
  waits.delete(job.id);
  const result = await handler.finish?.(here.context, job);
  const end = await unsafeJob(deps.db, job.id);
  const nothing = end !== undefined && end.done === 0 && end.skipped === 0 && end.failed > 0;
  await here.release({
    status: nothing ? 'FAILED' : 'DONE',
    error: nothing ? 'jobs.all_failed' : null,
    finishedAt: deps.now(),
    ...(result ? { result } : {}),
  });
};
