import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../db/connection.ts';
import { users } from '../../db/tables.ts';
import { plantCast } from '../../fixtures/cast/plant.ts';
import { readEnv } from '../env.ts';
import { refuseKeyless, whileFilling } from './earlier-life.ts';
import { openOrEnd, openServer } from './open-server.ts';

let dataDir: string;
let output = '';
const mask = process.umask();
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'patuh-house-'));
  output = '';
  vi.spyOn(console, 'error').mockImplementation((words) => {
    output += words;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.umask(mask);
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = () => readEnv({ DATA_DIR: dataDir });
const file = (name = 'patuh.sqlite') => join(dataDir, name);
const worked = async () => {
  const { db } = await openServer(settings());
  await db.transact((tx) => plantCast(tx, Date.now()));
  await db.close();
  const again = await openServer(settings());
  expect(again.empty).toBe(false);
  await again.db.close();
};
const isRefused = async (words: string) => {
  await expect(openServer(settings(), { alone: true })).rejects.toThrow('ended with 1');
  expect(output).toContain(words);
  expect(output).not.toContain('    at ');
};

describe('a start', () => {
  it('on a file that is no database ends with words, and changes nothing', async () => {
    writeFileSync(file(), 'x'.repeat(10_000));
    await isRefused('is damaged, or no database');
    expect(output).toContain('docs/how-to/backup.md');
    expect(statSync(file()).size).toBe(10_000);
  });

  it.each([
    ['is gone', () => rmSync(file())],
    ['was cut to nothing', () => truncateSync(file(), 0)],
  ])('on a folder whose database %s puts nothing in its place', async (_, empty) => {
    await worked();
    empty();
    const before = existsSync(file());
    await isRefused('the folder has been worked with');
    expect([existsSync(file()), before && statSync(file()).size]).toEqual([before, before && 0]);
  });

  it('on a database nobody is in any more puts nothing in it', async () => {
    await worked();
    const { db } = await openServer(settings());
    await db.transact(async (tx) => {
      for (const { name } of await db.rows<{ name: string }>("select name from sqlite_master where type = 'table'"))
        if (['users', 'companies'].includes(name)) tx.db.run(`delete from ${name}`);
    });
    await db.close();
    await isRefused('the folder has been worked with');
  });

  it('knows a folder from before by its files, and a fill that broke off for what it is', async () => {
    mkdirSync(file('files'));
    writeFileSync(join(file('files'), 'a'), '');
    await isRefused('the folder has been worked with');
    await whileFilling(settings(), () => Promise.reject(new Error('broke off'))).catch(() => undefined);
    const { db, empty } = await openServer(settings());
    expect(empty).toBe(true);
    await db.close();
  });

  it('without the key a folder was worked with under is refused, and makes no new one', async () => {
    mkdirSync(file('files'));
    writeFileSync(file('files/a'), 'x');
    const own = { ...settings(), SECRETS_KEY: undefined };
    writeFileSync(file('secrets.key'), 'x'.repeat(43));
    expect(() => refuseKeyless(own)).not.toThrow();
    rmSync(file('secrets.key'));
    expect(() => refuseKeyless(own)).toThrow(/secrets\.key is missing/);
    expect(() => refuseKeyless({ ...own, SECRETS_KEY: 'y'.repeat(43) })).not.toThrow();
    writeFileSync(file(), 'x');
    await expect(openServer(own)).rejects.toThrow('ended with 1');
    expect(output).toContain('secrets.key is missing');
    expect(existsSync(file('secrets.key'))).toBe(false);
  });

  it('on a lone copy of a database without its key is refused, and makes no new one', async () => {
    await worked();
    for (const one of ['secrets.key', 'known-databases', 'files']) rmSync(file(one), { recursive: true, force: true });
    for (const open of [openServer, openOrEnd]) {
      output = '';
      await expect(open(settings())).rejects.toThrow('ended with 1');
      expect(output).toContain('secrets.key is missing');
      expect(existsSync(file('secrets.key'))).toBe(false);
    }
    const db = await openDb({ dataDir });
    await db.transact(async (tx) => void (await tx.db.delete(users)));
    await db.close();
    await isRefused('secrets.key is missing');
    const { db: given } = await openServer({ ...settings(), SECRETS_KEY: 'y'.repeat(43) });
    await given.close();
  });

  it('on a database that holds nothing yet makes its key', async () => {
    const db = await openDb({ dataDir });
    await db.migrate();
    await db.close();
    const { db: opened, empty } = await openServer(settings());
    expect([empty, existsSync(file('secrets.key'))]).toEqual([true, true]);
    await opened.close();
  });

  it('on a folder somebody else works on is refused by name', async () => {
    const { db, leave } = await openServer(settings(), { alone: true });
    await isRefused(`process ${process.pid} works on it`);
    leave();
    await db.close();
  });

  it('leaves folder and files to its user alone, also what lay open before', async () => {
    mkdirSync(file('files'));
    writeFileSync(file('secrets.key'), 'x', { mode: 0o644 });
    chmodSync(dataDir, 0o755);
    const { db } = await openServer(settings(), { alone: true });
    await db.transact(async () => undefined);
    const modes = ['', 'files', 'patuh.sqlite', 'patuh.sqlite-wal', 'secrets.key', 'server.lock'].map(
      (name) => statSync(file(name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600, 0o600]);
    await db.close();
  });
});
