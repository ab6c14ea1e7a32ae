import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDb } from '../connection.ts';
import type { Db } from '../database.ts';
import { type CoveredTable, keysOf } from '../repositories/covered-columns.ts';
import { coveredTables, heldIn } from '../repositories/covered-tables.ts';
import { faktur } from '../tables.ts';
import { ofCompanyById, ofCompanyByVersion } from './by-id.ts';
import { dialect } from './columns.ts';

// Query plans are checked on SQLite only; PostgreSQL chooses by its own statistics.
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

let dir: string;
let db: Db;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-by-id-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

const planOf = async (table: typeof faktur, where: SQL | undefined): Promise<string> => {
  const statement = db.read.select({ one: sql`1` }).from(table).where(where).toSQL();
  const plan = await db.rows<{ detail: string }>(`explain query plan ${statement.sql}`, statement.params);
  return plan.map(({ detail }) => detail).join('\n');
};

const ofCompanies = heldIn('a company');
const ids = Array.from({ length: 500 }, (_, at) => `id${at}`);

onSqlite('rows of a company by their ids', () => {
  it.each(ofCompanies)('%s: one look for each, however many the company has', async (name) => {
    const held: CoveredTable = coveredTables[name];
    const table = held.table as unknown as typeof faktur;
    const { id, companyId } = keysOf(held);
    const where = ofCompanyById({ id, companyId: companyId as SQLiteColumn }, 'company', ids);
    expect(await planOf(table, where)).toMatch(
      new RegExp(`^SEARCH \\w+ USING (?:COVERING )?INDEX \\w+ \\(${id.name}=\\?(?: AND company_id=\\?)?\\)`),
    );
  });

  it.each(ofCompanies.filter((name) => 'parts' in coveredTables[name]))('%s: its parts the same', async (name) => {
    const { parts }: CoveredTable = coveredTables[name];
    if (!parts?.companyId) throw new Error(name);
    const { table, companyId, of } = parts;
    const plan = await planOf(table as unknown as typeof faktur, ofCompanyById({ companyId, id: of }, 'company', ids));
    expect(plan).toMatch(
      new RegExp(`^SEARCH \\w+ USING (?:COVERING )?INDEX \\w+ \\((company_id=\\? AND )?${of.name}=\\?\\)`),
    );
  });

  it('with the version they were read with: the same', async () => {
    const reads = ids.map((id) => ({ id, version: 1 }));
    expect(await planOf(faktur, ofCompanyByVersion(faktur, 'company', reads))).toMatch(/\(id=\?\)/);
  });
});
