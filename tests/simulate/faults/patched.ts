import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, Query, Tx } from '../../../db/database.ts';

export type Row = Record<string, unknown>;

/** What a defect does to what is written: another row in its place, or none. Rows by the names of the columns in the schema. */
export type Patch = {
  readonly insert?: (table: string, row: Row) => Row | null;
  readonly update?: (table: string, set: Row) => Row;
};

type Builder = Record<string, (input: unknown) => unknown>;

const nameOf = (table: unknown): string => getTableName(table as SQLiteTable);

/** A builder one of whose methods is handed something else than it was called with. */
const handing = (builder: object, method: string, change: (input: unknown) => unknown): object =>
  new Proxy(builder, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key !== method) return value.bind(target);
      return (input: unknown) => (target as Builder)[method]?.(change(input));
    },
  });

const patchedQuery = (query: Query, { insert, update }: Patch): Query =>
  new Proxy(query, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'insert' && insert)
        return (table: unknown) =>
          handing(target.insert(table as SQLiteTable), 'values', (input) =>
            [input].flat().map((row) => insert(nameOf(table), row as Row) ?? row),
          );
      if (key === 'update' && update)
        return (table: unknown) =>
          handing(target.update(table as SQLiteTable), 'set', (set) => update(nameOf(table), set as Row));
      return value.bind(target);
    },
  });

/** The database as a defective product writes it. */
export const patched = (db: Db, patch: Patch): Db => {
  const queries = new WeakMap<Query, Query>();
  const queryOf = (query: Query): Query => {
    const made = queries.get(query) ?? patchedQuery(query, patch);
    queries.set(query, made);
    return made;
  };
  const txOf = (tx: Tx): Tx => ({
    db: queryOf(tx.db),
    afterCommit: (hook) => tx.afterCommit(hook),
    insertMany: (table, rows) => {
      const { insert } = patch;
      if (!insert) return tx.insertMany(table, rows);
      const name = getTableName(table);
      const kept = rows.flatMap((row) => insert(name, row as Row) ?? []);
      return tx.insertMany(table, kept as typeof rows);
    },
  });
  return { ...db, transact: (work) => db.transact((tx) => work(txOf(tx))) };
};
