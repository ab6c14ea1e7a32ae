import { and, asc, count, eq, gt, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { PulledRowStatus, PullVerdict, TakeableVerdict } from '#domain/definition/pull.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { asSet, textsIn, textWith } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { pullRows } from '../tables.ts';
import { type Page, pageOf } from './page-of.ts';

export type PullRow = typeof pullRows.$inferSelect;

const of = ({ companyId }: Scope, pullId: string): SQL | undefined =>
  and(eq(pullRows.companyId, companyId), eq(pullRows.pullId, pullId));

/** Existing rows stay as they are, so a repeated query writes nothing twice. */
export const insertPullRows = async (tx: Tx, scope: Scope, pullId: string, rows: readonly PullRow[]): Promise<void> => {
  const there = await tx.db
    .select({ place: pullRows.place })
    .from(pullRows)
    .where(and(of(scope, pullId), inArray(pullRows.place, textsIn(rows.map(({ place }) => place)))));
  const known = new Set(there.map(({ place }) => place));
  await tx.insertMany(
    pullRows,
    rows.filter(({ place }) => !known.has(place)),
  );
};

export type PullRowFilter = {
  readonly verdict?: readonly PullVerdict[] | undefined;
  readonly status?: readonly PulledRowStatus[] | undefined;
};

const matching = (scope: Scope, pullId: string, { verdict, status }: PullRowFilter): SQL | undefined =>
  and(
    of(scope, pullId),
    verdict?.length ? inArray(pullRows.verdict, [...verdict]) : undefined,
    status?.length ? inArray(pullRows.status, [...status]) : undefined,
  );

export const listPullRows = async (
  scope: Scope,
  query: Query,
  pullId: string,
  filter: PullRowFilter,
  page: Page,
): Promise<{ rows: PullRow[]; total: number }> =>
  pageOf(scope, query, pullRows, matching(scope, pullId, filter), [asc(pullRows.place)], page);

export const nextPullRows = (
  scope: Scope,
  query: Query,
  pullId: string,
  { status, after, limit }: { status: PulledRowStatus; after: string; limit: number },
): Promise<PullRow[]> =>
  query
    .select()
    .from(pullRows)
    .where(and(of(scope, pullId), eq(pullRows.status, status), gt(pullRows.place, after)))
    .orderBy(asc(pullRows.place))
    .limit(limit);

export type PullTally = {
  readonly verdict: PullVerdict;
  readonly status: PulledRowStatus;
  readonly count: number;
  readonly amount: number;
};

export const tallyPull = async (scope: Scope, query: Query, pullId: string): Promise<PullTally[]> => {
  const { verdict, status } = pullRows;
  const rows = await query
    .select({ verdict, status, count: count(), amount: sum(pullRows.amount) })
    .from(pullRows)
    .where(of(scope, pullId))
    .groupBy(verdict, status);
  return rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount ?? 0) }));
};

/** Those given, or all of some verdicts. Returns their number. */
export const choosePullRows = async (
  tx: Tx,
  scope: Scope,
  pullId: string,
  chosen: { readonly places: readonly string[] } | { readonly verdicts: readonly TakeableVerdict[] },
  takeable: readonly TakeableVerdict[],
): Promise<number> => {
  const marked = await tx.db
    .update(pullRows)
    .set({ status: 'CHOSEN', message: null })
    .where(
      and(
        of(scope, pullId),
        inArray(pullRows.status, ['OPEN', 'FAILED']),
        inArray(pullRows.verdict, 'verdicts' in chosen ? [...chosen.verdicts] : [...takeable]),
        'places' in chosen ? inArray(pullRows.place, textsIn(chosen.places)) : undefined,
      ),
    )
    .returning({ place: pullRows.place });
  return marked.length;
};

export type RowOutcome = Pick<PullRow, 'place'> &
  Partial<Pick<PullRow, 'status' | 'verdict' | 'differences' | 'note' | 'documentId' | 'message'>>;

export const markPullRows = async (
  tx: Tx,
  scope: Scope,
  pullId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> => {
  for (const { place, ...set } of outcomes)
    await tx.db
      .update(pullRows)
      .set(set)
      .where(and(of(scope, pullId), eq(pullRows.place, place)));
};

const taking = prepared<{ place: string }[]>((db) =>
  db
    .update(pullRows)
    .set({
      status: 'TAKEN',
      message: null,
      documentId: textWith(pullRows.place, sql.placeholder('ids')),
    })
    .where(
      and(
        eq(pullRows.companyId, sql.placeholder('companyId')),
        eq(pullRows.pullId, sql.placeholder('pullId')),
        sql`${pullRows.place} in ${textsIn(sql.placeholder('places'))}`,
      ),
    )
    .returning({ place: pullRows.place }),
);

/** In one statement. */
export const markTaken = async (
  tx: Tx,
  { companyId }: Scope,
  pullId: string,
  taken: readonly { readonly place: string; readonly documentId: string | null }[],
): Promise<void> => {
  if (taken.length === 0) return;
  await taking(tx.db, {
    companyId,
    pullId,
    ids: asSet(taken.map(({ place, documentId }) => [place, documentId])),
    places: asSet(taken.map(({ place }) => place)),
  });
};

export const releaseChosen = async (tx: Tx, scope: Scope, pullId: string): Promise<void> => {
  await tx.db
    .update(pullRows)
    .set({ status: 'OPEN' })
    .where(and(of(scope, pullId), eq(pullRows.status, 'CHOSEN')));
};
