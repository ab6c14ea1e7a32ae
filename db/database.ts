import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The query builder, typed against SQLite; on Postgres the same builder of the other dialect stands behind it. */
export type Query = BetterSQLite3Database;

/** Answers what only whoever holds the key can make of a hash, 43 characters of base64url. */
export type Seal = (hash: string) => string;

/** One open transaction. No network and no slow work while it is open: on SQLite every other writer waits. */
export type Tx = {
  readonly db: Query;
  /** Fast path for many rows of one table; every column must be given, `null` where empty. */
  insertMany<T extends SQLiteTable>(table: T, rows: readonly T['$inferSelect'][]): Promise<void>;
  /** Runs once the transaction has committed, never when it rolled back. */
  afterCommit(fn: () => void): void;
  /** Seals rows of the history; missing where a database was opened without the key. */
  readonly seal?: Seal;
};

export type Db = {
  /** Everything outside a transaction reads through this one and sees committed rows only. */
  readonly read: Query;
  /** The only way to write. Nesting is an error of the caller and would wait for ever. */
  transact<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Plain text SQL for the few things the builder cannot say; rows as objects. Parameters are `?` on both dialects. */
  rows<T>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Where there is one writer at a time: the turn to write, for another thread of this process; what it answers gives it back. */
  lend?(): Promise<() => void>;
  /** Seals rows of the history, and tells whose seal it is. */
  readonly seal?: Seal;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** The same key stands there by now: somebody who wrote at the same moment was faster. */
export class AlreadyThere extends Error {}

/** A database made before the first release: its migrations are not the ones of today, and cannot be caught up with. */
export class BeforeRelease extends Error {}

export type DbOptions = {
  dataDir: string;
  url?: string;
  readonly?: boolean;
  /** In a thread that is not the writer's: waits for the turn to write, and gives it back when the work is done. */
  turn?: <T>(work: () => Promise<T>) => Promise<T>;
};
