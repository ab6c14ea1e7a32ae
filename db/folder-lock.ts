import { join } from 'node:path';
import Database, { type SqliteHandle } from './better-sqlite3.ts';

export class FolderInUse extends Error {}

export const LOCK_FILE = 'server.lock';

const isBusy = (error: unknown): boolean => /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code));

const open = (file: string): SqliteHandle => {
  const handle = new Database(file, { timeout: 0 });
  // The lock does not outlive the process; a backup could copy one half of a journal file.
  handle.pragma('journal_mode = MEMORY');
  return handle;
};

const holderOf = (handle: SqliteHandle): string => {
  try {
    const pid = handle.prepare('select pid from holder').pluck().get();
    return pid === undefined ? 'another process' : `process ${pid}`;
  } catch {
    return 'another process';
  }
};

/** A garbage-collected handle would be closed and the lock released. */
const permissions = new Set<SqliteHandle>();

/**
 * Until the returned function is called or the process ends in any way: an operating system lock on a small database of
 * its own. Throws `FolderInUse` when another process holds it.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const handle = open(join(dataDir, LOCK_FILE));
  try {
    handle.exec('begin immediate; create table if not exists holder (pid integer not null); delete from holder');
    handle.prepare('insert into holder values (?)').run(process.pid);
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
