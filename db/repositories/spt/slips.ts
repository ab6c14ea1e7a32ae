import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type ReturnType, returnOf, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { BupotStatus } from '#domain/bupot/status.ts';
import { issuedStatuses, voidStatuses } from '#domain/bupot/status-queries.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { DocumentSum } from '#domain/spt/document-sum.ts';
import type { Query, Tx } from '../../database.ts';
import { bupots } from '../../tables.ts';

/** A return that draws slips in: `replaces` is the return it corrects, whose slips it takes over. */
export type Drawing = {
  readonly id: string;
  readonly type: ReturnType;
  readonly period: string;
  readonly replaces: string | null;
};

/** Slips of a period that belong to one kind of return. */
const ofMasa = ({ companyId }: Scope, { type, period }: Pick<Drawing, 'type' | 'period'>): SQL | undefined =>
  and(
    eq(bupots.companyId, companyId),
    eq(bupots.period, period),
    inArray(
      bupots.kind,
      slipKinds.filter((kind) => returnOf(kind) === type),
    ),
  );

/** Those of them that are issued. */
const issuedIn = (scope: Scope, of: Pick<Drawing, 'type' | 'period'>): SQL | undefined =>
  and(ofMasa(scope, of), inArray(bupots.status, [...issuedStatuses]));

const direct = sql<number>`case when ${bupots.paymentOption} = 'DIRECT' then 1 else 0 end`;

const addedUp = async (query: Query, where: SQL | undefined): Promise<DocumentSum[]> => {
  const rows = await query
    .select({
      kind: bupots.kind,
      kapKjs: bupots.kapKjs,
      direct,
      count: sql<number>`count(*)`,
      tax: sql<string>`cast(sum(${bupots.tax}) as text)`,
      borne: sql<string>`cast(sum(${bupots.borne}) as text)`,
    })
    .from(bupots)
    .where(where)
    .groupBy(bupots.kind, bupots.kapKjs, direct);
  return rows.map((row) => ({
    ...row,
    direct: Boolean(row.direct),
    count: Number(row.count),
    tax: Number(row.tax),
    borne: Number(row.borne),
  }));
};

/** Slips that are in no return yet, or in the one that is corrected. */
const free = ({ replaces }: Drawing): SQL | undefined =>
  or(isNull(bupots.returnId), replaces === null ? undefined : eq(bupots.returnId, replaces));

const ownOf = ({ companyId }: Scope, id: string): SQL | undefined =>
  and(eq(bupots.companyId, companyId), eq(bupots.returnId, id));

/** What a return was fed with: the slips it has drawn in. */
export const sumSlipsOf = (scope: Scope, query: Query, id: string): Promise<DocumentSum[]> =>
  addedUp(query, ownOf(scope, id));

/** What a return would be fed with, were it posted now. */
export const drawableSums = (scope: Scope, query: Query, of: Drawing): Promise<DocumentSum[]> =>
  addedUp(query, and(issuedIn(scope, of), or(eq(bupots.returnId, of.id), free(of))));

/** Slips of a period that are neither issued nor void, by kind and state: a return leaves them out. Tax in rupiah. */
export const unissuedIn = async (
  scope: Scope,
  query: Query,
  of: Pick<Drawing, 'type' | 'period'>,
): Promise<{ kind: SlipKind; status: BupotStatus; count: number; tax: string }[]> => {
  const rows = await query
    .select({
      kind: bupots.kind,
      status: bupots.status,
      count: sql<number>`count(*)`,
      tax: sql<string>`cast(sum(${bupots.tax}) as text)`,
    })
    .from(bupots)
    .where(and(ofMasa(scope, of), notInArray(bupots.status, [...issuedStatuses, ...voidStatuses])))
    .groupBy(bupots.kind, bupots.status)
    .orderBy(asc(bupots.kind), asc(bupots.status));
  return rows.map((row) => ({ ...row, count: Number(row.count), tax: rupiah(Number(row.tax)) }));
};

/**
 * Draws the issued slips of the period in and lets go of those that are issued no more: each one statement. What is marked is held until the
 * transaction ends, so that the sums taken after it are of these slips and no others.
 */
export const markSlipsOf = async (tx: Tx, scope: Scope, of: Drawing): Promise<void> => {
  await tx.db
    .update(bupots)
    .set({ returnId: null })
    .where(
      and(
        ownOf(scope, of.id),
        or(notInArray(bupots.status, [...issuedStatuses]), sql`${bupots.period} <> ${of.period}`),
      ),
    );
  await tx.db
    .update(bupots)
    .set({ returnId: of.id })
    .where(and(issuedIn(scope, of), free(of)));
};

/** Lets go of the slips of a return that is removed. Those it had taken over from the one it corrects go back there. */
export const releaseSlipsOf = async (
  tx: Tx,
  scope: Scope,
  { id, replaces }: Drawing,
  /** Moment the corrected return drew its slips in. */
  before: number | null,
): Promise<void> => {
  if (replaces !== null && before !== null)
    await tx.db
      .update(bupots)
      .set({ returnId: replaces })
      .where(and(ownOf(scope, id), lte(bupots.issuedAt, before)));
  await tx.db.update(bupots).set({ returnId: null }).where(ownOf(scope, id));
};
