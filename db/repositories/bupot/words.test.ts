import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BupotFilter } from '#domain/bupot/filter.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { valuesOf } from '../list-conditions.ts';
import { bumpRevision } from '../revisions.ts';
import { bupotById, insertBupots, removeBupot, updateBupot } from './bupot.ts';
import { BUPOT_LIST, bupotConditions, bupotList, narrowedBupots } from './list.ts';

const ours = scopeOf('rina', 'sagara');
const theirs = { ...ours, companyId: 'another' };
const MANY = 6_000;
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

let dir: string;
let db: Db;

const slip = (n: number, over: Partial<Bupot> = {}): Bupot =>
  aBupot('BPPU', {
    id: `b${String(n).padStart(5, '0')}`,
    companyId: ours.companyId,
    number: null,
    reference: `BP-${n}`,
    payeeName: n % 500 === 0 ? `PT Élan "Baru" ${n}` : 'PT Penerima',
    ...over,
  });

const write = (work: (tx: Parameters<Parameters<Db['transact']>[0]>[0]) => Promise<unknown>) =>
  db.transact(async (tx) => {
    await work(tx);
    await bumpRevision(tx, ours, BUPOT_LIST);
  });

const found = async (filter: BupotFilter): Promise<string[]> => {
  const page = { filter, sort: [['reference', 'ASC']] as const, offset: 0, limit: 100, today: '2025-11-15' };
  const { rows, total } = await bupotList.page(ours, db.read, page);
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
};

const planOf = async (filter: BupotFilter): Promise<string> => {
  const atoms = await narrowedBupots(ours, db.read, filter, bupotConditions.atoms(filter, '2025-11-15'));
  const { sql, params } = bupotList.pageQuery(db.read, atoms, [['date', 'DESC']]).toSQL();
  const values: Record<string, unknown> = { ...valuesOf(ours.companyId, atoms), limit: 25, offset: 0 };
  const bound = params.map((param) =>
    typeof param === 'object' && param !== null && 'name' in param ? values[String(param.name)] : param,
  );
  const plan = await db.rows<{ detail: string }>(`explain query plan ${sql}`, bound);
  return plan.map(({ detail }) => detail).join('\n');
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-slip-words-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await write((tx) =>
    insertBupots(
      tx,
      ours,
      Array.from({ length: MANY }, (_, n) => slip(n)),
    ),
  );
  await write((tx) => insertBupots(tx, theirs, [slip(MANY, { companyId: theirs.companyId, payeeName: 'PT Élan' })]));
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

onSqlite('words in slips', () => {
  it('are found anywhere, in any case, and of the own company alone', async () => {
    expect(await found({ q: 'ÉLAN' })).toHaveLength(12);
    expect(await found({ q: '"baru" 500' })).toEqual(['b00500', 'b05000']);
    expect(await found({ payee: 'élan', q: '1500' })).toEqual(['b01500']);
    expect(await found({ q: 'BP-5999' })).toEqual(['b05999']);
  });

  it('lead where they single out few, and do not where most slips have them', async () => {
    expect(await planOf({ q: 'élan' })).toContain('VIRTUAL TABLE');
    expect(await planOf({ q: 'penerima' })).not.toContain('VIRTUAL TABLE');
    expect(await planOf({ q: 'él' })).not.toContain('VIRTUAL TABLE');
  });

  it('follow what is changed and removed', async () => {
    const read = await bupotById(ours, db.read, 'b01500');
    if (!read) throw new Error('gone');
    const next = { ...read, payeeName: 'PT Jatayu', version: 2 };
    await write((tx) => updateBupot(tx, ours, read, next));
    expect(await found({ q: 'jatayu' })).toEqual(['b01500']);
    expect(await found({ q: 'baru" 1500' })).toEqual([]);
    await write((tx) => removeBupot(tx, ours, next));
    expect(await found({ q: 'jatayu' })).toEqual([]);
  });
});
