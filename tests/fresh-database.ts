import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDb } from '../db/connection.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';

/** The PostgreSQL server of the run, removed after it; each test has its own database on it. */
const SERVER = process.env.DATABASE_URL;
const FILE = 'patuh.sqlite';

/** With its url on a server, and how it is dropped. A database file is removed with its folder. */
export type FreshDatabase = { url: string | undefined; drop(): Promise<void> };
export type Beginning = (tx: Tx) => Promise<void>;
type Copy = (dataDir: string) => Promise<FreshDatabase>;

const fill = async (dataDir: string, url: string | undefined, beginning: Beginning): Promise<void> => {
  const db = await openDb({ dataDir, url });
  await db.migrate();
  await db.transact(beginning);
  await db.close();
};

const inFile = async (beginning: Beginning): Promise<Copy> => {
  const folder = mkdtempSync(join(tmpdir(), 'patuh-template-'));
  await fill(folder, undefined, beginning);
  const bytes = readFileSync(join(folder, FILE));
  rmSync(folder, { recursive: true, force: true });
  return async (dataDir) => {
    writeFileSync(join(dataDir, FILE), bytes);
    return { url: undefined, drop: async () => undefined };
  };
};

const tell = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const onServer = async (server: string, beginning: Beginning): Promise<Copy> => {
  const made = async (from: string) => {
    const name = `t${newId(Date.now())}`;
    await tell(server, `create database ${name} template ${from}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { name, url: url.href };
  };
  const template = await made('template1');
  await fill(tmpdir(), template.url, beginning);
  return async () => {
    const { name, url } = await made(template.name);
    return { url, drop: () => tell(server, `drop database ${name} with (force)`) };
  };
};

const copies = new Map<Beginning, Promise<Copy>>();

/**
 * With all migrations and initial rows: created once by each worker, copied for each test. @param dataDir the folder of
 * the test, for a database file
 */
export const freshDatabase = async (dataDir: string, beginning: Beginning): Promise<FreshDatabase> => {
  const copy = copies.get(beginning) ?? (SERVER ? onServer(SERVER, beginning) : inFile(beginning));
  copies.set(beginning, copy);
  return (await copy)(dataDir);
};

export const noRows: Beginning = async () => undefined;
