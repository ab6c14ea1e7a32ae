import { and, asc, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { LineBack } from '#domain/faktur/retur-left.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur, fakturLines } from '../../tables.ts';
import { sumAsText } from '../spt/source-table.ts';
import { counts } from './returned.ts';
import { toRecord } from './rows.ts';

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

export type Taking = Pick<FakturRow<string>, 'id' | 'originId' | 'date' | 'importId' | 'dpp' | 'ppn' | 'ppnbm'> & {
  readonly lines: readonly LineBack[];
};

export const takenOf = async (
  scope: Scope,
  query: Query,
  originIds: readonly string[],
  but: string | null = null,
): Promise<Taking[]> => {
  const { id, originId, date, importId, dpp, ppn, ppnbm } = faktur;
  const taking = and(eq(faktur.companyId, scope.companyId), inArray(originId, [...originIds]), counts);
  const rows = await query.select({ id, originId, date, importId, dpp, ppn, ppnbm }).from(faktur).where(taking);
  const { opt, code, name, unit, quantity, gross, discount, otherDpp } = fakturLines;
  const line = { opt, code, name, unit, quantity, gross, discount, otherDpp };
  const amounts = { dpp: fakturLines.dpp, ppn: fakturLines.ppn, ppnbm: fakturLines.ppnbm };
  const lines = await query
    .select({ of: fakturLines.fakturId, ...line, ...amounts })
    .from(fakturLines)
    .innerJoin(faktur, eq(faktur.id, fakturLines.fakturId))
    .where(and(eq(fakturLines.companyId, scope.companyId), taking))
    .orderBy(asc(fakturLines.fakturId), asc(fakturLines.seq));
  const byId = new Map<string, LineBack[]>(rows.map((row) => [row.id, []]));
  for (const { of, ...one } of lines) byId.get(of)?.push(one);
  return rows.filter((row) => row.id !== but).map((row) => ({ ...row, lines: byId.get(row.id) ?? [] }));
};

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

/** As in the returns of PPN: by document and masa (YYYY-MM), PPN in sen. */
export const validReturns = async (
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
