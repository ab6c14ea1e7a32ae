import { and, count, eq, inArray, like, or, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../database.ts';
import { newId } from '../id.ts';
import { prepared } from '../prepared.ts';
import { jobItems, jobs } from '../tables.ts';
import { holdClaim } from './claims.ts';

export type NewJob = {
  kind: string;
  payload: unknown;
  items?: readonly { refId: string; label: string }[];
  uniqueKey?: string;
  runAt?: number;
  visible?: boolean;
};

type Hear = (companyId: string) => void;
const hearing = new Set<Hear>();

/** Returns the function that unsubscribes. */
export const onDue = (listener: Hear): (() => void) => {
  hearing.add(listener);
  return () => {
    hearing.delete(listener);
  };
};

export const tellDue: Hear = (companyId) => {
  for (const listener of hearing) listener(companyId);
};

const tell = (tx: Tx, { companyId }: Scope): void => tx.afterCommit(() => tellDue(companyId));

const jobRow = (scope: Scope, now: number, id: string, job: NewJob) => ({
  id,
  companyId: scope.companyId,
  kind: job.kind,
  status: 'WAITING' as const,
  payload: job.payload,
  uniqueKey: job.uniqueKey ?? id,
  total: job.items?.length ?? 0,
  done: 0,
  failed: 0,
  skipped: 0,
  attempts: 0,
  runAt: job.runAt ?? now,
  visible: job.visible ?? true,
  createdBy: scope.userId,
  createdByName: scope.userName,
  role: scope.jobRole ?? scope.role,
  ip: scope.ip,
  locale: scope.locale,
  createdAt: now,
});

export const addItems = (
  tx: Tx,
  scope: Scope,
  jobId: string,
  from: number,
  items: NonNullable<NewJob['items']>,
): Promise<void> =>
  tx.insertMany(
    jobItems,
    items.map((item, at) => ({
      jobId,
      seq: from + at,
      companyId: scope.companyId,
      refId: item.refId,
      label: item.label,
      status: 'WAITING' as const,
      attempts: 0,
      code: null,
      message: null,
    })),
  );

const given = (row: ReturnType<typeof jobRow>) =>
  Object.fromEntries(Object.keys(row).map((key) => [key, sql.placeholder(key)])) as unknown as ReturnType<
    typeof jobRow
  >;

/** Jobs that make a worker thread read or write a whole file; a person may request any number. */
const WHOLE_FILES = ['import.read', '%.export', '%-zip'] as const;
/** Waiting and running. */
export const MOST_FILES = 20;
const isWholeFile = (kind: string): boolean => /^import\.read$|\.export$|-zip$/.test(kind);

/** The transaction is rolled back. */
const refuseTooMany = async (tx: Tx, scope: Scope): Promise<void> => {
  await holdClaim(tx, scope, 'place in line');
  const [open] = await tx.db
    .select({ n: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, scope.companyId),
        inArray(jobs.status, ['WAITING', 'RUNNING', 'PAUSED']),
        or(...WHOLE_FILES.map((kind) => like(jobs.kind, kind))),
      ),
    );
  const waiting = Number(open?.n ?? 0);
  if (waiting >= MOST_FILES)
    throw new Problem('too_many', { message: 'jobs.too_many_files', params: { count: waiting, most: MOST_FILES } });
};

const put = prepared<{ id: string }[]>((db) =>
  db
    .insert(jobs)
    .values(given(jobRow({} as Scope, 0, '', { kind: '', payload: null })))
    .onConflictDoUpdate({ target: [jobs.companyId, jobs.uniqueKey], set: { uniqueKey: sql`excluded.unique_key` } })
    .returning({ id: jobs.id }),
);

/** In the transaction of the change that needs the job. Returns its id, or that of the job with the same unique key. */
export const enqueue = async (tx: Tx, scope: Scope, now: number, job: NewJob): Promise<string> => {
  if (isWholeFile(job.kind)) await refuseTooMany(tx, scope);
  const id = newId(now);
  const [made] = await put(tx.db, jobRow(scope, now, id, job));
  if (!made) throw new Error('job was not stored');
  if (made.id === id) await addItems(tx, scope, id, 0, job.items ?? []);
  if ((job.runAt ?? now) <= now) tell(tx, scope);
  return made.id;
};

/**
 * Paused and invisible, so that no process starts it before all items are added; jobs left incomplete by a crash are
 * deleted.
 */
export const beginJob = async (
  tx: Tx,
  scope: Scope,
  now: number,
  job: Pick<NewJob, 'kind' | 'payload'>,
): Promise<string> => {
  const id = newId(now);
  await tx.db.insert(jobs).values({ ...jobRow(scope, now, id, { ...job, visible: false }), status: 'PAUSED' });
  return id;
};

export const releaseJob = async (tx: Tx, scope: Scope, id: string, total: number): Promise<void> => {
  await tx.db
    .update(jobs)
    .set({ status: 'WAITING', visible: true, total })
    .where(and(eq(jobs.companyId, scope.companyId), eq(jobs.id, id)));
  tell(tx, scope);
};
