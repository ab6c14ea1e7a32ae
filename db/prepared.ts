import type { Database } from 'better-sqlite3';
import { fillPlaceholders } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { UNREADABLE } from '#domain/history/unreadable.ts';
import type { Query } from './database.ts';
import { dialect } from './dialect/columns.ts';

type Runnable<R> = { execute(values: Record<string, unknown>): Promise<R> | unknown };

/** Building costs several times what running does. Parameters are `sql.placeholder(name)`. */
export const prepared = <R>(build: (db: Query) => { prepare(): Runnable<R> }) => {
  const known = new WeakMap<Query, Runnable<R>>();
  return async (db: Query, values: Record<string, unknown>): Promise<R> => {
    let query = known.get(db);
    if (!query) {
      query = build(db).prepare();
      known.set(db, query);
    }
    return (await query.execute(values)) as R;
  };
};

type Raw = { values(values: Record<string, unknown>): readonly (readonly unknown[])[] };

type Columns = Readonly<Record<string, SQLiteColumn>>;
type Decode = (column: SQLiteColumn, cell: unknown) => unknown;

const decoded: Decode = (column, cell) => column.mapFromDriverValue(cell as never);

/** For the damage check: a marker value for JSON that cannot be parsed. */
export const orUnreadable: Decode = (column, cell) => {
  try {
    return decoded(column, cell);
  } catch {
    return { [UNREADABLE]: String(cell) };
  }
};

/** Booleans, JSON and amounts. */
const decodersOf = (
  columns: Columns,
  decode: Decode,
): readonly [at: number, key: string, decode: (cell: unknown) => unknown][] =>
  Object.entries(columns).flatMap(([key, column], at) =>
    ['boolean', 'json', 'custom'].includes(column.dataType)
      ? [[at, key, (cell: unknown) => (cell === null ? null : decode(column, cell))] as const]
      : [],
  ) as [number, string, (cell: unknown) => unknown][];

/**
 * In the order of the columns. On SQLite only cells that need it are decoded: checking every cell is the largest cost
 * of a list.
 */
export const preparedRows = <R>(
  columns: Columns,
  build: (db: Query) => { prepare(): Runnable<R[]> & Raw },
  decode: Decode = decoded,
) => {
  if (dialect === 'pg') return prepared<R[]>(build);
  const keys = Object.keys(columns);
  const decoders = decodersOf(columns, decode);
  const known = new WeakMap<Query, Raw>();
  return async (db: Query, values: Record<string, unknown>): Promise<R[]> => {
    let query = known.get(db);
    if (!query) {
      query = build(db).prepare();
      known.set(db, query);
    }
    return query.values(values).map((cells) => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < keys.length; at++) row[keys[at] as string] = cells[at];
      for (const [at, key, decode] of decoders) row[key] = decode(cells[at]);
      return row as R;
    });
  };
};

type OnePart = { prepare(): Runnable<PageText[]>; toSQL(): { sql: string; params: unknown[] } };

/** Rows as JSON text, their number, and the revision of the list. */
export type PageText = {
  readonly text: string;
  readonly count: number;
  readonly revision: number | null;
};

/** Cells in the order of `PageText`. On SQLite the driver returns the bare cells. */
export const preparedPage = (build: (db: Query) => OnePart) => {
  if (dialect === 'pg') {
    const run = prepared<PageText[]>(build);
    return async (db: Query, values: Record<string, unknown>): Promise<PageText> =>
      (await run(db, values))[0] as PageText;
  }
  const known = new WeakMap<Query, (values: Record<string, unknown>) => PageText>();
  return async (db: Query, values: Record<string, unknown>): Promise<PageText> => {
    let run = known.get(db);
    if (!run) {
      const { sql, params } = build(db).toSQL();
      const statement = (db as Query & { $client: Database }).$client.prepare(sql);
      run = (given) => {
        // On each run, because this also checks the file.
        const [text, count, revision] = statement.raw().get(...fillPlaceholders(params, given)) as unknown as [
          string,
          number,
          number | null,
        ];
        return { text, count, revision };
      };
      known.set(db, run);
    }
    return run(values);
  };
};
