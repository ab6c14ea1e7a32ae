import { and, asc, count, eq, gt, inArray, type SQL, sum } from 'drizzle-orm';
import type { PulledRowStatus, PullVerdict, TakeableVerdict } from '#domain/bupot/pull/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { bupotPullRows } from '../../tables.ts';

export type BupotPullRow = typeof bupotPullRows.$inferSelect;

const of = ({ companyId }: Scope, pullId: string): SQL | undefined =>
  and(eq(bupotPullRows.companyId, companyId), eq(bupotPullRows.pullId, pullId));

/** New rows of a pull; those whose place is taken stay as they are, so that asking again writes nothing twice. */
export const insertPullRows = async (
  tx: Tx,
  scope: Scope,
  pullId: string,
  rows: readonly BupotPullRow[],
): Promise<void> => {
  const there = await tx.db
    .select({ place: bupotPullRows.place })
    .from(bupotPullRows)
    .where(and(of(scope, pullId), inArray(bupotPullRows.place, textsIn(rows.map(({ place }) => place)))));
  const known = new Set(there.map(({ place }) => place));
  await tx.insertMany(
    bupotPullRows,
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
    verdict?.length ? inArray(bupotPullRows.verdict, [...verdict]) : undefined,
    status?.length ? inArray(bupotPullRows.status, [...status]) : undefined,
  );

/** A page of rows by masa and number. */
export const listPullRows = async (
  scope: Scope,
  query: Query,
  pullId: string,
  filter: PullRowFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: BupotPullRow[]; total: number }> => {
  const where = matching(scope, pullId, filter);
  const rows = await query
    .select()
    .from(bupotPullRows)
    .where(where)
    .orderBy(asc(bupotPullRows.place))
    .limit(limit)
    .offset(offset);
  const [counted] = await query.select({ n: count() }).from(bupotPullRows).where(where);
  return { rows, total: Number(counted?.n ?? 0) };
};

/** The next rows of a state behind a place, in their order. */
export const nextPullRows = (
  scope: Scope,
  query: Query,
  pullId: string,
  { status, after, limit }: { status: PulledRowStatus; after: string; limit: number },
): Promise<BupotPullRow[]> =>
  query
    .select()
    .from(bupotPullRows)
    .where(and(of(scope, pullId), eq(bupotPullRows.status, status), gt(bupotPullRows.place, after)))
    .orderBy(asc(bupotPullRows.place))
    .limit(limit);

export type PullTally = {
  readonly verdict: PullVerdict;
  readonly status: PulledRowStatus;
  readonly count: number;
  /** Sen. */
  readonly tax: number;
};

/** How many rows there are of each verdict and state, and the tax on them. */
export const tallyPull = async (scope: Scope, query: Query, pullId: string): Promise<PullTally[]> => {
  const { verdict, status } = bupotPullRows;
  const rows = await query
    .select({ verdict, status, count: count(), tax: sum(bupotPullRows.tax) })
    .from(bupotPullRows)
    .where(of(scope, pullId))
    .groupBy(verdict, status);
  return rows.map((row) => ({ ...row, count: Number(row.count), tax: Number(row.tax ?? 0) }));
};

/** Marks open rows as chosen: those named, or all of some verdicts. Answers how many. */
export const choosePullRows = async (
  tx: Tx,
  scope: Scope,
  pullId: string,
  chosen: { readonly places: readonly string[] } | { readonly verdicts: readonly TakeableVerdict[] },
  takeable: readonly TakeableVerdict[],
): Promise<number> => {
  const marked = await tx.db
    .update(bupotPullRows)
    .set({ status: 'CHOSEN', message: null })
    .where(
      and(
        of(scope, pullId),
        inArray(bupotPullRows.status, ['OPEN', 'FAILED']),
        inArray(bupotPullRows.verdict, 'verdicts' in chosen ? [...chosen.verdicts] : [...takeable]),
        'places' in chosen ? inArray(bupotPullRows.place, textsIn(chosen.places)) : undefined,
      ),
    )
    .returning({ place: bupotPullRows.place });
  return marked.length;
};

export type RowOutcome = Pick<BupotPullRow, 'place'> &
  Partial<Pick<BupotPullRow, 'status' | 'verdict' | 'differences' | 'note' | 'slipId' | 'message'>>;

/** Writes what became of rows. */
export const markPullRows = async (
  tx: Tx,
  scope: Scope,
  pullId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> => {
  for (const { place, ...set } of outcomes)
    await tx.db
      .update(bupotPullRows)
      .set(set)
      .where(and(of(scope, pullId), eq(bupotPullRows.place, place)));
};

/** What was chosen and not come to is open again. */
export const releaseChosen = async (tx: Tx, scope: Scope, pullId: string): Promise<void> => {
  await tx.db
    .update(bupotPullRows)
    .set({ status: 'OPEN' })
    .where(and(of(scope, pullId), eq(bupotPullRows.status, 'CHOSEN')));
};
