import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import unzipper from 'unzipper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { AuditLog, HistoryProof } from '#domain/history/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { readAnchors, takeAnchor } from '../../api/modules/history/anchors.ts';
import { checkByClock } from '../../api/modules/history/jobs/check.ts';
import type { Tx } from '../../db/database.ts';
import { type CoveredTable, keysOf } from '../../db/repositories/covered-columns.ts';
import { coveredTables } from '../../db/repositories/covered-tables.ts';
import { appendHistory, hashOf } from '../../db/repositories/history.ts';
import {
  type AnchoredHeads,
  type HistoryVerdict,
  holds,
  type Pace,
  verifyHistory,
} from '../../db/repositories/history-check.ts';
import * as tables from '../../db/tables.ts';
import { seeded } from '../../fixtures/builders/random.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { bupots } from './bupot/bupot-client.ts';
import { fakturs } from './faktur/faktur-client.ts';
import { payments } from './payment/payment-client.ts';
import { spts } from './spt/spt-client.ts';

const { history, chains, faktur, fakturLines, bupots: slips, billings, payments: paid, paymentEntries, ntpns } = tables;
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;

let app: TestApp;
let rina: Client;
let heads: AnchoredHeads;
let anchored = 0;
let draft = '';

const note = (text: string): Promise<void> =>
  app.deps.db.transact((tx) =>
    appendHistory(tx, scope, app.clock.now, [{ objectType: 'note', objectId: 'n', action: 'create', after: { text } }]),
  );

const BOOKS = 'Tanggal;No Jurnal;Keterangan;Nomor Faktur Pajak;DPP;PPN\n01/11/2025;J-1;Jual;;1000000;110000\n';

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const sales = fakturs(app, rina);
  await sales.approved();
  await sales.approved();
  draft = (await sales.draft()).id;
  const slip = await bupots(rina).create('BPPU');
  await rina.post('/ebupot/slips/submit', { ids: [slip.id] });
  await app.drainJobs();
  const { begun, pay, settle } = payments(app, rina);
  await pay(await begun());
  await settle();
  await spts(app, rina, 'PPH21').posted('2025-05');
  const form = new FormData();
  form.set('file', new File([BOOKS], 'buku.csv'));
  for (const [name, value] of Object.entries({ side: 'out', source: '2-1410' })) form.set(name, value);
  expect((await rina.request('POST', '/efaktur/cocokkan/ledgers', { form })).ok).toBe(true);
  const use = { id: 'use-1', companyId, amount: 500_000, date: '2025-11-01', reason: 'Pbk', createdBy: 'Rina' };
  await app.deps.db.transact(async (tx) => {
    await tx.db.insert(tables.depositUses).values({ ...use, createdAt: app.clock.now });
    await appendHistory(tx, scope, app.clock.now, [
      { objectType: 'deposit_use', objectId: use.id, action: 'create', after: { amount: '5000.00' } },
    ]);
  });
  await takeAnchor(app.deps);
  heads = (await readAnchors(app.deps)).heads.get(companyId) ?? new Map();
  anchored = Math.max(...heads.keys());
  await sales.approved();
  await note('after the anchor');
});
afterAll(() => app.close());

class Undone extends Error {}

/** The edit is rolled back. Undefined when the database refused it. */
const verdictAfter = async (edit: (tx: Tx) => Promise<unknown>, pace?: Pace): Promise<HistoryVerdict | undefined> => {
  let verdict: HistoryVerdict | undefined;
  try {
    await app.deps.db.transact(async (tx) => {
      await edit(tx);
      verdict = await verifyHistory({ ...app.deps.db, read: tx.db }, companyId, heads, pace);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) && !/constraint/i.test(String((error as Error).cause ?? error))) throw error;
  }
  return verdict;
};

const ofCompany = (table: SQLiteTable): SQLiteColumn =>
  (getTableColumns(table) as Record<string, SQLiteColumn>).companyId as SQLiteColumn;

