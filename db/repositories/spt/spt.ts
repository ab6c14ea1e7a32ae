import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import type { SptStatus } from '#domain/spt/status.ts';
import { isFiled, validAmong } from '#domain/spt/status-queries.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { ofCompanyById } from '../../dialect/by-id.ts';
import { lockedRows } from '../../dialect/locked-rows.ts';
import { spts } from '../../tables.ts';
import { removeAsRead, updateAsRead } from '../optimistic-update.ts';
import { enqueue } from '../outbox.ts';
import { toSpt, toStoredSpt } from './list.ts';

export const sptById = async (scope: Scope, query: Query, id: string): Promise<SptRecord | undefined> => {
  const [row] = await query
    .select()
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.id, id)));
  return row && toSpt(row);
};

export const sptVersions = async (
  scope: Scope,
  query: Query,
  { type, period }: Pick<SptRecord, 'type' | 'period'>,
): Promise<SptRecord[]> => {
  const rows = await query
    .select()
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.type, type), eq(spts.period, period)))
    .orderBy(asc(spts.revision), asc(spts.createdAt));
  return rows.map(toSpt);
};

/** Newest period first; overpayments of earlier periods are found among them. */
export const sptsOfType = async (scope: Scope, query: Query, type: ReturnType): Promise<SptRecord[]> => {
  const rows = await query
    .select()
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.type, type)))
    .orderBy(desc(spts.period), desc(spts.revision));
  return rows.map(toSpt);
};

export const workedSpts = async (
  scope: Scope,
  query: Query,
  ids: readonly string[],
): Promise<Pick<SptRecord, 'id' | 'type' | 'period' | 'amounts' | 'paidBefore'>[]> => {
  if (ids.length === 0) return [];
  return query
    .select({
      id: spts.id,
      type: spts.type,
      period: spts.period,
      amounts: spts.amounts,
      paidBefore: spts.paidBefore,
    })
    .from(spts)
    .where(ofCompanyById(spts, scope.companyId, ids));
};

type SptState = Pick<
  SptRecord,
  'id' | 'type' | 'period' | 'revision' | 'status' | 'postedAt' | 'validatedAt' | 'stale' | 'filedAt'
>;

export const closingSpts = (scope: Scope, query: Query): Promise<SptState[]> =>
  query
    .select({
      id: spts.id,
      type: spts.type,
      period: spts.period,
      revision: spts.revision,
      status: spts.status,
      postedAt: spts.postedAt,
      validatedAt: spts.validatedAt,
      stale: spts.stale,
      filedAt: spts.filedAt,
    })
    .from(spts)
    .where(eq(spts.companyId, scope.companyId));

/** False when there is a return of this type, masa and revision. */
export const insertSpt = async (tx: Tx, _scope: Scope, spt: SptRecord): Promise<boolean> => {
  const made = await tx.db.insert(spts).values(toStoredSpt(spt)).onConflictDoNothing().returning({ id: spts.id });
  return made.length > 0;
};

/** False when version or state are no longer those that were read. The stale mark is not written here. */
export const updateSpt = (tx: Tx, scope: Scope, read: SptRecord, next: SptRecord): Promise<boolean> => {
  const { stale: _, ...rest } = toStoredSpt(next);
  return updateAsRead(tx, scope, spts, read, rest);
};

/** Until the transaction ends. */
export const lockSpt = async (tx: Tx, scope: Scope, id: string): Promise<SptRecord | undefined> => {
  const [row] = await lockedRows(
    tx.db
      .select()
      .from(spts)
      .where(and(eq(spts.id, id), eq(spts.companyId, scope.companyId))),
  );
  return row && toSpt(row);
};

/** Always in the order of masa and version, so that two transactions cannot deadlock. */
export const lockSpts = async (
  tx: Tx,
  scope: Scope,
  { type, period }: Pick<SptRecord, 'type'> & Partial<Pick<SptRecord, 'period'>>,
): Promise<SptRecord[]> => {
  const rows = await lockedRows(
    tx.db
      .select()
      .from(spts)
      .where(
        and(
          eq(spts.companyId, scope.companyId),
          eq(spts.type, type),
          period === undefined ? undefined : eq(spts.period, period),
        ),
      )
      .orderBy(asc(spts.period), asc(spts.revision), asc(spts.id)),
  );
  return rows.map(toSpt);
};

export const markSpts = async (tx: Tx, scope: Scope, ids: readonly string[], stale: boolean): Promise<void> => {
  if (ids.length === 0) return;
  await tx.db
    .update(spts)
    .set({ stale })
    .where(ofCompanyById(spts, scope.companyId, ids));
};

/**
 * A posted return has to be posted again, a filed one corrected. Returns the affected returns. Locks the rows of the
 * returns before those of slips, as posting does, so that the two cannot deadlock.
 */
export const setReturnsStale = async (
  tx: Tx,
  scope: Scope,
  masa: Pick<SptRecord, 'type' | 'period'>,
  now: number,
): Promise<string[]> => {
  const touched = validAmong(await lockSpts(tx, scope, masa));
  await noLongerSo(tx, scope, touched, now);
  return touched.map(({ id }) => id);
};

/** The job that notifies people that a filed return needs a correction. */
export const AMENDMENT_JOB = 'spt.amendment-due';

/** For a filed return that was not stale before, a job of this transaction notifies people. */
export const noLongerSo = async (tx: Tx, scope: Scope, returns: readonly SptRecord[], now: number): Promise<void> => {
  await markSpts(
    tx,
    scope,
    returns.map(({ id }) => id),
    true,
  );
  const items = returns
    .filter((one) => isFiled(one) && !one.stale)
    .map((one) => ({ refId: one.id, label: labelOf(one, scope.locale) }));
  if (items.length > 0) await enqueue(tx, scope, now, { kind: AMENDMENT_JOB, payload: {}, items, visible: false });
};

export const removeSpt = (tx: Tx, scope: Scope, read: SptRecord): Promise<boolean> =>
  removeAsRead(tx, scope, spts, read);

/** Of all companies, by id after the given one: for the scheduler. */
export const unsafeAwaitingSpts = unscoped(
  async (
    query: Query,
    statuses: readonly SptStatus[],
    { after, limit }: { after: string; limit: number },
  ): Promise<Pick<SptRecord, 'id' | 'companyId' | 'status'>[]> =>
    query
      .select({ id: spts.id, companyId: spts.companyId, status: spts.status })
      .from(spts)
      .where(and(inArray(spts.status, [...statuses]), gt(spts.id, after)))
      .orderBy(asc(spts.id))
      .limit(limit),
);
