import { AsyncResource } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import Database, { type SqliteHandle } from '../better-sqlite3.ts';
import { AlreadyThere, DATABASE_FILE, type Db, type DbOptions, storageTrouble, type Tx } from '../database.ts';
import { keepStatements } from './cached-statements.ts';
import { damageOf } from './damage.ts';
import { JsonText } from './json-text.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseOlder } from './of-today.ts';
import { quickCheck } from './quick-check.ts';
import { sameFile } from './same-file.ts';
import { storageState } from './storage-state.ts';

const open = (file: string, readonly: boolean) => {
  const handle = new Database(file, { readonly });
  if (!readonly) handle.pragma('journal_mode = WAL');
  handle.pragma('synchronous = NORMAL');
  handle.pragma('foreign_keys = ON');
  handle.pragma('busy_timeout = 5000');
  handle.pragma('mmap_size = 268435456');
  handle.pragma('cache_size = -65536');
  // Checkpoints only every 80 MB: a bulk job would otherwise stop for one every few hundred rows.
  handle.pragma('wal_autocheckpoint = 20000');
  // SQLite's own `lower` handles A to Z only; Postgres and JavaScript handle every letter.
  handle.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  return handle;
};

/** Transactions committed together, and begun before the event loop gets a turn. */
const TOGETHER = 32;
const TURN_MS = 10;

type Waiting = {
  work: (tx: Tx) => Promise<unknown>;
  done: (result: unknown) => void;
  failed: (error: unknown) => void;
};

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(String((error as { code?: unknown }).code)) ||
    isUniqueViolation(error.cause));

type Insert = { run(row: Record<string, unknown>): unknown };

/** One writer connection behind a queue, one read connection for everything else. */
export const openSqlite = ({ dataDir, readonly = false, turn = (work) => work() }: DbOptions): Db => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, DATABASE_FILE);
  const writer = readonly ? undefined : open(file, false);
  const look = sameFile(file);
  const damage = damageOf(file);
  const reader = keepStatements(open(file, writer === undefined), look, damage.note);
  if (writer) reader.pragma('query_only = ON');
  const read = drizzle(reader);
  const write = writer ? drizzle(keepStatements(writer)) : undefined;
  const state = storageState();
  const inserts = new Map<SQLiteTable, Insert>();
  const line: Waiting[] = [];
  const borrowers: ((back: () => void) => void)[] = [];
  let emptying: Promise<void> | undefined;

  /** One prepared statement, values by position; only values SQLite cannot hold are converted. */
  const insertOf = (handle: SqliteHandle, table: SQLiteTable): Insert => {
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

  const txOf = (hooks: (() => void)[]): Tx => {
    if (!writer || !write) throw new Error('this connection only reads');
    return {
      db: write,
      insertMany: async (table, rows) => {
        const insert = insertOf(writer, table);
        for (const row of rows) insert.run(row as Record<string, unknown>);
      },
      afterCommit: (hook) => hooks.push(hook),
    };
  };

  /**
   * Each in its own savepoint: a failed one does not affect the others, and none resolves or rejects before all are on
   * disk, so that a caller that lost a race finds what the winner wrote.
   */
  const commitTogether = async (): Promise<void> => {
    const alone = line.length === 1;
    const began = performance.now();
    const done: { one: Waiting; result: unknown; hooks: readonly (() => void)[] }[] = [];
    const lost: { one: Waiting; error: unknown }[] = [];
    const next = () => (done.length < TOGETHER && performance.now() - began < TURN_MS ? line.shift() : undefined);
    let now = line.shift();
    try {
      damage.refuse();
      look();
      writer?.exec('BEGIN IMMEDIATE');
      for (; now; now = alone ? undefined : next()) {
        const hooks: (() => void)[] = [];
        if (!alone) writer?.exec('SAVEPOINT one');
        try {
          done.push({ one: now, result: await now.work(txOf(hooks)), hooks });
        } catch (error) {
          // Without a savepoint, or when SQLite itself rolled back the whole transaction, nothing can be kept.
          if (alone || !writer?.inTransaction) throw error;
          writer.exec('ROLLBACK TO one');
          lost.push({ one: now, error });
        }
        if (!alone) writer?.exec('RELEASE one');
      }
      writer?.exec('COMMIT');
    } catch (error) {
      if (writer?.inTransaction) writer.exec('ROLLBACK');
      now?.failed(error);
      for (const { one } of done) one.failed(error);
      return;
    } finally {
      for (const { one, error } of lost) one.failed(error);
    }
    for (const { one, result, hooks } of done)
      try {
        for (const hook of hooks) hook();
        one.done(result);
      } catch (error) {
        one.failed(error);
      }
  };

  /** The event loop runs between batches, and new transactions join the queue. */
  const emptyLine = async (): Promise<void> => {
    while (line.length > 0 || borrowers.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const borrower = borrowers.shift();
      if (borrower) await new Promise<void>((back) => borrower(back));
      if (line.length > 0) await turn(commitTogether);
    }
    emptying = undefined;
  };

  const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    new Promise((done, failed) => {
      line.push({
        // The queue is run in another caller's context: `bind` keeps the company of this caller.
        work: AsyncResource.bind(async (tx: Tx) => await work(tx)),
        done: (result) => {
          state.note();
          done(result as T);
        },
        failed: (error) => {
          state.note(error);
          damage.note(error);
          failed(isUniqueViolation(error) ? new AlreadyThere('unique', { cause: error }) : error);
        },
      });
      emptying ??= emptyLine();
    });

  return {
    read,
    transact,
    trouble: async () => {
      if (damage.isFound()) return 'damaged';
      try {
        reader.prepare('select count(*) from sqlite_master').get();
        if (writer && !state.isFresh()) await transact(async () => state.tryOut(writer));
        return undefined;
      } catch (error) {
        return storageTrouble(error) ?? 'unreachable';
      }
    },
    lend: () =>
      new Promise((begin) => {
        borrowers.push(begin);
        emptying ??= emptyLine();
      }),
    rows: async <T>(text: string, params: readonly unknown[] = []) => reader.prepare(text).all(...params) as T[],
    migrate: async () => {
      if (!writer || !write) return;
      const folder = migrationsFolder('sqlite');
      const known = writer.prepare("select name from sqlite_master where name = '__drizzle_migrations'").get();
      const first =
        known && writer.prepare('select hash from __drizzle_migrations order by created_at limit 1').pluck().get();
      refuseOlder(first as string | undefined, folder);
      migrate(write, { migrationsFolder: folder });
    },
    findDamage: async () => {
      const verdict = await quickCheck(file);
      if (verdict !== undefined) damage.found();
      return verdict;
    },
    close: async () => {
      await emptying;
      damage.close();
      reader.close();
      writer?.close();
    },
  };
};
