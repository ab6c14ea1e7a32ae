import { and, eq, inArray, sql } from 'drizzle-orm';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { DocumentSums } from '#domain/spt-badan/equalisation/with-documents.ts';
import type { Query } from '../../database.ts';
import { bupots, faktur } from '../../tables.ts';
import { inReturn } from '../spt/fakturs.ts';
import { sumAsText } from '../spt/source-table.ts';

const count = sql<number>`count(*)`;

/** Tax base of the sales of a year as the monthly returns sum it, returned goods below zero. */
export const soldOfYear = async ({ companyId }: Scope, query: Query, year: number): Promise<DocumentSums['vat']> => {
  const rows = await query
    .select({ list: sql<string>`${faktur.vatList}`, sign: faktur.vatSign, sum: sumAsText(inReturn(faktur.dpp)), count })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, companyId),
        sql`${faktur.vatPeriod} between ${`${year}-01`} and ${`${year}-12`}`,
        inArray(faktur.vatList, ['A1', 'A2']),
      ),
    )
    .groupBy(faktur.vatList, faktur.vatSign);
  return rows.map((row) => ({ list: row.list, sign: row.sign ?? 1, sum: Number(row.sum), count: Number(row.count) }));
};

/** Gross amounts of the slips issued for the masa of a year. */
export const issuedOfYear = async (
  { companyId }: Scope,
  query: Query,
  year: number,
): Promise<DocumentSums['slips']> => {
  const rows = await query
    .select({ kind: bupots.kind, taxCode: bupots.taxCode, gross: sumAsText(bupots.gross), count })
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, companyId),
        sql`${bupots.period} between ${`${year}-01`} and ${`${year}-12`}`,
        inArray(bupots.status, [...issuedStatuses]),
      ),
    )
    .groupBy(bupots.kind, bupots.taxCode);
  return rows.map(({ kind, taxCode, gross, ...row }) => ({
    kind,
    taxCode,
    gross: Number(gross),
    count: Number(row.count),
  }));
};
