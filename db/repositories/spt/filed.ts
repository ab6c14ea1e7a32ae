import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { spts } from '../../tables.ts';

export const filedAmong = async (scope: Scope, query: Query, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await query
    .select({ id: spts.id })
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.status, 'FILED'), inArray(spts.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
};
