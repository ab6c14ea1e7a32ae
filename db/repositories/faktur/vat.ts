import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { codesOfSeller } from '#domain/faktur/codes.ts';
import { dokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { dokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { masukan } from '#domain/faktur/masukan.ts';
import { creditedStatuses } from '#domain/faktur/masukan-status.ts';
import { standingStatuses } from '#domain/faktur/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';

/** PPN of one masa in sen: what sellers pay of the outgoing invoices and other documents in force, and what is credited in it of incoming ones. */
export type VatOfPeriod = { readonly output: bigint; readonly credited: bigint };

const sums = async (
  scope: Scope,
  query: Query,
  period: SQLiteColumn,
  periods: readonly string[],
  of: SQL | undefined,
) => {
  const rows = await query
    .select({ period: sql<string>`${period}`, sum: sql<string>`cast(sum(${faktur.ppn}) as text)` })
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), inArray(period, [...periods]), of))
    .groupBy(period);
  return new Map(rows.map((row) => [row.period, BigInt(row.sum)]));
};

const isIn = (statuses: readonly string[]): SQL => inArray(sql`${faktur.status}`, [...statuses]);

/** The VAT of some masa (YYYY-MM) as it stands. */
export const vatOf = async (
  scope: Scope,
  query: Query,
  periods: readonly string[],
): Promise<ReadonlyMap<string, VatOfPeriod>> => {
  if (periods.length === 0) return new Map();
  const bySeller = and(
    inArray(faktur.type, [keluaran.type, dokumenKeluaran.type]),
    isIn(standingStatuses),
    inArray(faktur.code, [...codesOfSeller]),
  );
  const output = await sums(scope, query, faktur.period, periods, bySeller);
  const taken = and(inArray(faktur.type, [masukan.type, dokumenMasukan.type]), isIn(creditedStatuses));
  const credited = await sums(scope, query, faktur.creditPeriod, periods, taken);
  return new Map(
    periods.map((period) => [period, { output: output.get(period) ?? 0n, credited: credited.get(period) ?? 0n }]),
  );
};
