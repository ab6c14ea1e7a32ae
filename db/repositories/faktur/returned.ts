import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { returVoid } from '#domain/faktur/retur-status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';

/** It takes something of the document it is of. */
export const counts = notInArray(sql`${faktur.status}`, [...returVoid]);

/** Of some documents those of which a return takes something. */
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

/** Every document of which a return of a type takes something. */
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
