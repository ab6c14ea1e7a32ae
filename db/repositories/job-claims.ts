import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { unscoped } from '../company-context.ts';
import type { Db, Query, Tx } from '../database.ts';
import { dialect } from '../dialect/columns.ts';
import { jobItems, jobs } from '../tables.ts';
import type { ItemStatus, Job, JobItem } from './jobs.ts';

/** For all companies, so nothing here takes a scope. */

const due = (now: number): SQL | undefined =>
  and(
    inArray(jobs.status, ['WAITING', 'RUNNING']),
    lte(jobs.runAt, now),
    or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
  );

export const unsafeCompaniesWaiting = unscoped(async (read: Query, now: number): Promise<string[]> => {
  const rows = await read
    .select({ companyId: jobs.companyId, since: min(jobs.runAt) })
    .from(jobs)
    .where(due(now))
    .groupBy(jobs.companyId)
    .orderBy(asc(min(jobs.runAt)));
  return rows.map((row) => row.companyId);
});

export const unsafeNextDue = unscoped(async (read: Query, now: number): Promise<number | null> => {
  const [row] = await read
    .select({
      at: min(sql<number>`case when ${jobs.leaseUntil} > ${jobs.runAt} then ${jobs.leaseUntil} else ${jobs.runAt} end`),
    })
    .from(jobs)
    .where(inArray(jobs.status, ['WAITING', 'RUNNING']));
  return row?.at === null || row?.at === undefined ? null : Math.max(now, Number(row.at));
});

/** For the lease time. On Postgres several processes may claim at once: a row locked by another one is skipped. */
export const unsafeClaim = unscoped(
  async (tx: Tx, companyId: string, by: string, now: number, leaseUntil: number): Promise<Job | undefined> => {
    const open = tx.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(due(now), eq(jobs.companyId, companyId)))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1);
    const [candidate] =
      dialect === 'pg'
        ? await (open as unknown as { for(how: 'update', options: { skipLocked: true }): typeof open }).for('update', {
            skipLocked: true,
          })
        : await open;
    if (!candidate) return undefined;
    const [row] = await tx.db
      .update(jobs)
      .set({
        status: 'RUNNING',
        leaseBy: by,
        leaseUntil,
        startedAt: sql`coalesce(${jobs.startedAt}, ${now})`,
      })
      .where(eq(jobs.id, candidate.id))
      .returning();
    return row;
  },
);

/** For a process that is the only one to run jobs, as on SQLite. Nothing on Postgres. */
export const unsafeDropLeases = unscoped(async (tx: Tx): Promise<void> => {
  if (dialect === 'sqlite')
    await tx.db.update(jobs).set({ leaseBy: null, leaseUntil: null }).where(isNotNull(jobs.leaseBy));
});

/** Undefined when the job was paused, cancelled or taken over. */
export const unsafeRenew = unscoped(
  async (
    tx: Tx,
    id: string,
    by: string,
    leaseUntil: number,
    progress: Partial<Pick<Job, 'done' | 'total'>> = {},
  ): Promise<Job | undefined> => {
    const [row] = await tx.db
      .update(jobs)
      .set({ ...progress, leaseUntil })
      .where(and(eq(jobs.id, id), eq(jobs.leaseBy, by), eq(jobs.status, 'RUNNING')))
      .returning();
    return row;
  },
);

/** Not paused, cancelled or taken over. */
export const unsafeIsOurs = unscoped(
  async (read: Query, id: string, by: string): Promise<boolean> =>
    (
      await read
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.id, id), eq(jobs.leaseBy, by), eq(jobs.status, 'RUNNING')))
    ).length > 0,
);

