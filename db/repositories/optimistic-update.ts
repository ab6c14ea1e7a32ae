import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../database.ts';
import { ofCompanyByVersion } from '../dialect/by-id.ts';
import { writeColumns } from '../write-columns.ts';

type Versioned = SQLiteTable & {
  readonly id: SQLiteColumn;
  readonly companyId: SQLiteColumn;
  readonly version: SQLiteColumn;
  readonly status?: SQLiteColumn;
};

type AsRead = { readonly id: string; readonly version: number; readonly status?: string };

/** Matches nothing after a concurrent change. */
export const asRead = ({ companyId }: Scope, table: Versioned, { id, version, status }: AsRead): SQL | undefined =>
  and(
    eq(table.id, id),
    eq(table.companyId, companyId),
    eq(table.version, version),
    table.status && status !== undefined ? eq(table.status, status) : undefined,
  );

/** False and nothing written after a concurrent change. */
export const updateAsRead = <T extends Versioned>(
  tx: Tx,
  { companyId }: Scope,
  table: T,
  { id, version, status }: AsRead,
  next: Partial<T['$inferInsert']>,
): Promise<boolean> =>
  writeColumns(
    tx,
    table,
    { id, companyId, version, ...(table.status && status !== undefined ? { status } : {}) },
    next,
  );

/** In one statement. Returns the ids of those that were unchanged. */
export const updateAlike = async <T extends Versioned>(
  tx: Tx,
  { companyId }: Scope,
  table: T,
  reads: readonly AsRead[],
  next: Partial<T['$inferInsert']>,
): Promise<ReadonlySet<string>> => {
  const written = await tx.db
    .update(table)
    .set({ ...next, version: sql`${table.version} + 1` } as Partial<T['$inferInsert']>)
    .where(ofCompanyByVersion(table, companyId, reads))
    .returning({ id: table.id });
  return new Set((written as { id: string }[]).map(({ id }) => id));
};

/** False after a concurrent change. */
export const removeAsRead = async (tx: Tx, scope: Scope, table: Versioned, read: AsRead): Promise<boolean> => {
  const gone = await tx.db
    .delete(table)
    .where(asRead(scope, table, read))
    .returning({ id: table.id });
  return gone.length > 0;
};

export const inOrder = <T extends { readonly id: string }>(ids: readonly string[], found: readonly T[]): T[] => {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
};
