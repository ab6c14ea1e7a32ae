import { and, asc, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { sumAsText } from '../spt/source-table.ts';
import { withLines } from './faktur.ts';
import { counts } from './returned.ts';
import { toRecord } from './rows.ts';

/** The returns of these documents in order of date, those that came to nothing too. */
export const returnsOf = async (
  scope: Scope,
  query: Query,
  originIds: readonly string[],
): Promise<FakturRow<string>[]> => {
  if (originIds.length === 0) return [];
  const rows = await query
    .select()
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), inArray(faktur.originId, [...originIds])))
    .orderBy(asc(faktur.date), asc(faktur.id));
  return rows.map((row) => toRecord<string>(row));
};

/** The returns that take something of these versions of a document, with their lines; `but`: all save this one. */
export const takenOf = async (
  scope: Scope,
  query: Query,
  originIds: readonly string[],
  but: string | null = null,
): Promise<Faktur<string>[]> => {
  const rows = await query
    .select()
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), inArray(faktur.originId, [...originIds]), counts));
  const others = rows.filter(({ id }) => id !== but).map((row) => toRecord<string>(row));
  return withLines(scope, query, others);
};

/** How many of a type that came here since a moment stand in a status. */
export const receivedSince = async (
  scope: Scope,
  query: Query,
  { type, status, since }: { readonly type: FakturType; readonly status: string; readonly since: number },
): Promise<number> => {
  const [counted] = await query
    .select({ count: count() })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        eq(faktur.type, type),
        sql`${faktur.status} = ${status}`,
        gte(faktur.createdAt, since),
      ),
    );
  return counted?.count ?? 0;
};

/** What goes back of what was bought, of some documents or of all, as it stands in the returns of PPN: by document and masa (YYYY-MM), its PPN in sen. */
export const standingReturns = async (
  scope: Scope,
  query: Query,
  type: 'RETURN_IN' | 'RETURN_DOC_IN',
  originIds?: readonly string[],
): Promise<{ originId: string; period: string; ppn: bigint }[]> => {
  const ofOrigins = originIds && inArray(faktur.originId, [...originIds]);
  const rows = await query
    .select({ originId: faktur.originId, period: faktur.vatPeriod, ppn: sumAsText(faktur.ppn) })
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), eq(faktur.type, type), isNotNull(faktur.vatPeriod), ofOrigins))
    .groupBy(faktur.originId, faktur.vatPeriod);
  return rows.flatMap(({ originId, period, ppn }) =>
    originId === null || period === null ? [] : [{ originId, period, ppn: BigInt(ppn) }],
  );
};
