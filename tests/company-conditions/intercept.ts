import pg from 'pg';
import Database, { type SqliteHandle } from '../../db/better-sqlite3.ts';

/** Called with each statement before it runs. An error thrown here replaces its execution. */
type Hears = {
  /** `again` runs another text with the same parameters, and rolls back its writes. */
  onSqlite(sql: string, again: (sql: string) => unknown): void;
  onPostgres(sql: string, again: (sql: string, settings?: Settings) => Promise<unknown>): Promise<void>;
};

/** PostgreSQL settings in effect while a statement runs again, by name. */
type Settings = Readonly<Record<string, string>>;

type Statement = ReturnType<SqliteHandle['prepare']>;
type Runs = {
  readonly reader: boolean;
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): { readonly changes: number };
};
type Prepare = (this: SqliteHandle, sql: string) => Statement;

const isWrite = (sql: string): boolean => !/^[\s(]*(?:select|with)\b/i.test(sql);

const interceptSqlite = (concerns: (sql: string) => boolean, hear: Hears['onSqlite']): void => {
  const prototype = Database.prototype as { prepare: Prepare };
  const prepare = prototype.prepare;
  const againOn = (handle: SqliteHandle, values: unknown[]) => (sql: string) => {
    const isUndone = handle.inTransaction && isWrite(sql);
    const compile = () => prepare.call(handle, sql) as unknown as Runs;
    if (!isUndone) return compile().all(...values);
    handle.exec('savepoint again');
    try {
      const statement = compile();
      return statement.reader ? statement.all(...values) : statement.run(...values).changes;
    } finally {
      handle.exec('rollback to again; release again');
    }
  };
  prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    if (!concerns(sql)) return statement;
    const watched: Statement = new Proxy(statement, {
      get: (of, name) => {
        if (name === 'raw' || name === 'pluck')
          return () => {
            of[name]();
            return watched;
          };
        const value: unknown = Reflect.get(of, name, of);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) => {
          if (name === 'run' || name === 'get' || name === 'all') hear(sql, againOn(this, values));
          return Reflect.apply(value, of, values);
        };
      },
    });
    return watched;
  };
};

type Query = (this: pg.Client, statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

const interceptPostgres = (concerns: (sql: string) => boolean, hear: Hears['onPostgres']): void => {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  const within = new WeakSet<pg.Client>();
  prototype.query = function (statement, values) {
    const sql = typeof statement === 'string' ? statement : statement.text;
    if (/^\s*begin\b/i.test(sql)) within.add(this);
    if (/^\s*(?:commit|rollback)\s*$/i.test(sql)) within.delete(this);
    if (typeof sql !== 'string' || typeof values === 'function' || !concerns(sql))
      return query.call(this, statement, values);
    const again = async (text: string, settings: Settings = {}): Promise<unknown> => {
      const isWithin = within.has(this);
      if (isWrite(text) && !isWithin) throw new Error('a write outside a transaction');
      await query.call(this, isWithin ? 'savepoint again' : 'begin');
      try {
        for (const setting of Object.entries(settings))
          await query.call(this, 'select set_config($1, $2, true)', [...setting]);
        const { rows, rowCount } = await query.call(
          this,
          typeof statement === 'string' ? text : { ...statement, name: undefined, text },
          values,
        );
        return rows.length > 0 ? rows : rowCount;
      } finally {
        await query.call(this, isWithin ? 'rollback to savepoint again; release savepoint again' : 'rollback');
      }
    };
    return hear(sql, again).then(() => query.call(this, statement, values));
  };
};

let isIntercepted = false;

/** Call once per process; `concerns` is called for each text and should cache. */
export const interceptStatements = (concerns: (sql: string) => boolean, hears: Hears): void => {
  if (isIntercepted) return;
  isIntercepted = true;
  interceptSqlite(concerns, hears.onSqlite);
  interceptPostgres(concerns, hears.onPostgres);
};
