import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { returVoid } from '#domain/faktur/retur-status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';

export const counts = notInArray(sql`${faktur.status}`, [...returVoid]);

export const returnedAmong = async (
  scope: Scope,
  query: Query,
  originIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (originIds.length === 0) return new Set();
  const rows = await query
    .selectDistinct({ id: faktur.originId })
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), inArray(faktur.originId, [...originIds]), counts));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};

export const returnedBy = async (
  { companyId }: Scope,
  query: Query,
  type: 'RETURN_IN' | 'RETURN_DOC_IN',
): Promise<readonly string[]> => {
  const rows = await query
    .selectDistinct({ id: faktur.originId })
    .from(faktur)
    .where(and(eq(faktur.companyId, companyId), eq(faktur.type, type), isNotNull(faktur.originId), counts));
  return rows.flatMap(({ id }) => id ?? []);
};
