import { and, count, eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';

type OfCompany = SQLiteTable & { readonly companyId: SQLiteColumn };
export type Page = { readonly offset: number; readonly limit: number };

export const pageOf = async <T extends OfCompany>(
  scope: Scope,
  query: Query,
  table: T,
  condition: SQL | undefined,
  order: readonly SQL[],
  { offset, limit }: Page,
): Promise<{ rows: T['$inferSelect'][]; total: number }> => {
  const of: OfCompany = table;
  const where = and(eq(of.companyId, scope.companyId), condition);
  const [rows, [counted]] = await Promise.all([
    query
      .select()
      .from(of)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    query.select({ n: count() }).from(of).where(where),
  ]);
  return { rows: rows as T['$inferSelect'][], total: Number(counted?.n ?? 0) };
};
