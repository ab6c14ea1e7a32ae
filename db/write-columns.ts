import { and, eq, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Query, Tx } from './database.ts';
import { prepared } from './prepared.ts';

type WithId = SQLiteTable & { readonly id: SQLiteColumn };
type Cells = Readonly<Record<string, unknown>>;
type Write = (db: Query, values: Record<string, unknown>) => Promise<{ id: unknown }[]>;

const known = new Map<SQLiteTable, Map<string, Write>>();

const columnOf = (table: SQLiteTable, key: string): SQLiteColumn => {
  const column = getTableColumns(table)[key];
  if (!column) throw new Error(`no column ${key}`);
  return column;
};

const writeOf = (table: WithId, set: readonly string[], where: readonly string[]): Write => {
  const shapes = known.get(table) ?? new Map<string, Write>();
  known.set(table, shapes);
  const shape = `${set.join()}?${where.join()}`;
  const ready = shapes.get(shape);
  if (ready) return ready;
  const write: Write = prepared((db) =>
    db
      .update(table)
      .set(Object.fromEntries(set.map((key) => [key, sql`${sql.placeholder(`to ${key}`)}`])))
      .where(and(...where.map((key) => eq(columnOf(table, key), sql.placeholder(`is ${key}`)))))
      .returning({ id: table.id }),
  );
  shapes.set(shape, write);
  return write;
};

/**
 * By equality of columns. One statement per set of columns, built once: building costs several times what running does.
 * Returns whether a row was written.
 */
export const writeColumns = async (tx: Tx, table: WithId, where: Cells, set: Cells): Promise<boolean> => {
  const keys = Object.keys(set).filter((key) => set[key] !== undefined);
  if (keys.some((key) => is(set[key], SQL))) {
    const matches = Object.entries(where).map(([key, value]) => eq(columnOf(table, key), value));
    const rows = await tx.db
      .update(table)
      .set(set)
      .where(and(...matches))
      .returning({ id: table.id });
    return rows.length > 0;
  }
  const values: Record<string, unknown> = {};
  for (const key of keys) {
    const value = set[key];
    values[`to ${key}`] = value === null ? null : columnOf(table, key).mapToDriverValue(value);
  }
  for (const [key, value] of Object.entries(where)) values[`is ${key}`] = value;
  const rows = await writeOf(table, keys, Object.keys(where))(tx.db, values);
  return rows.length > 0;
};

export const changedColumns = <Row extends object>(before: Row, after: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== before[key as keyof Row]),
  ) as Partial<Row>;