/** A job that a person paused or cancelled meanwhile keeps that status. */
export const unsafeRelease = unscoped(
  async (
    tx: Tx,
    id: string,
    by: string,
    set: Partial<Pick<Job, 'status' | 'runAt' | 'attempts' | 'error' | 'result' | 'finishedAt'>>,
  ): Promise<Job | undefined> => {
    const [row] = await tx.db
      .update(jobs)
      .set({ ...set, leaseBy: null, leaseUntil: null })
      .where(and(eq(jobs.id, id), eq(jobs.leaseBy, by), eq(jobs.status, 'RUNNING')))
      .returning();
    if (row) return row;
    await tx.db
      .update(jobs)
      .set({ leaseBy: null, leaseUntil: null })
      .where(and(eq(jobs.id, id), eq(jobs.leaseBy, by)));
    return undefined;
  },
);

export const unsafeOpenItems = unscoped(
  (read: Query, jobId: string, after: number, limit: number): Promise<JobItem[]> =>
    read
      .select()
      .from(jobItems)
      .where(and(eq(jobItems.jobId, jobId), eq(jobItems.status, 'WAITING'), gt(jobItems.seq, after)))
      .orderBy(asc(jobItems.seq))
      .limit(limit),
);

export type ItemOutcome = Pick<JobItem, 'seq' | 'attempts' | 'code' | 'message'> & { status: ItemStatus };

/**
 * With the job's counters and the renewed lease, in the caller's transaction. Undefined when the job is no longer held;
 * the items are written all the same.
 */
export const unsafeRecord = unscoped(
  async (
    tx: Tx,
    id: string,
    by: string,
    leaseUntil: number,
    outcomes: readonly ItemOutcome[],
  ): Promise<Job | undefined> => {
    const alike = new Map<string, ItemOutcome[]>();
    for (const outcome of outcomes) {
      const key = JSON.stringify([outcome.status, outcome.attempts, outcome.code, outcome.message]);
      alike.set(key, [...(alike.get(key) ?? []), outcome]);
    }
    let done = 0;
    let failed = 0;
    let skipped = 0;
    for (const group of alike.values()) {
      const [{ status, attempts, code, message }] = group as [ItemOutcome];
      const changed = await tx.db
        .update(jobItems)
        .set({ status, attempts, code, message })
        .where(
          and(
            eq(jobItems.jobId, id),
            eq(jobItems.status, 'WAITING'),
            inArray(
              jobItems.seq,
              group.map((one) => one.seq),
            ),
          ),
        )
        .returning({ seq: jobItems.seq });
      if (status === 'DONE') done += changed.length;
      if (status === 'FAILED') failed += changed.length;
      if (status === 'SKIPPED') skipped += changed.length;
    }
    const [row] = await tx.db
      .update(jobs)
      .set({
        done: sql`${jobs.done} + ${done}`,
        failed: sql`${jobs.failed} + ${failed}`,
        skipped: sql`${jobs.skipped} + ${skipped}`,
      })
      .where(eq(jobs.id, id))
      .returning();
    if (row?.leaseBy !== by || row.status !== 'RUNNING') return undefined;
    await tx.db.update(jobs).set({ leaseUntil }).where(eq(jobs.id, id));
    return row;
  },
);

export const unsafeJob = unscoped(
  async (db: Db, id: string): Promise<Job | undefined> => (await db.read.select().from(jobs).where(eq(jobs.id, id)))[0],
);

/** Of every company: invisible ones, old ones, and those whose items were never all added. */
export const unsafeExpireJobs = unscoped(
  async (tx: Tx, unwatchedBefore: number, watchedBefore: number): Promise<void> => {
    const gone = await tx.db
      .delete(jobs)
      .where(
        or(
          and(eq(jobs.visible, false), lt(jobs.finishedAt, unwatchedBefore)),
          and(eq(jobs.visible, false), eq(jobs.status, 'PAUSED'), lt(jobs.createdAt, unwatchedBefore)),
          and(eq(jobs.visible, true), lt(jobs.finishedAt, watchedBefore)),
        ),
      )
      .returning({ id: jobs.id });
    for (let at = 0; at < gone.length; at += 200)
      await tx.db.delete(jobItems).where(
        inArray(
          jobItems.jobId,
          gone.slice(at, at + 200).map((job) => job.id),
        ),
      );
  },
);
