import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { BupotStatus } from '#domain/bupot/status.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { jsonText } from '../../dialect/json-text.ts';
import { textsIn } from '../../dialect/sets.ts';
import { bupots } from '../../tables.ts';
import { store } from '../store.ts';
import { bupotWords } from '../words.ts';
import { toBupot, toStoredBupot, type WrittenBupot } from './rows.ts';

type Stored = typeof bupots.$inferSelect;

const bupotStore = store(bupots, toBupot);

export const { byId: bupotById, byIds: bupotsById, lock: lockBupot, remove: removeBupot } = bupotStore;

const insertStored = async (tx: Tx, scope: Scope, stored: readonly Stored[]): Promise<void> => {
  await bupotStore.insert(tx, stored);
  await bupotWords.add(tx, scope, stored);
};

export const insertBupots = (tx: Tx, scope: Scope, rows: readonly Bupot[]): Promise<void> =>
  insertStored(tx, scope, rows.map(toStoredBupot));

export const insertWrittenBupots = (tx: Tx, scope: Scope, rows: readonly WrittenBupot[]): Promise<void> =>
  insertStored(
    tx,
    scope,
    rows.map((row) => ({ ...row, body: jsonText<Stored['body']>(row.body) })),
  );

/**
 * If version and state are still those that were read; false otherwise. The return that holds the slip is not written
 * here: returns mark many slips at once.
 */
export const updateBupot = (tx: Tx, scope: Scope, read: Bupot, next: Bupot): Promise<boolean> => {
  const { returnId: _, ...rest } = toStoredBupot(next);
  return bupotStore.update(tx, scope, read, rest);
};

/** Oldest first, with a correction that has no number yet. */
export const bupotVersions = async (scope: Scope, query: Query, { id, number, replaces }: Bupot): Promise<Bupot[]> => {
  const of = number ?? (replaces ? (await bupotById(scope, query, replaces))?.number : null) ?? null;
  const rows = await query
    .select()
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), of === null ? eq(bupots.id, id) : eq(bupots.number, of)))
    .orderBy(asc(bupots.revision));
  const found = rows.map(toBupot);
  const next = found.at(-1)?.replacedBy;
  const unnumbered = next && !found.some((one) => one.id === next) ? await bupotById(scope, query, next) : undefined;
  return unnumbered ? [...found, unnumbered] : found;
};

export const bupotsByNumber = async (scope: Scope, query: Query, numbers: readonly string[]): Promise<Bupot[]> => {
  if (numbers.length === 0) return [];
  const rows = await query
    .select()
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), inArray(bupots.number, textsIn(numbers))));
  return rows.map(toBupot);
};

export const bupotsOfPayee = async (
  scope: Scope,
  query: Query,
  { payeeNpwp, kind, limit }: { payeeNpwp: string; kind: SlipKind; limit: number },
): Promise<Bupot[]> => {
  const rows = await query
    .select()
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, scope.companyId),
        eq(bupots.payeeNpwp, payeeNpwp),
        eq(bupots.kind, kind),
        ne(bupots.status, 'CANCELED'),
      ),
    )
    .orderBy(desc(bupots.period), desc(bupots.date), desc(bupots.id))
    .limit(limit);
  return rows.map(toBupot);
};

export const draftBupots = async (scope: Scope, query: Query, after: string, limit: number): Promise<Bupot[]> => {
  const rows = await query
    .select()
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), eq(bupots.status, 'DRAFT'), gt(bupots.id, after)))
    .orderBy(asc(bupots.id))
    .limit(limit);
  return rows.map(toBupot);
};

/**
 * Slips that await an answer, and saved ones whose number is still missing, of all companies, longest untouched first:
 * for the scheduler.
 */
export const unsafeAwaitingBupots = unscoped(
  async (
    query: Query,
    statuses: readonly BupotStatus[],
    limit: number,
  ): Promise<{ id: string; companyId: string; label: string; updatedAt: number }[]> =>
    query
      .select({
        id: bupots.id,
        companyId: bupots.companyId,
        label: sql<string>`coalesce(${bupots.number}, ${bupots.reference}, ${bupots.payeeName}, ${bupots.id})`,
        updatedAt: bupots.updatedAt,
      })
      .from(bupots)
      .where(
        or(
          inArray(bupots.status, [...statuses]),
          and(eq(bupots.status, 'WAITING_FOR_APPROVAL'), eq(bupots.issueWanted, true)),
        ),
      )
      .orderBy(asc(bupots.updatedAt))
      .limit(limit),
);
