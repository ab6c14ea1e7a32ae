import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE, type Db, storageTrouble } from '../../db/database.ts';
import { openSqlite } from '../../db/dialect/sqlite.ts';
import { damagePage } from '../../tests/damage-page.ts';

let dataDir: string;
let db: Db;

const reopen = async (): Promise<void> => {
  await db.close();
  db = openSqlite({ dataDir });
};
const read = () => db.rows('select length(text) from notes');
const write = () => db.transact(async (tx) => void tx.db.run(sql`insert into others values ('x')`));
const troubleOf = (work: () => Promise<unknown>) =>
  work().then(
    () => 'none',
    (error: unknown) => storageTrouble(error),
  );

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'patuh-damage-'));
  db = openSqlite({ dataDir });
  await db.transact(async (tx) => {
    tx.db.run(sql`create table notes (text text check (text <> 'none'))`);
    tx.db.run(sql`create table others (text text)`);
    for (let at = 0; at < 400; at++) tx.db.run(sql`insert into notes values (${'n'.repeat(100)})`);
  });
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a database with a damaged page', () => {
  it('is written to no more once the page was met, until it is opened anew', async () => {
    await db.close();
    damagePage(dataDir, 'notes');
    db = openSqlite({ dataDir });
    expect([await troubleOf(write), await db.trouble()]).toEqual(['none', undefined]);
    expect([await troubleOf(read), await troubleOf(write), await db.trouble()]).toEqual([
      'damaged',
      'damaged',
      'damaged',
    ]);
    // Undamaged rows are still readable.
    expect(await db.rows('select count(*) as n from others')).toEqual([{ n: 1 }]);
    await reopen();
    expect([await db.trouble(), await troubleOf(write)]).toEqual([undefined, 'none']);
  });

  it('is found by a look through the file, before anybody meets the page', async () => {
    expect(await db.findDamage()).toBeUndefined();
    await db.close();
    damagePage(dataDir, 'notes');
    db = openSqlite({ dataDir });
    expect(await db.findDamage()).toContain('notes');
    expect([await troubleOf(write), await db.trouble()]).toEqual(['damaged', 'damaged']);
  });

  it('is told from a row that does not keep a rule of its table', async () => {
    await db.transact(async (tx) => {
      tx.db.run(sql`pragma ignore_check_constraints = on`);
      tx.db.run(sql`insert into notes values ('none')`);
    });
    expect([await db.findDamage(), await db.trouble()]).toEqual([undefined, undefined]);
  });

  it('is one whose file is no database any more', async () => {
    await db.rows('pragma wal_checkpoint(truncate)');
    await db.close();
    const file = openSync(join(dataDir, DATABASE_FILE), 'r+');
    writeSync(file, Buffer.alloc(8192, 'x'), 0, 8192, 0);
    closeSync(file);
    expect(await troubleOf(async () => openSqlite({ dataDir }))).toBe('damaged');
    rmSync(join(dataDir, DATABASE_FILE));
    db = openSqlite({ dataDir });
  });
});
