import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type ReturnType, returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/standing.ts';
import type { Scope } from '#domain/scope.ts';
import type { SlipSum } from '#domain/spt/slip-sum.ts';
import type { Query, Tx } from '../connection.ts';
import { bupots } from '../tables.ts';

/** Issued slips of a period that go into one kind of return. */
const drawnInto = ({ companyId }: Scope, type: ReturnType, period: string): SQL | undefined =>
  and(
    eq(bupots.companyId, companyId),
    eq(bupots.period, period),
    inArray(bupots.status, [...issuedStatuses]),
    inArray(
      bupots.kind,
      slipKinds.filter((kind) => returnOf(kind) === type),
    ),
  );

const direct = sql<number>`case when ${bupots.paymentOption} = 'DIRECT' then 1 else 0 end`;

/** The slips of a period added up by kind, account and way of payment: what a return is fed with. */
export const sumSlipsOf = async (
  scope: Scope,
  query: Query,
  { type, period }: { type: ReturnType; period: string },
): Promise<SlipSum[]> => {
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
    .where(drawnInto(scope, type, period))
    .groupBy(bupots.kind, bupots.kapKjs, direct);
  return rows.map((row) => ({
    ...row,
    direct: Boolean(row.direct),
    count: Number(row.count),
    tax: Number(row.tax),
    borne: Number(row.borne),
  }));
};

/** Marks every slip a return draws in, in one statement; answers how many. Those of an earlier version of the return are taken over. */
export const markSlipsOf = async (
  tx: Tx,
  scope: Scope,
  { id, type, period, replaces }: { id: string; type: ReturnType; period: string; replaces: string | null },
): Promise<number> => {
  const free = or(
    isNull(bupots.returnId),
    eq(bupots.returnId, id),
    replaces === null ? undefined : eq(bupots.returnId, replaces),
  );
  const marked = await tx.db
    .update(bupots)
    .set({ returnId: id })
    .where(and(drawnInto(scope, type, period), free))
    .returning({ id: bupots.id });
  return marked.length;
};

/** Lets go of the slips of a return that is removed or taken back. */
export const releaseSlipsOf = async (tx: Tx, scope: Scope, id: string): Promise<void> => {
  await tx.db
    .update(bupots)
    .set({ returnId: null })
    .where(and(eq(bupots.companyId, scope.companyId), eq(bupots.returnId, id)));
};
