import { and, asc, count, desc, eq, exists, inArray, like, or } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import type { ItemStatus, JobStatus } from '../schema/work.ts';
import { jobItems, jobs } from '../tables.ts';
import { type Page, pageOf } from './page-of.ts';

export type Job = typeof jobs.$inferSelect;
export type JobItem = typeof jobItems.$inferSelect;
export type { ItemStatus, JobStatus };

const inCompany = (scope: Scope, id: string) => and(eq(jobs.companyId, scope.companyId), eq(jobs.id, id));

export const jobById = async (scope: Scope, read: Query, id: string): Promise<Job | undefined> =>
  (await read.select().from(jobs).where(inCompany(scope, id)))[0];

export const jobByKey = async (scope: Scope, read: Query, uniqueKey: string): Promise<Job | undefined> =>
  (
    await read
      .select()
      .from(jobs)
      .where(and(eq(jobs.companyId, scope.companyId), eq(jobs.uniqueKey, uniqueKey)))
  )[0];

const ENDED: readonly JobStatus[] = ['DONE', 'FAILED', 'CANCELED'];
const OPEN: readonly JobStatus[] = ['WAITING', 'RUNNING', 'PAUSED'];

export const hasEnded = ({ status }: Pick<Job, 'status'>): boolean => ENDED.includes(status);
export const wasCanceled = ({ status }: Pick<Job, 'status'>): boolean => status === 'CANCELED';

/** `rooms`: first words of kinds whose jobs are all shown; of other kinds only the person's own are. */
export type JobFilter = {
  active?: boolean;
  kind?: string;
  room?: string;
  status?: JobStatus;
  files?: boolean;
  rooms: readonly string[];
};

export const listJobs = async (
  scope: Scope,
  read: Query,
  filter: JobFilter,
  page: Page,
): Promise<{ rows: Job[]; total: number }> => {
  const found = and(
    eq(jobs.visible, true),
    or(eq(jobs.createdBy, scope.userId), ...filter.rooms.map((room) => like(jobs.kind, `${room}.%`))),
    filter.active === undefined ? undefined : inArray(jobs.status, filter.active ? [...OPEN] : [...ENDED]),
    filter.kind ? eq(jobs.kind, filter.kind) : undefined,
    filter.room ? like(jobs.kind, `${filter.room}.%`) : undefined,
    filter.status ? eq(jobs.status, filter.status) : undefined,
    filter.files ? or(like(jobs.kind, '%.export'), like(jobs.kind, '%-zip')) : undefined,
  );
  return pageOf(scope, read, jobs, found, [desc(jobs.createdAt), desc(jobs.id)], page);
};

export const listItems = async (
  scope: Scope,
  read: Query,
  jobId: string,
  statuses: readonly ItemStatus[],
  page: Page,
): Promise<{ rows: JobItem[]; total: number }> => {
  const found = and(
    eq(jobItems.jobId, jobId),
    statuses.length > 0 ? inArray(jobItems.status, [...statuses]) : undefined,
  );
  return pageOf(scope, read, jobItems, found, [asc(jobItems.seq)], page);
};

export const jobsWithItems = async (
  scope: Scope,
  read: Query,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const items = read
    .select({ seq: jobItems.seq })
    .from(jobItems)
    .where(and(eq(jobItems.companyId, scope.companyId), eq(jobItems.jobId, jobs.id)));
  const rows = await read
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(ofCompanyById(jobs, scope.companyId, ids), exists(items)));
  return new Set(rows.map(({ id }) => id));
};

export const countItems = async (scope: Scope, read: Query, jobId: string, code: string): Promise<number> => {
  const [counted] = await read
    .select({ count: count() })
    .from(jobItems)
    .where(
      and(
        eq(jobItems.companyId, scope.companyId),
        eq(jobItems.jobId, jobId),
        eq(jobItems.status, 'DONE'),
        eq(jobItems.code, code),
      ),
    );
  return counted?.count ?? 0;
};

/** Undefined when it is in none of these, or belongs to another company. */
export const moveJob = async (
  scope: Scope,
  tx: Tx,
  id: string,
  from: readonly JobStatus[],
  set: Partial<
    Pick<
      Job,
      'status' | 'payload' | 'runAt' | 'finishedAt' | 'leaseUntil' | 'leaseBy' | 'failed' | 'attempts' | 'error'
    >
  >,
): Promise<Job | undefined> => {
  const [row] = await tx.db
    .update(jobs)
    .set(set)
    .where(and(inCompany(scope, id), inArray(jobs.status, [...from])))
    .returning();
  return row;
};

export const reopenFailedItems = async (scope: Scope, tx: Tx, jobId: string): Promise<number> => {
  const reopened = await tx.db
    .update(jobItems)
    .set({ status: 'WAITING', attempts: 0, code: null, message: null })
    .where(and(eq(jobItems.jobId, jobId), eq(jobItems.companyId, scope.companyId), eq(jobItems.status, 'FAILED')))
    .returning({ seq: jobItems.seq });
  return reopened.length;
};
