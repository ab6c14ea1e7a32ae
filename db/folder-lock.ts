import { join } from 'node:path';
import Database, { type SqliteHandle } from './better-sqlite3.ts';

/** Another process works on this data folder. */
export class FolderInUse extends Error {}

export const LOCK_FILE = 'server.lock';

const isBusy = (error: unknown): boolean => /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code));

const open = (file: string): SqliteHandle => {
  const handle = new Database(file, { timeout: 0 });
  // Nothing here outlives its process: it needs no journal beside it, which a copy of the folder would meet half written.
  handle.pragma('journal_mode = MEMORY');
  return handle;
};

/** Who holds the lock, as far as it is written down; only for the words of a refusal. */
const holderOf = (handle: SqliteHandle): string => {
  try {
    const pid = handle.prepare('select pid from holder').pluck().get();
    return pid === undefined ? 'another process' : `process ${pid}`;
  } catch {
    return 'another process';
  }
};

/** Kept in sight: one nobody refers to any more would be closed, and the folder given up. */
const permissions = new Set<SqliteHandle>();

/**
 * Holds a data folder for this process alone, until what is answered is called or the process ends, however it ends: the lock is one of
 * the operating system, on a small database of its own, so none is ever left behind by a crash. Throws `FolderInUse`, with the
 * words, where somebody else holds it.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const handle = open(join(dataDir, LOCK_FILE));
  try {
    handle.exec('begin immediate; create table if not exists holder (pid integer not null); delete from holder');
    handle.prepare('insert into holder values (?)').run(process.pid);
    // Written down and taken again: what is not committed no other process can read.
    handle.exec('commit; begin immediate');
  } catch (error) {
    const holder = isBusy(error) ? holderOf(handle) : undefined;
    handle.close();
    if (holder === undefined) throw error;
    throw new FolderInUse(
      `${dataDir} is in use: ${holder} works on it, and two would write over each other.\n` +
        'Stop that one, or choose another folder with DATA_DIR.',
    );
  }
  permissions.add(handle);
  return () => {
    permissions.delete(handle);
    handle.close();
  };
};
