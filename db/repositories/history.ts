import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Db, Query, Tx } from '../connection.ts';
import { textsIn } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { chains, history } from '../tables.ts';
import { canonical } from './canonical.ts';

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
const START = '0'.repeat(64);

export const hashOf = (row: Omit<HistoryRow, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(row)))
    .digest('hex');

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
const close = prepared<unknown>((db) =>
  db
    .update(chains)
    .set({ hash: sql`${sql.placeholder('hash')}` })
    .where(eq(chains.companyId, sql.placeholder('companyId'))),
);

/** Appends to the company's trail. Takes the end of the chain first, so two writers never share a link. */
export const appendHistory = async (tx: Tx, scope: Scope, now: number, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const { companyId } = scope;
  await begin(tx.db, { companyId });
  const [end] = await lengthen(tx.db, { companyId, by: changes.length });
  if (!end) throw new Error('no chain for this company');
  let prevHash = end.hash;
  let seq = end.seq - changes.length;
  const rows = changes.map((change) => {
    // Its keys in the order they are hashed in.
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
      seq: ++seq,
      toStatus: change.toStatus ?? null,
      userId: scope.userId,
      userName: scope.userName,
    };
    prevHash = hashOf(row);
    return { ...row, hash: prevHash };
  });
  await tx.insertMany(history, rows);
  await close(tx.db, { companyId, hash: prevHash });
};

/** The chain of what the house itself does; no company has this name. */
export const HOUSE = 'house';

/** How long the company's trail is: what is appended later has a greater `seq`. */
export const trailEnd = async (scope: Scope, read: Query): Promise<number> => {
  const [end] = await read.select({ seq: chains.seq }).from(chains).where(eq(chains.companyId, scope.companyId));
  return end?.seq ?? 0;
};

/** Everything that happened to one object of the company, oldest first. */
export const historyOf = (scope: Scope, read: Query, objectId: string): Promise<HistoryRow[]> =>
  read
    .select()
    .from(history)
    .where(and(eq(history.companyId, scope.companyId), eq(history.objectId, objectId)))
    .orderBy(asc(history.seq));

type Reasoned = Pick<HistoryRow, 'objectId' | 'action' | 'at' | 'after'>;

/** What the trail tells of objects with a reason, whatever came of it: one question for all of them. */
export const reasonsFor = (scope: Scope, read: Query, objectIds: readonly string[]): Promise<Reasoned[]> =>
  read
    .select({ objectId: history.objectId, action: history.action, at: history.at, after: history.after })
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

/** What the trail tells of an object since a version of it: the fields that changed, and who changed it last. */
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

export type TrailVerdict = { companyId: string; rows: number; brokenAt: number | null };

/** Walks a company's chain from its first link; names the first row that does not follow from the one before it. */
export const verifyTrail = async (db: Db, companyId: string, page = 2000): Promise<TrailVerdict> => {
  let prevHash = START;
  let seq = 0;
  for (;;) {
    const rows = await db.read
      .select()
      .from(history)
      .where(and(eq(history.companyId, companyId), gt(history.seq, seq)))
      .orderBy(asc(history.seq))
      .limit(page);
    for (const { hash, ...row } of rows) {
      if (row.seq !== seq + 1 || row.prevHash !== prevHash || hashOf(row) !== hash)
        return { companyId, rows: seq, brokenAt: seq + 1 };
      prevHash = hash;
      seq = row.seq;
    }
    if (rows.length < page) break;
  }
  const [end] = await db.read.select().from(chains).where(eq(chains.companyId, companyId));
  return {
    companyId,
    rows: seq,
    brokenAt: (end?.seq ?? 0) === seq && (end?.hash ?? START) === prevHash ? null : seq + 1,
  };
};
