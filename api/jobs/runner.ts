import { storageTrouble } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import {
  unsafeClaim,
  unsafeCompaniesWaiting,
  unsafeDropLeases,
  unsafeNextDue,
} from '../../db/repositories/job-claims.ts';
import type { Job } from '../../db/repositories/jobs.ts';
import { onDue } from '../../db/repositories/outbox.ts';
import type { Handler } from './handler.ts';
import { runJob } from './run-job.ts';
import type { RunnerOptions, Waits } from './working.ts';

const SLEEP_MS = 300;
const STORAGE_MS = 5_000;

/** With a unique lease name, so that a slice with an expired lease has lost the job even within the same process. */
type Claimed = { job: Job; by: string };

export type Runner = ReturnType<typeof jobRunner>;

/**
 * In slices. The company served longest ago comes first, so that a big job does not delay others. Unfinished jobs are
 * found by their expired lease.
 */
export const jobRunner = (options: RunnerOptions) => {
  const {
    deps,
    leaseMs,
    slots = 4,
    share = Math.max(1, Math.floor(slots / 2)),
    sliceMs = 1_500,
    ticks = () => performance.now(),
  } = options;
  const handlers = new Map(options.handlers.map((handler) => [handler.kind, handler as Handler]));
  const served = new Map<string, number>();
  const busy = new Map<string, number>();
  const stop = new AbortController();
  const waits: Waits = new Map();
  const working = new Set<Promise<void>>();
  let turn = 0;
  let wake: () => void = () => undefined;
  let loop: Promise<void> | undefined;
  let deaf: () => void = () => undefined;
  let isNotified = false;
  const lookAgain = (): void => {
    isNotified = true;
    wake();
  };

  const hasItsShare = (companyId: string): boolean => (busy.get(companyId) ?? 0) >= share;

  const claim = async (): Promise<Claimed | undefined> => {
    const now = deps.now();
    const by = newToken();
    const waiting = await unsafeCompaniesWaiting(deps.db.read, now);
    waiting.sort((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0));
    for (const companyId of waiting) {
      if (hasItsShare(companyId)) continue;
      const job = await deps.db.transact((tx) => unsafeClaim(tx, companyId, by, now, now + leaseMs));
      if (!job) continue;
      served.set(companyId, ++turn);
      return { job, by };
    }
    return undefined;
  };

  const work = async ({ job, by }: Claimed): Promise<void> => {
    const { companyId } = job;
    busy.set(companyId, (busy.get(companyId) ?? 0) + 1);
    await runJob({ ...options, by, sliceMs, ticks, waits, stopping: stop.signal }, handlers.get(job.kind), job);
    const left = (busy.get(companyId) ?? 1) - 1;
    if (left > 0) busy.set(companyId, left);
    else busy.delete(companyId);
  };

  const step = async (): Promise<boolean> => {
    const claimed = await claim();
    if (!claimed) return false;
    await work(claimed);
    return true;
  };

  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        isNotified = false;
        const claimed = working.size < slots ? await claim() : undefined;
        if (claimed) {
          const one: Promise<void> = work(claimed).finally(() => {
            working.delete(one);
            lookAgain();
          });
          working.add(one);
          continue;
        }
        if (!isNotified) await sleep(SLEEP_MS);
      } catch (error) {
        options.warn('jobs cannot be claimed', { error });
        await sleep(storageTrouble(error) ? STORAGE_MS : SLEEP_MS);
      }
    }
  };

  return {
    start: (): void => {
      if (loop) return;
      // A company at its share is checked only when a slot is free, because each query reads all waiting jobs.
      deaf = onDue((companyId) => {
        if (!hasItsShare(companyId)) lookAgain();
      });
      loop = run();
    },
    /** At the start of the only process: all leases belong to dead processes, so they need not expire first. */
    recover: async (): Promise<void> => {
      await deps.db.transact((tx) => unsafeDropLeases(tx));
    },
    /** Waits until running jobs can be interrupted, and releases them. */
    stop: async (): Promise<void> => {
      stop.abort();
      deaf();
      wake();
      await loop;
      await Promise.all(working);
    },
    step,
    nextDue: () => unsafeNextDue(deps.db.read, deps.now()),
  };
};
