import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aScope } from '../../../fixtures/builders/a-scope.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { valuesOf } from '../list-conditions.ts';
import { bumpRevision } from '../revisions.ts';
import { insertFakturs, patchFaktur, removeFaktur } from './faktur.ts';
import {
  FAKTUR_LIST,
  fakturConditions,
  fakturRowPages,
  listFakturs,
  narrowed,
  pageQuery,
  totalFakturs,
} from './list.ts';

const TODAY = '2025-11-15';
const ours = aScope('company-a');
const theirs = aScope('company-b');
const MANY = 6_000;

let dir: string;
let db: Db;
// On Postgres the search is tested over HTTP.
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

const row = (n: number, over: Partial<FakturRow> = {}) =>
  aFaktur({
    id: `f${String(n).padStart(5, '0')}`,
    companyId: ours.companyId,
    reference: `REF-${String(n).padStart(5, '0')}`,
    counterpartyName: n % 500 === 0 ? `PT Élan "Baru" ${n}` : 'PT Pembeli',
    ...over,
  });
const insert = (scope: Scope, rows: ReturnType<typeof row>[]) =>
  db.transact(async (tx) => {
    await insertFakturs(tx, scope, rows);
    await bumpRevision(tx, scope, FAKTUR_LIST);
  });

const list = (filter: FakturFilter, scope = ours) =>
  listFakturs(scope, db.read, { filter, sort: [['date', 'DESC']], offset: 0, limit: 1000, today: TODAY });

const planOf = async (filter: FakturFilter): Promise<string[]> => {
  const atoms = await narrowed(ours, db.read, filter, fakturConditions(keluaran).atoms(filter, TODAY));
  const { sql, params } = pageQuery(db.read, atoms, [['date', 'DESC']]).toSQL();
  const values: Record<string, unknown> = { ...valuesOf(ours.companyId, atoms), limit: 25, offset: 0 };
  const bound = params.map((param) =>
    typeof param === 'object' && param !== null && 'name' in param ? values[String(param.name)] : param,
  );
  const plan = await db.rows<{ detail: string }>(`explain query plan ${sql}`, bound);
  return plan.map(({ detail }) => detail);
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-words-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await insert(
    ours,
    Array.from({ length: MANY }, (_, n) => row(n)),
  );
  await insert(
    theirs,
    [1, 2, 3].map((n) => row(MANY + n, { companyId: theirs.companyId, counterpartyName: 'PT Élan Tetangga' })),
  );
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

onSqlite('words in a list of many invoices', () => {
  it.each([
    { q: 'ref-01234' },
    { q: '01234' },
    { q: 'élan' },
    { counterparty: 'ÉLAN' },
    { q: 'none of them' },
    { status: 'DRAFT', q: '1234' },
    { q: 'pt', counterparty: 'élan' },
  ] satisfies FakturFilter[])('are found for %o by their index, without reading the company', async (filter) => {
    const plan = await planOf(filter);
    expect(plan).toContainEqual(expect.stringMatching(/^SCAN faktur_search VIRTUAL TABLE INDEX \d+:M\d+></));
    expect(plan).toContainEqual(expect.stringMatching(/^SEARCH faktur USING INDEX \w+ \(id=\?\)$/));
    expect(plan.join()).not.toMatch(/company_id=\?/);
  });

  it.each([{ q: 'pembeli' }, { q: 'pt' }, { q: 'é' }, { counterparty: 'pt pem' }] satisfies FakturFilter[])(
    'that nearly every invoice has, or of under three letters, are looked for in the order asked: %o',
    async (filter) => {
      const plan = await planOf(filter);
      expect(plan.join()).not.toContain('faktur_search');
      expect(plan).toContainEqual(
        expect.stringMatching(/^SEARCH faktur USING INDEX faktur_date \(company_id=\? AND type=\?\)$/),
      );
    },
  );

  it('gives the same count, totals and walk by either way', async () => {
    expect((await list({ q: 'élan' })).total).toBe(12);
    expect((await list({ q: 'ÉLAN', status: 'DRAFT' })).total).toBe((await list({ q: 'lan', status: 'DRAFT' })).total);
    expect((await list({ counterparty: 'élan' })).total).toBe(12);
    expect((await list({ q: 'él' })).total).toBe(12);
    expect((await list({ q: 'pembeli' })).total).toBe(MANY - 12);
    expect((await totalFakturs(ours, db.read, { q: 'élan' }, TODAY)).count).toBe(12);
    const walked: string[] = [];
    for await (const page of fakturRowPages(ours, db.read, { filter: { q: 'élan' } }, TODAY, 5))
      walked.push(...page.map(({ id }) => id));
    expect(walked).toHaveLength(12);
  });

  it('are taken as they stand: quotes, signs of the index and wildcards', async () => {
    expect((await list({ q: '"baru" 500' })).total).toBe(2);
    for (const q of ['"', '""" OR "pt', 'pt*', 'élan OR ref', 'ref-0123_', '%1234', 'NEAR(pt)', 'rowid:1'])
      expect((await list({ q })).total, q).toBe(q === '"' ? 12 : 0);
  });

  it('stay inside the company', async () => {
    expect((await list({ q: 'tetangga' })).total).toBe(0);
    expect((await list({ q: 'élan' }, theirs)).total).toBe(3);
  });

  it('follow an invoice that is numbered and one that is removed', async () => {
    const read = row(7);
    await db.transact(async (tx) => {
      await patchFaktur(tx, ours, read, { number: '04002500000000007' }, 1, 'Uji');
      await bumpRevision(tx, ours, FAKTUR_LIST);
    });
    expect((await list({ q: '0400250000000000' })).rows.map(({ id }) => id)).toEqual([read.id]);
    await db.transact(async (tx) => {
      await removeFaktur(tx, ours, { ...read, version: 2 });
      await bumpRevision(tx, ours, FAKTUR_LIST);
    });
    expect((await list({ q: '0400250000000000' })).total).toBe(0);
    expect((await list({ q: 'ref-00007' })).total).toBe(0);
    await insert(ours, [row(7)]);
    expect((await list({ q: 'ref-00007' })).total).toBe(1);
    expect(await db.rows(`select search_row from faktur_search_rows group by 1 having count(*) > 1`)).toEqual([]);
  });
});
