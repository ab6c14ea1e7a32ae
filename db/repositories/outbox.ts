import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../connection.ts';
import { newId } from '../id.ts';
import { jobItems, jobs } from '../tables.ts';

export type NewJob = {
  kind: string;
  payload: unknown;
  /** One per document the job is about. */
  items?: readonly { refId: string; label: string }[];
  uniqueKey?: string;
  runAt?: number;
  visible?: boolean;
};

/** Puts a job into the outbox, in the transaction of the change that wants it. Returns its id, or that of the same job asked for before. */
export const enqueue = async (tx: Tx, scope: Scope, now: number, job: NewJob): Promise<string> => {
  const id = newId(now);
  const items = job.items ?? [];
  const [made] = await tx.db
    .insert(jobs)
    .values({
      id,
      companyId: scope.companyId,
      kind: job.kind,
      status: 'WAITING',
      payload: job.payload,
      uniqueKey: job.uniqueKey ?? id,
      total: items.length,
      done: 0,
      failed: 0,
      skipped: 0,
      attempts: 0,
      runAt: job.runAt ?? now,
      visible: job.visible ?? true,
      createdBy: scope.userId,
      createdByName: scope.userName,
      role: scope.role,
      ip: scope.ip,
      locale: scope.locale,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [jobs.companyId, jobs.uniqueKey], set: { uniqueKey: job.uniqueKey ?? id } })
    .returning({ id: jobs.id });
  if (!made) throw new Error('job was not stored');
  if (made.id === id)
    await tx.insertMany(
      jobItems,
      items.map((item, seq) => ({
        jobId: id,
        seq,
        companyId: scope.companyId,
        refId: item.refId,
        label: item.label,
        status: 'WAITING' as const,
        attempts: 0,
        code: null,
        message: null,
      })),
    );
  return made.id;
};
