import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { codesOfSeller } from '#domain/faktur/codes.ts';
import type { Scope } from '#domain/scope.ts';
import { creditedLists, type VatList } from '#domain/spt/ppn/lists.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { inReturn } from '../spt/fakturs.ts';
import { sumAsText } from '../spt/source-table.ts';

/** In sen as the return sums it, less returned goods. */
export type VatOfPeriod = { readonly output: bigint; readonly credited: bigint };

export const vatOf = async (
  { companyId }: Scope,
  query: Query,
  periods: readonly string[],
): Promise<ReadonlyMap<string, VatOfPeriod>> => {
  if (periods.length === 0) return new Map();
  const bySeller = and(eq(faktur.vatList, 'A2'), inArray(faktur.code, [...codesOfSeller]));
  const rows = await query
    .select({ period: faktur.vatPeriod, list: sql<VatList>`${faktur.vatList}`, sum: sumAsText(inReturn(faktur.ppn)) })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, companyId),
        inArray(faktur.vatPeriod, [...periods]),
        or(bySeller, inArray(faktur.vatList, [...creditedLists])),
      ),
    )
    .groupBy(faktur.vatPeriod, faktur.vatList);
  const sumOf = (period: string, lists: readonly VatList[]): bigint =>
    rows.reduce((all, row) => (row.period === period && lists.includes(row.list) ? all + BigInt(row.sum) : all), 0n);
  return new Map(
    periods.map((period) => [period, { output: sumOf(period, ['A2']), credited: sumOf(period, creditedLists) }]),
  );
};
