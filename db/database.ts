import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * The query builder, typed against SQLite. On Postgres the builder of the other dialect is used behind the same type.
 */
export type Query = BetterSQLite3Database;

/** With the server's key: 43 characters of base64url. */
export type Seal = (hash: string) => string;

/** Keys of records a transaction wrote, by chain and company. */
export type WrittenRecords = Map<string, Map<string, Set<string>>>;

/** No network and no slow work while it is open: on SQLite every other writer waits. */
export type Tx = {
  readonly db: Query;
  /** Fast path for many rows of one table; every column must be given, `null` where empty. */
  insertMany<T extends SQLiteTable>(table: T, rows: readonly T['$inferSelect'][]): Promise<void>;
  /** Runs once the transaction has committed, never when it rolled back. */
  afterCommit(fn: () => void): void;
  /** Seals history rows; undefined when the database was opened without the key. */
  readonly seal?: Seal;
  /** Their links are appended at the end; undefined when the database was opened without the key. */
  readonly records?: WrittenRecords;
};

export type Db = {
  /** Reads outside a transaction; sees committed rows only. */
  readonly read: Query;
  /** The only way to write. A nested call would deadlock. */
  transact<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Plain SQL for what the builder cannot express; rows as objects. Parameters are `?` on both dialects. */
  rows<T>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** On SQLite: lends the writer lock to another thread of this process. The returned function releases it. */
  lend?(): Promise<() => void>;
  readonly seal?: Seal;
  /** The current reason why storage cannot be read or written; undefined if there is none. */
  trouble(): Promise<StorageTrouble | undefined>;
  /**
   * In the whole file on SQLite, for at most half a minute on PostgreSQL. After any damage, writes are refused until
   * the database is opened again.
   */
  findDamage(): Promise<string | undefined>;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** Why storage refuses every read or write. */
export type StorageTrouble = 'full' | 'read_only' | 'damaged' | 'unreachable';

const codes: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_READONLY\w*|25006|EROFS|EACCES)$/, 'read_only'],
  [/^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX00[12])$/, 'damaged'],
  [
    /^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|SQLITE_BUSY\w*|SQLITE_LOCKED\w*|57P0[1-5]|08\w{3}|53300|28000|28P01|3D000|EIO)$/,
    'unreachable',
  ],
];

/** Undefined when the error is about something else. The builder may wrap the database's error. */
export const storageTrouble = (error: unknown): StorageTrouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = String((error as { code?: unknown }).code ?? '');
  // Migrations create every table, so a missing table means that the database file was replaced or lost.
  if (code === 'SQLITE_ERROR' && error.message.startsWith('no such table')) return 'damaged';
  return codes.find(([one]) => one.test(code))?.[1] ?? storageTrouble(error.cause);
};

export const DATABASE_FILE = 'patuh.sqlite';

/** A row with the same key exists: a concurrent writer inserted it first. */
export class AlreadyThere extends Error {}

/** A database made before the first release: its migrations differ from today's, so it cannot be migrated. */
export class BeforeRelease extends Error {}

export type DbOptions = {
  dataDir: string;
  url?: string;
  readonly?: boolean;
  /** In a thread other than the writer's: waits for the writer lock and releases it when the work is done. */
  turn?: <T>(work: () => Promise<T>) => Promise<T>;
};
