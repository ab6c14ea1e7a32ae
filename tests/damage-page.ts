import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from '../db/better-sqlite3.ts';
import { DATABASE_FILE } from '../db/database.ts';

/** Overwrites a page in the middle of a table's rows, in a database file that is not open. */
export const damagePage = (dataDir: string, table: string): void => {
  const path = join(dataDir, DATABASE_FILE);
  const db = new Database(path);
  db.pragma('wal_checkpoint(truncate)');
  const size = db.pragma('page_size', { simple: true }) as number;
  const pages = db
    .prepare("select pageno from dbstat where name = ? and pagetype = 'leaf' order by path")
    .pluck()
    .all(table) as number[];
  db.close();
  const page = pages[Math.floor(pages.length / 2)];
  if (page === undefined || pages.length < 3) throw new Error(`${table} has too few pages`);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(file);
};