/** Recomputes the chain from a row on, as anybody with the source code could; without the key for the seals. */
const rechain = async (tx: Tx, from: number): Promise<void> => {
  const rows = await tx.db.select().from(history).where(eq(history.companyId, companyId)).orderBy(asc(history.seq));
  let prevHash = rows.find(({ seq }) => seq === from - 1)?.hash ?? '0'.repeat(64);
  for (const { hash: _, seal, ...row } of rows.filter(({ seq }) => seq >= from)) {
    const hash = hashOf({ ...row, prevHash });
    await tx.db
      .update(history)
      .set({ prevHash, hash, seal })
      .where(and(eq(history.companyId, companyId), eq(history.seq, row.seq)));
    prevHash = hash;
  }
  await tx.db.update(chains).set({ hash: prevHash }).where(eq(chains.companyId, companyId));
};

/** Cuts the chain off after a row and resets its head, so that everything is consistent. */
const cutBehind = async (tx: Tx, seq: number): Promise<void> => {
  const at = and(eq(history.companyId, companyId), eq(history.seq, seq));
  const [last] = await tx.db.select({ hash: history.hash }).from(history).where(at);
  await tx.db.delete(history).where(and(eq(history.companyId, companyId), gt(history.seq, seq)));
  await tx.db.update(chains).set({ seq, hash: last?.hash }).where(eq(chains.companyId, companyId));
};

const one = async (table: SQLiteTable, tx: Tx): Promise<Record<string, unknown>> => {
  const rows = await tx.db
    .select()
    .from(table)
    .where(eq(ofCompany(table), companyId));
  return rows[0] as Record<string, unknown>;
};

