import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, DbOptions, Tx } from '../connection.ts';
import { JsonText } from './json-text.ts';
import { migrationsFolder } from './migrations-folder.ts';

const open = (file: string, readonly: boolean) => {
  const handle = new Database(file, { readonly });
  if (!readonly) handle.pragma('journal_mode = WAL');
  handle.pragma('synchronous = NORMAL');
  handle.pragma('foreign_keys = ON');
  handle.pragma('busy_timeout = 5000');
  handle.pragma('mmap_size = 268435456');
  handle.pragma('cache_size = -65536');
  // 80 MB between checkpoints: a bulk job would otherwise stop for one at every few hundred rows.
  handle.pragma('wal_autocheckpoint = 20000');
  // SQLite's own knows A to Z only; Postgres and what is typed know every letter.
  handle.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  return handle;
};

/** How long transactions may follow one another before whoever else waits for this process gets a turn. */
const TURN_MS = 10;

type Insert = { run(row: Record<string, unknown>): unknown };

/** Embedded SQLite: one writer connection behind a queue of one, one read connection for everything else. */
export const openSqlite = ({ dataDir, readonly = false }: DbOptions): Db => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'patuh.sqlite');
  const writer = readonly ? undefined : open(file, false);
  const reader = open(file, writer === undefined);
  if (writer) reader.pragma('query_only = ON');
  const read = drizzle(reader);
  const write = writer ? drizzle(writer) : undefined;
  const inserts = new Map<SQLiteTable, Insert>();
  let queue: Promise<unknown> = Promise.resolve();
  let turned = performance.now();

  /** Nothing here ever waits, so a job of many transactions would run to its end before the next request is even read. */
  const letOthersIn = async (): Promise<void> => {
    if (performance.now() - turned < TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    turned = performance.now();
  };

  /** Many rows go past the builder: one prepared statement, values by position, only what SQLite cannot hold is turned. */
  const insertOf = (handle: Database.Database, table: SQLiteTable): Insert => {
    const known = inserts.get(table);
    if (known) return known;
    const columns = Object.entries(getTableColumns(table));
    const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
    const places = columns.map(() => '?').join(', ');
    const statement = handle.prepare(`insert into "${getTableName(table)}" (${names}) values (${places})`);
    const keys = columns.map(([key]) => key);
    const turns = columns.map(([, column]) =>
      column.dataType === 'string' || column.dataType === 'number'
        ? undefined
        : (value: unknown) => (value instanceof JsonText ? value.text : column.mapToDriverValue(value)),
    );
    const made: Insert = {
      run: (row) =>
        statement.run(
          keys.map((key, at) => {
            const value = row[key] ?? null;
            const turn = turns[at];
            return turn && value !== null ? turn(value) : value;
          }),
        ),
    };
    inserts.set(table, made);
    return made;
  };

  const run = async <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => {
    if (!writer || !write) throw new Error('this connection only reads');
    const after: (() => void)[] = [];
    const tx: Tx = {
      db: write,
      insertMany: async (table, rows) => {
        const insert = insertOf(writer, table);
        for (const row of rows) insert.run(row as Record<string, unknown>);
      },
      afterCommit: (hook) => after.push(hook),
    };
    writer.exec('BEGIN IMMEDIATE');
    let result: T;
    try {
      result = await fn(tx);
      writer.exec('COMMIT');
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK');
      throw error;
    }
    for (const hook of after) hook();
    return result;
  };

  return {
    read,
    transact: (fn) => {
      const turn = queue.then(letOthersIn).then(() => run(fn));
      queue = turn.catch(() => undefined);
      return turn;
    },
    rows: async <T>(text: string, params: readonly unknown[] = []) => reader.prepare(text).all(...params) as T[],
    migrate: async () => {
      if (write) migrate(write, { migrationsFolder: migrationsFolder('sqlite') });
    },
    close: async () => {
      await queue;
      reader.close();
      writer?.close();
    },
  };
};
