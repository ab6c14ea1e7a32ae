import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type SlipKind, unifikasiKinds } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';

/** Amounts in rupiah. */
export type ObjectSum = {
  readonly kind: SlipKind;
  readonly taxCode: string;
  readonly kapKjs: string;
  readonly count: number;
  readonly gross: string;
  readonly tax: string;
};

/** Slips of PPh Unifikasi by tax object: those a return has, or those in force of a masa that no return has yet. */
export const objectSums = async (
  { companyId }: Scope,
  query: Query,
  { period, returnId }: { readonly period: string; readonly returnId: string | null },
): Promise<ObjectSum[]> => {
  const sum = (column: SQLiteColumn) => sql<string>`cast(coalesce(sum(${column}), 0) as text)`;
  const waiting = and(
    eq(bupots.period, period),
    inArray(bupots.status, [...issuedStatuses]),
    inArray(bupots.kind, [...unifikasiKinds]),
    isNull(bupots.returnId),
  );
  const rows = await query
    .select({
      kind: bupots.kind,
      taxCode: bupots.taxCode,
      kapKjs: bupots.kapKjs,
      count: sql<string>`count(*)`,
      gross: sum(bupots.gross),
      tax: sum(bupots.tax),
    })
    .from(bupots)
    .where(
      and(eq(bupots.companyId, companyId), returnId === null ? waiting : or(eq(bupots.returnId, returnId), waiting)),
    )
    .groupBy(bupots.kind, bupots.taxCode, bupots.kapKjs)
    .orderBy(asc(bupots.kapKjs), asc(bupots.taxCode), asc(bupots.kind));
  return rows.map(({ count, gross, tax, ...row }) => ({
    ...row,
    count: Number(count),
    gross: rupiah(Number(gross)),
    tax: rupiah(Number(tax)),
  }));
};