describe('whoever owns only the database', () => {
  it('finds nothing before the edits, and reports the rows after the anchor', async () => {
    const verdict = await verifyHistory(app.deps.db, companyId, heads);
    expect(verdict).toMatchObject({ broken: [], states: [] });
    expect(verdict.notAnchored).toBe(verdict.rows - anchored);
    expect(verdict.notAnchored).toBeGreaterThan(1);
  });

  it('is found where hashes were recomputed: no row from there on has a seal of the operator', async () => {
    const verdict = await verdictAfter(async (tx) => {
      await tx.db
        .update(history)
        .set({ reason: 'other' })
        .where(and(eq(history.companyId, companyId), eq(history.seq, 3)));
      await rechain(tx, 3);
    });
    expect(verdict?.broken[0]).toMatchObject({ seq: 3, why: 'unsealed' });
    expect(verdict?.intact).toEqual([[1, 2]]);
  });

  it('is found where the end was cut off and the head set back, and where the whole chain was', async () => {
    expect((await verdictAfter((tx) => cutBehind(tx, anchored - 2)))?.broken).toEqual([
      { seq: anchored - 1, why: 'missing' },
      { seq: anchored, why: 'missing' },
    ]);
    const verdict = await verdictAfter(async (tx) => {
      await tx.db.delete(history).where(eq(history.companyId, companyId));
      await tx.db.delete(chains).where(eq(chains.companyId, companyId));
    });
    expect(verdict?.broken).toEqual([
      { seq: 1, why: 'missing' },
      { seq: anchored, why: 'missing' },
    ]);
    expect(verdict?.states.every(({ why }) => why === 'unknown')).toBe(true);
  });

  it('is found where the chain was cut and grew again otherwise', async () => {
    const verdict = await verdictAfter(async (tx) => {
      await cutBehind(tx, anchored - 1);
      await appendHistory(tx, scope, app.clock.now, [{ objectType: 'note', objectId: 'x', action: 'create' }]);
    });
    expect(verdict?.broken).toMatchObject([{ seq: anchored, why: 'rewritten' }]);
  });

  it.each([
    ['an amount', faktur, { ppn: '0.01' }],
    ['a number', faktur, { number: '04002500000000001' }],
    ['a party', faktur, { counterpartyName: 'PT Lain' }],
    ['a date', faktur, { date: '2025-01-01' }],
    ['a state', faktur, { status: 'CANCELED' }],
    ['the address of a party', faktur, { counterpartyAddress: 'Jalan Lain 1' }],
    ['the term of payment', faktur, { term: 'PAID' }],
    ['a facility', faktur, { addInfo: 'TD.00501' }],
    ['who signs', faktur, { signeeName: 'Orang Lain' }],
    ['the receipt of a collector', faktur, { collectorNtpn: '0000000000000000' }],
    ['a line', fakturLines, { price: '7' }],
    ['the unit of a line', fakturLines, { unit: 'UM.9999' }],
    ['whether a line is goods or a service', fakturLines, { opt: 'B' }],
    ['the body of a slip', slips, { body: {} }],
    ['who signs a slip', slips, { signeeName: 'Orang Lain' }],
    ['the facility of a slip', slips, { facility: 'SKB' }],
    ['the bank reference of a receipt', ntpns, { ntb: 'X' }],
    ['the trace number of a receipt', ntpns, { stan: 'X' }],
    ['the file of a receipt', ntpns, { receiptFileId: 'x' }],
    ['a use of the deposit', tables.depositUses, { amount: 1 }],
    ['the reason of a use of the deposit', tables.depositUses, { reason: 'Lain' }],
    ['a slip', slips, { tax: '0.01' }],
    ['a billing code', billings, { amount: '1.00' }],
    ['money paid', paid, { held: '0.01' }],
    ['an entry of a ledger', paymentEntries, { at: 1 }],
    ['a receipt', ntpns, { amount: '1.00' }],
    ['a return', tables.spts, { payable: '1.00' }],
    ['an entry of the books', tables.ledgerRows, { ppn: 1 }],
  ] as const)('is found where %s was changed in its table', async (_, table, set) => {
    const verdict = await verdictAfter((tx) =>
      tx.db
        .update(table)
        .set(set as never)
        .where(eq(ofCompany(table), companyId)),
    );
    expect(verdict?.broken).toEqual([]);
    expect(verdict?.states.length).toBeGreaterThan(0);
    expect(verdict?.states.every(({ why }) => why === 'differs')).toBe(true);
  });

  it.each([
    ['a document', faktur, 'lost'],
    ['a line of one', fakturLines, 'differs'],
    ['an entry of a ledger', paymentEntries, 'differs'],
    ['a return', tables.spts, 'lost'],
    ['a use of the deposit', tables.depositUses, 'lost'],
  ] as const)('is found where %s was removed', async (_, table, why) => {
    const verdict = await verdictAfter((tx) => tx.db.delete(table).where(eq(ofCompany(table), companyId)));
    expect(new Set(verdict?.states.map((found) => found.why))).toEqual(new Set([why]));
  });

  it('is found where a document was made up', async () => {
    const verdict = await verdictAfter(async (tx) => {
      await tx.db.insert(slips).values({ ...(await one(slips, tx)), id: 'made-up', number: null } as never);
    });
    expect(verdict?.states).toEqual([{ table: 'bupot', objectId: 'made-up', why: 'unknown' }]);
  });

  it('is found where a text replaced a changed or computed value, and the check continues after it', async () => {
    const verdict = await verdictAfter(async (tx) => {
      const own = sql`where company_id = ${companyId}`;
      await tx.db.run(sql`update history set after = 'no json' ${own} and seq = 2`);
      await tx.db.run(sql`update spt set entries = '{' ${own}`);
    });
    expect(verdict?.broken).toMatchObject([{ seq: 2, why: 'changed' }]);
    expect(verdict?.intact).toEqual([
      [1, 1],
      [3, (verdict?.rows as number) + 1],
    ]);
    expect(verdict?.states).toMatchObject([{ table: 'spt', why: 'differs' }]);
  });

  it('may rewrite a draft, and not make anything else of it', async () => {
    const draftBecomes = (set: object) =>
      verdictAfter((tx) =>
        tx.db
          .update(faktur)
          .set(set as never)
          .where(eq(faktur.id, draft)),
      );
    expect((await draftBecomes({ ppn: 5 }))?.states).toEqual([]);
    expect((await draftBecomes({ status: 'APPROVED' }))?.states).toEqual([
      { table: 'faktur', objectId: draft, why: 'differs' },
    ]);
  });
});

it('is found where the only anchor was removed: the system chain shows that there was one', async () => {
  const day = (await readAnchors(app.deps)).newest ?? '';
  const file = `anchor-${day}`;
  const content = await app.deps.files.read(file);
  await app.deps.files.remove(file);
  expect(await readAnchors(app.deps)).toMatchObject({ newest: null, broken: [{ day, why: 'missing' }] });
  await app.deps.files.write(file, content);
  expect((await readAnchors(app.deps)).broken).toEqual([]);
});

