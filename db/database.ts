import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The query builder, typed against SQLite; on Postgres the same builder of the other dialect stands behind it. */
export type Query = BetterSQLite3Database;

/** Answers what only whoever holds the key can make of a hash, 43 characters of base64url. */
export type Seal = (hash: string) => string;

/** Keys of records a transaction wrote, by chain and company. */
export type WrittenRecords = Map<string, Map<string, Set<string>>>;

/** One open transaction. No network and no slow work while it is open: on SQLite every other writer waits. */
export type Tx = {
  readonly db: Query;
  /** Fast path for many rows of one table; every column must be given, `null` where empty. */
  insertMany<T extends SQLiteTable>(table: T, rows: readonly T['$inferSelect'][]): Promise<void>;
  /** Runs once the transaction has committed, never when it rolled back. */
  afterCommit(fn: () => void): void;
  /** Seals rows of the history; missing where a database was opened without the key. */
  readonly seal?: Seal;
  /** Records written so far whose links are appended at the end; missing where a database was opened without the key. */
  readonly records?: WrittenRecords;
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
  /** What keeps it from being read or written right now; undefined where nothing does. */
  trouble(): Promise<StorageTrouble | undefined>;
  /**
   * Looks for damage, and answers the first that is found: in a whole file, or for half a minute on PostgreSQL. From then on, as after any
   * damage that was met, nothing is written until it is opened again.
   */
  findDamage(): Promise<string | undefined>;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** Why the place where everything is kept takes or gives nothing, whatever was asked of it. */
export type StorageTrouble = 'full' | 'read_only' | 'damaged' | 'unreachable';

/** Codes of SQLite, of PostgreSQL (SQLSTATE) and of the operating system. */
const codes: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_READONLY\w*|25006|EROFS|EACCES)$/, 'read_only'],
  [/^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX00[12])$/, 'damaged'],
  [
    /^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|SQLITE_BUSY\w*|SQLITE_LOCKED\w*|57P0[1-5]|08\w{3}|53300|28000|28P01|3D000|EIO)$/,
    'unreachable',
  ],
];

/** What an error says of the storage; undefined where it is about something else. The builder may wrap what the database says. */
export const storageTrouble = (error: unknown): StorageTrouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = String((error as { code?: unknown }).code ?? '');
  // Migrations made every table there is: one that is gone was in a database that is gone.
  if (code === 'SQLITE_ERROR' && error.message.startsWith('no such table')) return 'damaged';
  return codes.find(([one]) => one.test(code))?.[1] ?? storageTrouble(error.cause);
};

/** The file of a database that is no server, in its data folder. */
export const DATABASE_FILE = 'patuh.sqlite';

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
