import { and, asc, between, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { history } from '../tables.ts';
import { readColumns } from './history-columns.ts';

export type HistoryRow = typeof history.$inferSelect;

export type HistoryFilter = {
  readonly userId?: string | undefined;
  readonly objectType?: string | undefined;
  readonly action?: string | undefined;
  readonly objectId?: string | undefined;
  /** Epoch milliseconds: from inclusive, to exclusive. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
};

export type HistoryPlace = { readonly at: number; readonly seq: number };

const found = (scope: Scope, filter: HistoryFilter, after: HistoryPlace | null): SQL | undefined =>
  and(
    eq(history.companyId, scope.companyId),
    filter.userId === undefined ? undefined : eq(history.userId, filter.userId),
    filter.objectType === undefined ? undefined : eq(history.objectType, filter.objectType),
    filter.action === undefined ? undefined : eq(history.action, filter.action),
    filter.objectId === undefined ? undefined : eq(history.objectId, filter.objectId),
    filter.from === undefined ? undefined : gte(history.at, filter.from),
    filter.before === undefined ? undefined : lt(history.at, filter.before),
    after ? sql`(${history.at}, ${history.seq}) < (${after.at}, ${after.seq})` : undefined,
  );

export const historyPage = (
  scope: Scope,
  read: Query,
  filter: HistoryFilter,
  after: HistoryPlace | null,
  limit: number,
): Promise<HistoryRow[]> =>
  read
    .select(readColumns)
    .from(history)
    .where(found(scope, filter, after))
    .orderBy(desc(history.at), desc(history.seq))
    .limit(limit);

export const historyExceeds = async (
  scope: Scope,
  read: Query,
  filter: HistoryFilter,
  most: number,
): Promise<boolean> => {
  const rows = await read
    .select({ seq: history.seq })
    .from(history)
    .where(found(scope, filter, null))
    .orderBy(desc(history.at), desc(history.seq))
    .limit(1)
    .offset(most);
  return rows.length > 0;
};

export async function* historyWalk(
  scope: Scope,
  read: Query,
  filter: HistoryFilter,
  page = 1000,
): AsyncGenerator<HistoryRow> {
  let after: HistoryPlace | null = null;
  for (;;) {
    const rows: HistoryRow[] = await historyPage(scope, read, filter, after, page);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = { at: last.at, seq: last.seq };
  }
}

export const historyStretch = (scope: Scope, read: Query, first: number, last: number): Promise<HistoryRow[]> =>
  read
    .select(readColumns)
    .from(history)
    .where(and(eq(history.companyId, scope.companyId), between(history.seq, first, last)))
    .orderBy(asc(history.seq));