describe('a row whose text nobody can read any more', () => {
  const at = () => and(eq(history.companyId, companyId), eq(history.objectId, draft));
  const job = async (path: string, json: object) => {
    const { jobId } = await rina.post<{ jobId: string }>(path, json);
    await app.drainJobs();
    const { result } = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
    return Buffer.from(await (await rina.request('GET', `/files/${result.fileId}`)).arrayBuffer());
  };

  it('is shown unchanged, marked as broken and exported, without what it hides', async () => {
    const [row] = await app.deps.db.read.select().from(history).where(at());
    const { seq } = row as typeof history.$inferSelect;
    await app.deps.db.transact(async (tx) => {
      await tx.db.run(sql`update history set before = 'bukan json', after = '{"token":"rahasia-7"' where ${at()}`);
    });
    const filter = { objectId: draft };
    const { rows } = await rina.get<AuditLog>(`/audit-log?filter=${JSON.stringify(filter)}`);
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ field: 'Isi tidak terbaca', before: 'bukan json', after: '•••' }],
    ]);
    expect(await rina.get<object[]>(`/efaktur/out/ctas/${draft}/history`)).toHaveLength(1);
    expect(await rina.get<HistoryProof>(`/audit-log/proof?first=${seq}&last=${seq}`)).toMatchObject({
      broken: [{ seq, why: 'changed' }],
    });
    expect(String(await job('/audit-log/export', { filter, format: 'csv' }))).toContain(
      'Isi tidak terbaca: bukan json',
    );
    const { files } = await unzipper.Open.buffer(await job('/audit-log/proof', { first: seq, last: seq }));
    const folder = mkdtempSync(join(tmpdir(), 'patuh-unreadable-'));
    for (const file of files) writeFileSync(join(folder, file.path), await file.buffer());
    const { stdout } = spawnSync('node', [join(folder, 'verify.mjs')], { encoding: 'utf8' });
    expect(stdout).toContain(`row ${seq} says something else than was written`);
    const result = readFileSync(join(folder, 'riwayat.jsonl'), 'utf8');
    expect(result).toContain('bukan json');
    expect(result).not.toContain('rahasia-7');
    rmSync(folder, { recursive: true });
    await app.deps.db.transact((tx) =>
      tx.db
        .update(history)
        .set(row as never)
        .where(at()),
    );
    expect((await verifyHistory(app.deps.db, companyId, heads)).broken).toEqual([]);
  });
});

describe('the check of the week', () => {
  const result = async (who: 'rina' | 'wira' = 'rina'): Promise<string[]> => {
    app.clock.advance(7 * 86_400_000);
    await checkByClock(app.deps);
    await app.drainJobs();
    const { companyId: of, message, params, userId } = tables.notifications;
    const rows = await app.deps.db.read
      .select({ message, params, userId })
      .from(tables.notifications)
      .where(who === 'rina' ? eq(of, companyId) : undefined);
    return rows
      .filter((row) => row.message.startsWith('auditLog.check.') && row.userId === people[who].id)
      .map((row) => say('id', row.message, row.params));
  };
  const tax = (by: number) =>
    app.deps.db.transact((tx) =>
      tx.db
        .update(slips)
        .set({ tax: sql`${slips.tax} + ${by}` })
        .where(eq(slips.companyId, companyId)),
    );

  it('notifies the Owner that all of it is valid, and what is not', async () => {
    expect((await result()).join()).toMatch(/^Riwayat diperiksa: \d+ baris dan semua dokumennya utuh; \d+ baris belum/);
    await tax(100);
    expect((await result()).join()).toContain('0 baris dan 1 dokumen tidak sesuai');
    await tax(-100);
  });

  it('notifies internal admins about the system chain, chains of removed companies, and anchors', async () => {
    // One system row for each anchor that was taken.
    const taken = (await app.deps.db.read.select().from(history).where(eq(history.companyId, 'house'))).length;
    expect((await result('wira')).at(-1)).toContain(
      `Patuh sendiri dan 0 perusahaan yang dihapus diperiksa: ${taken} baris utuh`,
    );
    const gone = { ...scope, companyId: 'gone' };
    const left = (tx: Tx) =>
      appendHistory(tx, gone, 1, [{ objectType: 'company', objectId: 'gone', action: 'remove' }]);
    await app.deps.db.transact(left);
    await app.deps.db.transact(left);
    expect((await result('wira')).at(-1)).toContain(`1 perusahaan yang dihapus diperiksa: ${taken + 2} baris utuh`);
    await app.deps.db.transact((tx) => tx.db.delete(history).where(eq(history.companyId, 'gone')));
    expect((await result('wira')).at(-1)).toContain('2 baris, 0 dokumen dan 0 jangkar tidak sesuai');
  });
});

