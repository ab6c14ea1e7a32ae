import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import unzipper from 'unzipper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLog, AuditLogChoices, HistoryProof } from '#domain/history/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { companyRoles, history, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
let auditor: Client;
const companyId = companies.sagara.id;
const DAY = 86_400_000;

const log = (client: Client, filter: object = {}, more = '') =>
  client.get<AuditLog>(`/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);

beforeAll(async () => {
  app = await testApp();
  const keys: Permission[] = ['AUDIT_LOG_VIEW'];
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'auditor', companyId, name: 'Auditor', keys });
    await tx.db.update(memberships).set({ role: 'Auditor' }).where(eq(memberships.userId, people.sari.id));
  });
  rina = await app.as('rina', 'sagara');
  auditor = await app.as('sari', 'sagara');
  const at = app.clock.now;
  const write = (who: 'rina' | 'agus', when: number, changes: Parameters<typeof appendHistory>[3]) =>
    app.deps.db.transact((tx) => appendHistory(tx, scopeOf(who, 'sagara'), when, changes));
  await write('agus', at - 2 * DAY, [
    { objectType: 'bupot', objectId: 'slip-1', action: 'create', after: { payeeName: 'Sari', gross: '5000000.00' } },
  ]);
  await write('rina', at - DAY, [
    { objectType: 'template', objectId: 't-1', action: 'save', before: { body: 'Satu' }, after: { body: 'Dua' } },
    { objectType: 'user', objectId: 'u-1', action: 'create', after: { name: 'Baru', inviteToken: 'rahasia-42' } },
  ]);
  const bills = Array.from({ length: 120 }, (_, n) => ({
    objectType: 'billing',
    objectId: `b-${n}`,
    action: 'create',
    toStatus: 'CREATED',
    after: { amount: 150_00, version: 1 },
  }));
  await write('rina', at, bills);
});
afterAll(() => app.close());

describe('the activity log', () => {
  it('lists newest first, page by page, each row once', async () => {
    const seen: number[] = [];
    let next: string | null = '';
    for (let pages = 0; next !== null && pages < 10; pages++) {
      const page: AuditLog = await log(rina, {}, `&limit=50${next && `&after=${next}`}`);
      seen.push(...page.rows.map(({ seq }) => seq));
      next = page.next;
    }
    expect(seen.length).toBeGreaterThanOrEqual(123);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('describes changes in words, amounts as amounts', async () => {
    const [billing] = (await log(rina, { objectType: 'billing', objectId: 'b-7' })).rows;
    expect(billing).toMatchObject({
      object: 'ID Billing',
      action: 'Dibuat',
      userName: 'Rina Wulandari',
      changes: [{ field: 'Jumlah', before: null, after: 'Rp 150,00' }],
    });
    const [template] = (await log(rina, { objectType: 'template' })).rows;
    expect(template?.changes).toEqual([{ field: 'Isi', before: 'Satu', after: 'Dua' }]);
  });

  it('is in English for readers of English', async () => {
    const english = await app.as('rina', 'sagara', 'en');
    expect((await log(english, { objectType: 'template' })).rows[0]).toMatchObject({
      object: 'Letter template',
      action: 'Saved',
    });
  });

  it('never shows a secret', async () => {
    const answer = await rina.request('GET', '/audit-log?limit=200');
    expect(await answer.text()).not.toContain('rahasia-42');
  });

  it('is narrowed by person, kind, action, days and id', async () => {
    const at = new Date(app.clock.now - DAY).toISOString().slice(0, 10);
    const ids = async (filter: object) => (await log(rina, filter)).rows.map(({ objectId }) => objectId);
    expect(await ids({ userId: people.agus.id })).toEqual(['slip-1']);
    expect(await ids({ action: 'save' })).toEqual(['t-1']);
    expect(await ids({ from: at, to: at })).toEqual(['u-1', 't-1']);
    expect(await ids({ objectId: 'b-119' })).toEqual(['b-119']);
    expect(await ids({ objectType: 'billing', userId: people.agus.id })).toEqual([]);
  });

  it('keeps what changed from who may not see such objects', async () => {
    const [slip] = (await log(auditor, { objectType: 'bupot' })).rows;
    expect(slip).toMatchObject({ objectId: 'slip-1', changes: [], withheld: true });
    expect((await log(rina, { objectType: 'bupot' })).rows[0]).toMatchObject({ withheld: false });
  });

  it('is another company’s nowhere', async () => {
    const hendra = await app.as('hendra', 'bentala');
    expect((await log(hendra, { objectId: 'slip-1' })).rows).toEqual([]);
  });

  it('is refused without its key, in every way', async () => {
    const budi = await app.as('budi', 'sagara');
    const ways = await Promise.all([
      budi.request('GET', '/audit-log'),
      budi.request('GET', '/audit-log/choices'),
      budi.request('GET', '/audit-log/proof'),
      budi.request('POST', '/audit-log/export', { json: { format: 'csv' } }),
    ]);
    expect(ways.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it.each([
    ['filter={"companyId":"x"}'],
    ['filter={"from":"2025-02-30"}'],
    ['filter={"from":"2025-11-02","to":"2025-11-01"}'],
    ['filter={"userId":["a"]}'],
    ['filter=%7B'],
    ['after=1'],
    ['after=9999999999999999.1'],
    ['limit=201'],
    ['limit=0'],
  ])('refuses %s', async (query) => {
    expect((await rina.request('GET', `/audit-log?${query}`)).status).toBe(422);
  });

  it('offers whom and what it can be narrowed by', async () => {
    const { kinds, people: all, actions } = await rina.get<AuditLogChoices>('/audit-log/choices');
    expect(kinds).toContainEqual({ value: 'bupot', label: 'Bukti potong' });
    expect(all.map(({ label }) => label)).toContain('Agus Prasetyo');
    expect(actions.filter(({ value, label }) => value === label)).toEqual([]);
  });

  it('is written to a file', async () => {
    const { jobId } = await rina.post<{ jobId: string }>('/audit-log/export', {
      filter: { objectType: 'template' },
      format: 'csv',
    });
    await app.drainJobs();
    const { result } = await rina.get<{ result: { fileId: string; count: number } }>(`/jobs/${jobId}`);
    expect(result.count).toBe(1);
    const text = await (await rina.request('GET', `/files/${result.fileId}`)).text();
    expect(text).toContain('Isi: Satu');
    expect(text).toContain('Isi: Dua');
  });
});

describe('the proof of a stretch', () => {
  const proof = (first: number, last: number) => rina.get<HistoryProof>(`/audit-log/proof?first=${first}&last=${last}`);

  it('covers what was written, and ends where the chain does', async () => {
    const { holds, rows, last } = await proof(1, 5000);
    expect({ holds, last }).toEqual({ holds: true, last: rows.at(-1)?.seq });
    expect((await proof(5, 9)).rows.map(({ seq }) => seq)).toEqual([5, 6, 7, 8, 9]);
  });

  it('is refused reversed or too long', async () => {
    for (const query of ['first=9&last=5', 'first=0&last=5', 'first=x&last=2'])
      expect((await answered(rina.request('GET', `/audit-log/proof?${query}`))).status).toBe(422);
  });

  it('is exported as a file that verifies itself without us, and detects a changed word', async () => {
    const ofSlip = eq(history.objectType, 'bupot');
    const [slip] = await app.deps.db.read.select().from(history).where(ofSlip).orderBy(asc(history.seq));
    const first = (slip?.seq ?? 0) + 1;
    const { jobId } = await auditor.post<{ jobId: string }>('/audit-log/proof', { first, last: first + 4998 });
    await app.drainJobs();
    const { result } = await auditor.get<{ result: { fileId: string; count: number } }>(`/jobs/${jobId}`);
    const folder = mkdtempSync(join(tmpdir(), 'patuh-stretch-'));
    const zip = await (await auditor.request('GET', `/files/${result.fileId}`)).arrayBuffer();
    const { files } = await unzipper.Open.buffer(Buffer.from(zip));
    for (const file of files) writeFileSync(join(folder, file.path), await file.buffer());
    const check = () => spawnSync('node', [join(folder, 'verify.mjs')], { encoding: 'utf8' });
    const fine = check();
    // Rows the auditor may not see are listed by their hash alone: a slip before the range, 120 billing codes in it,
    // and secret ones.
    expect(fine.stdout).toMatch(/^\d+ rows stand, 12\d are told by their hash alone, 0 broken/);
    expect(fine.status).toBe(0);
    const rows = readFileSync(join(folder, 'riwayat.jsonl'), 'utf8');
    expect(rows).not.toContain('rahasia-42');
    writeFileSync(join(folder, 'riwayat.jsonl'), rows.replace('"Dua"', '"Tiga"'));
    const changed = check();
    expect(changed.stdout).toMatch(/row \d+ says something else than was written/);
    expect(changed.status).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it('names a row that was changed, and one that is gone', async () => {
    const [one] = (await log(rina, { objectId: 'b-3' })).rows;
    const [gone] = (await log(rina, { objectId: 'b-5' })).rows;
    await app.deps.db.transact(async (tx) => {
      await tx.db.update(history).set({ userName: 'Orang lain' }).where(eq(history.objectId, 'b-3'));
      await tx.db.delete(history).where(eq(history.objectId, 'b-5'));
    });
    const { holds, broken } = await proof(1, 5000);
    expect(holds).toBe(false);
    expect(broken).toContainEqual({ seq: one?.seq, why: 'changed' });
    expect(broken).toContainEqual({ seq: gone?.seq, why: 'missing' });
  });
});
