import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { lockedRows } from '../dialect/locked-rows.ts';
import { prepared } from '../prepared.ts';
import { inOrder, removeAsRead, updateAsRead } from './optimistic-update.ts';

type Stored = SQLiteTable & {
  readonly id: SQLiteColumn;
  readonly companyId: SQLiteColumn;
  readonly version: SQLiteColumn;
  readonly status: SQLiteColumn;
};

type Versioned = { readonly id: string; readonly version: number; readonly status: string };

/** In the scope of a company. */
export const store = <T extends Stored, R extends Versioned>(table: T, toRecord: (row: T['$inferSelect']) => R) => {
  type Row = T['$inferSelect'];
  const selectById = prepared<Row[]>(
    (db) =>
      db
        .select()
        .from(table as SQLiteTable)
        .where(and(eq(table.companyId, sql.placeholder('companyId')), eq(table.id, sql.placeholder('id')))) as never,
  );

  return {
    byId: async ({ companyId }: Scope, query: Query, id: string): Promise<R | undefined> => {
      const [row] = await selectById(query, { companyId, id });
      return row && toRecord(row);
    },

    /** In the order of the ids; without those that are not there. */
    byIds: async ({ companyId }: Scope, query: Query, ids: readonly string[]): Promise<R[]> => {
      const [id] = ids;
      if (id === undefined) return [];
      if (ids.length === 1) return (await selectById(query, { companyId, id })).map(toRecord);
      const rows: Row[] = await query
        .select()
        .from(table as SQLiteTable)
        .where(ofCompanyById(table, companyId, ids));
      return inOrder(ids, rows.map(toRecord));
    },

    insert: (tx: Tx, rows: readonly Row[]): Promise<void> => tx.insertMany(table, rows),

    /** False when version or state are no longer those that were read. */
    update: (tx: Tx, scope: Scope, read: Versioned, next: Partial<T['$inferInsert']>): Promise<boolean> =>
      updateAsRead(tx, scope, table, read, next),

    remove: (tx: Tx, scope: Scope, read: Versioned): Promise<boolean> => removeAsRead(tx, scope, table, read),

    /** Until the transaction ends. */
    lock: async (tx: Tx, { companyId }: Scope, id: string): Promise<R | undefined> => {
      const [row]: Row[] = await lockedRows(
        tx.db
          .select()
          .from(table as SQLiteTable)
          .where(and(eq(table.id, id), eq(table.companyId, companyId))),
      );
      return row && toRecord(row);
    },
  };
};