const random = seeded(20251111);

const other = (column: SQLiteColumn, value: unknown): unknown => {
  if (column.dataType === 'number') return Number(value ?? 0) + random.int(1, 1_000);
  if (column.dataType === 'custom') return rupiah(sen(String(value ?? 0)) + random.int(1, 1_000));
  if (column.dataType === 'boolean') return !value;
  if (column.dataType === 'json') return { kind: random.digits(6) };
  return random.chance(50) ? `${value ?? ''}x` : random.digits(12);
};

type Row = Record<string, unknown> & { readonly rowid: number };

const copyOf = ({ rowid: _, ...row }: Row): Record<string, unknown> => ({
  ...row,
  ...('id' in row ? { id: random.digits(20) } : {}),
  ...('seq' in row ? { seq: (row.seq as number) + 1_000 } : {}),
});

/** Every table the check covers, with the columns in a digest or a hash. */
type MentionText = { readonly table: SQLiteTable; readonly keys: readonly string[]; readonly company: SQLiteColumn };
const wordColumns: readonly MentionText[] = [
  {
    table: history,
    keys: Object.keys(getTableColumns(history)).filter((key) => key !== 'companyId'),
    company: history.companyId,
  },
  { table: chains, keys: ['seq', 'hash'], company: chains.companyId },
  ...Object.values<CoveredTable>(coveredTables).flatMap((held) => {
    const { companyId: company } = keysOf(held);
    const { table, fields, parts } = held;
    return [
      ...(company ? [{ table, keys: Object.keys(fields), company }] : []),
      ...(parts?.companyId ? [{ table: parts.table, keys: Object.keys(parts.fields), company: parts.companyId }] : []),
    ];
  }),
];

/**
 * Undefined when the database refused the edit, or there was nothing to edit. `behind`: it changed nothing the anchor
 * covers.
 */
type Edit = { readonly did: string; readonly verdict: HistoryVerdict | undefined; readonly behind: boolean };

const randomEdit = async (): Promise<Edit> => {
  const { table, keys, company } = random.pick(wordColumns);
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const how = random.pick(['update', 'update', 'delete', 'insert', 'cut', 'rechain'] as const);
  // The result does not depend on how many digests are kept or rows are read at once.
  const pace = random.chance(50) ? { page: 7, retained: 2 } : undefined;
  let [did, behind] = ['', false];
  const verdict = await verdictAfter(async (tx) => {
    if (how === 'cut') {
      const [end] = await tx.db.select().from(chains).where(eq(chains.companyId, companyId));
      const to = random.int(1, (end?.seq ?? 2) - 1);
      [did, behind] = [`cut behind ${to}`, to >= anchored];
      return cutBehind(tx, to);
    }
    const all = tx.db
      .select({ ...columns, rowid: sql`rowid` })
      .from(table)
      .where(eq(company, companyId));
    const rows = ((await all) as Row[]).filter((row) => row.id !== draft && row.fakturId !== draft);
    if (rows.length === 0 || (how === 'insert' && company === tables.companies.id)) throw new Undone();
    const [row, key] = [random.pick(rows), random.pick(keys)];
    const rechains = how === 'rechain' && table === history && !/hash/i.test(key);
    did = `${how} ${key} of ${JSON.stringify(row).slice(0, 80)}`;
    const own = sql`rowid = ${row.rowid}`;
    if (how === 'delete') return tx.db.delete(table).where(own);
    if (how === 'insert') return tx.db.insert(table).values(copyOf(row) as never);
    const set = { [key]: other(columns[key] as SQLiteColumn, row[key]) };
    await tx.db
      .update(table)
      .set(set as never)
      .where(own);
    if (rechains) await rechain(tx, 1);
    return undefined;
  }, pace);
  return { did, verdict, behind };
};

it('finds each of a thousand random edits, except for rows reported as newer than the newest anchor', async () => {
  const edits: Edit[] = [];
  while (edits.length < 1_000) {
    const edit = await randomEdit();
    if (edit.verdict) edits.push(edit);
  }
  const unfound = edits.filter(({ verdict }) => verdict && holds(verdict));
  expect(unfound.filter(({ behind }) => !behind).map(({ did }) => did)).toEqual([]);
  expect(unfound.length).toBeLessThan(50);
});
