import { hash as digest } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { sealIn } from '../sealed.ts';
import { chains, history } from '../tables.ts';
import { queueReports } from './accounting.ts';
import { canonical } from './canonical.ts';
import { statesOf } from './document-state.ts';
import { readColumns } from './history-columns.ts';
import { appendSecurity } from './security-log.ts';
import { SYSTEM_COMPANY } from './system-company.ts';
import { queueEvents } from './webhooks.ts';

export type Change = {
  objectType: string;
  objectId: string;
  action: string;
  fromStatus?: string | null;
  toStatus?: string | null;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
};

type HistoryRow = typeof history.$inferSelect;
export type Hashed = Omit<HistoryRow, 'hash' | 'seal'>;

export const START = '0'.repeat(64);

const textOf = (row: Hashed): string =>
  JSON.stringify({
    action: row.action,
    after: canonical(row.after),
    at: row.at,
    before: canonical(row.before),
    companyId: row.companyId,
    fromStatus: row.fromStatus,
    ip: row.ip,
    objectId: row.objectId,
    objectType: row.objectType,
    prevHash: row.prevHash,
    reason: row.reason,
    seq: row.seq,
    state: row.state,
    toStatus: row.toStatus,
    userId: row.userId,
    userName: row.userName,
  } satisfies Record<keyof Hashed, unknown>);
const hashOfText = (text: string): string => digest('sha256', text);

export const hashOf = (row: Hashed): string => hashOfText(textOf(row));

/** Values a column may return changed: half of a surrogate pair, and the character zero. */
const UNSURE = /\\u(?:d[89a-f]|0000)/;

const begin = prepared<unknown>((db) =>
  db
    .insert(chains)
    .values({ companyId: sql.placeholder('companyId'), seq: 0, hash: START })
    .onConflictDoNothing(),
);
const lengthen = prepared<{ seq: number; hash: string }[]>((db) =>
  db
    .update(chains)
    .set({ seq: sql`${chains.seq} + ${sql.placeholder('by')}` })
    .where(eq(chains.companyId, sql.placeholder('companyId')))
    .returning({ seq: chains.seq, hash: chains.hash }),
);
/** Created with a company's first row. */
const take = async (tx: Tx, companyId: string, by: number): Promise<{ seq: number; hash: string }> => {
  const [end] = await lengthen(tx.db, { companyId, by });
  if (end) return end;
  await begin(tx.db, { companyId });
  const [first] = await lengthen(tx.db, { companyId, by });
  if (!first) throw new Error('no chain for this company');
  return first;
};
const close = prepared<unknown>((db) =>
  db
    .update(chains)
    .set({ hash: sql`${sql.placeholder('hash')}` })
    .where(eq(chains.companyId, sql.placeholder('companyId'))),
);

const written = prepared<HistoryRow[]>((db) =>
  db
    .select()
    .from(history)
    .where(and(eq(history.companyId, sql.placeholder('companyId')), gt(history.seq, sql.placeholder('after'))))
    .orderBy(asc(history.seq)),
);

/**
 * As the database returns the rows, not as they were passed in: a later check reads what was hashed. Returns the end of
 * the chain.
 */
const link = async (tx: Tx, companyId: string, after: number, start: string): Promise<string> => {
  let prevHash = start;
  const sealed = sealIn(tx);
  for (const { hash, seal: _, ...row } of await written(tx.db, { companyId, after })) {
    const linked = { ...row, prevHash };
    const proven = hashOf(linked);
    if (row.prevHash !== prevHash || hash !== proven)
      await tx.db
        .update(history)
        .set({ prevHash, hash: proven, seal: sealed(proven) })
        .where(and(eq(history.companyId, companyId), eq(history.seq, row.seq)));
    prevHash = proven;
  }
  return prevHash;
};

/** Before anything is written: a concurrent insert of the same thing waits. The rows follow with `appendHistory`. */
export const holdHistory = async (tx: Tx, { companyId }: Scope): Promise<void> => {
  await take(tx, companyId, 0);
};

/**
 * Each row has a digest of the resulting document, so the change must be written first. Locks the end of the chain, so
 * two writers never share a link.
 */
