import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, storageTrouble } from '../../db/database.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { openPostgres } from '../../db/dialect/pg.ts';
import { lookForDamage } from '../../db/dialect/pg-damage.ts';
import { newId } from '../../db/id.ts';
import { signInTries } from '../../db/tables.ts';
import { type FreshDatabase, freshDatabase, noRows } from '../fresh-database.ts';

const SERVER = process.env.DATABASE_URL ?? '';
const PAGE_BYTES = 8_192;
const folder = mkdtempSync(join(tmpdir(), 'patuh-damage-'));
const made: string[] = [];
const opened: Db[] = [];
let whole: FreshDatabase;

const tell = async <T extends object>(url: string, statement: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};

const open = (url: string): Db => {
  const db = openPostgres(url);
  opened.push(db);
  return db;
};

/** A copy of this test's database, of which PostgreSQL has read no page yet; its url. */
const copied = async (): Promise<string> => {
  const name = `t${newId(Date.now())}`;
  const from = new URL(whole.url ?? '').pathname.slice(1);
  const [version] = await tell<{ server_version_num: string }>(SERVER, 'show server_version_num');
  const way = Number(version?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
  await tell(SERVER, `create database ${name} template ${from} ${way}`);
  made.push(name);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
};

const damaged = async (relation: string): Promise<string> => {
  const url = await copied();
  const [at] = await tell<{ path: string; bytes: string }>(
    url,
    `select current_setting('data_directory') || '/' || pg_relation_filepath('${relation}') as path, pg_relation_size('${relation}') as bytes`,
  );
  const pages = Number(at?.bytes) / PAGE_BYTES;
  expect(pages).toBeGreaterThan(4);
  const file = openSync(at?.path ?? '', 'r+');
  writeSync(file, Buffer.alloc(PAGE_BYTES, 0xff), 0, PAGE_BYTES, Math.floor(pages / 2) * PAGE_BYTES);
  closeSync(file);
  return url;
};

const row = { key: 'x', failed: 1, since: 1 };
const write = (db: Db) => () =>
  db.transact(async (tx) => void (await tx.db.insert(signInTries).values({ ...row, key: newId(Date.now()) })));
const read = (db: Db) => () => db.read.select().from(signInTries);
const troubleOf = (work: () => PromiseLike<unknown>) =>
  work().then(
    () => 'none',
    (error: unknown) => storageTrouble(error),
  );

describe.runIf(dialect === 'pg')('a page of PostgreSQL that is damaged', () => {
  beforeAll(async () => {
    whole = await freshDatabase(folder, noRows);
    const db = openPostgres(whole.url ?? '');
    await db.transact((tx) =>
      tx.insertMany(
        signInTries,
        Array.from({ length: 2_000 }, (_, at) => ({ ...row, key: `${at} ${'k'.repeat(100)}` })),
      ),
    );
    await db.close();
    await tell(whole.url ?? '', 'create extension if not exists amcheck');
  });
  afterAll(async () => {
    for (const db of opened) await db.close();
    for (const name of made) await tell(SERVER, `drop database ${name} with (force)`);
    await whole?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is not found where there is none, nor in no time at all', async () => {
    const url = await copied();
    const db = open(url);
    expect([await db.findDamage(), await db.trouble(), await troubleOf(write(db))]).toEqual([
      undefined,
      undefined,
      'none',
    ]);
    expect(await lookForDamage(await damaged('sign_in_tries'), 0)).toBeUndefined();
  });

  it('is found by a look at the start, and nothing is written from then on', async () => {
    const db = open(await damaged('sign_in_tries'));
    expect(await db.findDamage()).toMatch(/invalid page|checksum/);
    expect([await troubleOf(write(db)), await db.trouble()]).toEqual(['damaged', 'damaged']);
    expect(await db.rows('select count(*)::int as n from users')).toEqual([{ n: 0 }]);
  });

  it('is found in an index where amcheck may be used', async () => {
    const db = open(await damaged('sign_in_tries_pkey'));
    expect(await db.findDamage()).toMatch(/sign_in_tries_pkey|invalid page|checksum/);
  });

  it('ends writing once somebody met it, also by another server, which asks what the checksums found', async () => {
    const url = await damaged('sign_in_tries');
    const [here, there] = [open(url), open(`${url}?application_name=other`)];
    expect([await troubleOf(write(here)), await here.trouble(), await there.trouble()]).toEqual([
      'none',
      undefined,
      undefined,
    ]);
    expect([await troubleOf(read(here)), await troubleOf(write(here)), await here.trouble()]).toEqual([
      'damaged',
      'damaged',
      'damaged',
    ]);
    expect([await there.trouble(), await troubleOf(write(there))]).toEqual(['damaged', 'damaged']);
    // PostgreSQL's counter reveals it at the next start, before any page is read.
    expect(await lookForDamage(url)).toMatch(/^checksum_failures: [1-9]/);
  });
});
