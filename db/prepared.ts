import type { Database } from 'better-sqlite3';
import { fillPlaceholders } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { UNREADABLE } from '#domain/history/unreadable.ts';
import type { Query } from './database.ts';
import { dialect } from './dialect/columns.ts';

type Runnable<R> = { execute(values: Record<string, unknown>): Promise<R> | unknown };

/**
 * A query built once per connection and run many times. Building one costs several times what running it does; the
 * parameters are `sql.placeholder(name)`.
 */
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

/** The same for whoever looks for damage: a cell that is no JSON where it ought to be is another value, not the end of looking. */
export const orUnreadable: Decode = (column, cell) => {
  try {
    return decoded(column, cell);
  } catch {
    return { [UNREADABLE]: String(cell) };
  }
};

/** Columns whose cells are not what the database keeps of them: switches and JSON. */
const decodersOf = (
  columns: Columns,
  decode: Decode,
): readonly [at: number, key: string, decode: (cell: unknown) => unknown][] =>
  Object.entries(columns).flatMap(([key, column], at) =>
    column.dataType === 'boolean' || column.dataType === 'json'
      ? [[at, key, (cell: unknown) => (cell === null ? null : decode(column, cell))] as const]
      : [],
  ) as [number, string, (cell: unknown) => unknown][];

/**
 * Rows with the columns of a list, in their order. On SQLite they come straight from the driver, and only cells that need it are
 * decoded: asking of every cell whether it has to be costs a list more than anything else it does.
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

/** A page in one row: its rows as the text of their JSON, how many they are, and how often the list has changed. */
export type PageText = {
  readonly text: string;
  readonly count: number;
  readonly revision: number | null;
};

/** A statement whose one row is a page, its cells in the order of `PageText`. On SQLite the driver hands them over and nothing around them. */
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
        // Each time: whether the file still is the one that was opened is looked at here.
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