export const appendHistory = async (tx: Tx, scope: Scope, now: number, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const { companyId } = scope;
  const end = await take(tx, companyId, changes.length);
  const before = end.seq - changes.length;
  const sealed = sealIn(tx);
  const stateOf = await statesOf(companyId, tx.db, changes);
  let prevHash = end.hash;
  let unsure = false;
  const rows = changes.map((change, at) => {
    const row = {
      action: change.action,
      after: change.after ?? null,
      at: now,
      before: change.before ?? null,
      companyId,
      fromStatus: change.fromStatus ?? null,
      ip: scope.ip,
      objectId: change.objectId,
      objectType: change.objectType,
      prevHash,
      reason: change.reason ?? null,
      seq: before + at + 1,
      state: stateOf(change),
      toStatus: change.toStatus ?? null,
      userId: scope.userId,
      userName: scope.userName,
    };
    const text = textOf(row);
    unsure ||= UNSURE.test(text);
    prevHash = hashOfText(text);
    return { ...row, hash: prevHash, seal: sealed(prevHash) };
  });
  await tx.insertMany(history, rows);
  await close(tx.db, { companyId, hash: unsure ? await link(tx, companyId, before, end.hash) : prevHash });
  await appendSecurity(tx, scope, now, changes);
  await queueEvents(tx, scope, now, changes);
  await queueReports(tx, scope, now, changes);
};

export { SYSTEM_COMPANY };

export const unsafeHeads = unscoped(
  (read: Query): Promise<(typeof chains.$inferSelect)[]> => read.select().from(chains).orderBy(asc(chains.companyId)),
);

const ANCHOR = 'anchor';

/** In the system chain, so that a missing anchor file is noticed. */
export const appendAnchorTaken = (tx: Tx, scope: Scope, now: number, day: string): Promise<void> =>
  appendHistory(tx, scope, now, [{ objectType: ANCHOR, objectId: day, action: 'create' }]);

export const unsafeAnchorDays = unscoped(async (read: Query): Promise<string[]> => {
  const rows = await read
    .select({ day: history.objectId })
    .from(history)
    .where(and(eq(history.companyId, SYSTEM_COMPANY), eq(history.objectType, ANCHOR)))
    .orderBy(asc(history.objectId));
  return rows.map(({ day }) => day);
});

export const historyEnd = async (scope: Scope, read: Query): Promise<number> => {
  const [end] = await read.select({ seq: chains.seq }).from(chains).where(eq(chains.companyId, scope.companyId));
  return end?.seq ?? 0;
};

export const historyOf = (scope: Scope, read: Query, objectId: string): Promise<HistoryRow[]> =>
  read
    .select(readColumns)
    .from(history)
    .where(and(eq(history.companyId, scope.companyId), eq(history.objectId, objectId)))
    .orderBy(asc(history.seq));

type Reasoned = Pick<HistoryRow, 'objectId' | 'action' | 'at' | 'after'>;

/** Whatever the outcome, in one query for all objects. */
export const reasonsFor = (scope: Scope, read: Query, objectIds: readonly string[]): Promise<Reasoned[]> =>
  read
    .select({ objectId: history.objectId, action: history.action, at: history.at, after: readColumns.after })
    .from(history)
    .where(
      and(
        eq(history.companyId, scope.companyId),
        inArray(history.objectId, textsIn(objectIds)),
        isNotNull(history.reason),
      ),
    );

const versionIn = (after: unknown): number =>
  typeof after === 'object' && after !== null && 'version' in after ? Number(after.version) : 0;

export const changedSince = async (
  scope: Scope,
  read: Query,
  objectId: string,
  version: number,
): Promise<{ changedFields: string[]; who: { by: string; at: number } | undefined }> => {
  const since = (await historyOf(scope, read, objectId)).filter((row) => versionIn(row.after) > version);
  const fields = new Set(since.flatMap((row) => Object.keys(row.after ?? {})).filter((key) => key !== 'version'));
  const newest = since.at(-1);
  return { changedFields: [...fields], who: newest && { by: newest.userName, at: newest.at } };
};
