import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Handler } from '../../api/jobs/handler.ts';
import { handlers } from '../../api/jobs/handlers.ts';
import type { JobView } from '../../api/services/jobs/read-jobs.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { importRows } from '../../db/tables.ts';
import type { CompanyKey } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { fakturs } from './faktur/faktur-client.ts';
import { sendFile, upload } from './imports/import-steps.ts';

const working: string[] = [];
let most = 0;
let letGo: () => void = () => undefined;
const free = new Promise<void>((resolve) => {
  letGo = resolve;
});

const long: Handler = {
  kind: 'test.long',
  attempts: 1,
  run: async ({ scope }) => {
    working.push(scope.companyId);
    most = Math.max(most, working.filter((id) => id === scope.companyId).length);
    await free;
    working.splice(working.indexOf(scope.companyId), 1);
    return {};
  },
};
const short: Handler = { kind: 'test.short', attempts: 1, run: async () => ({}) };

let app: TestApp;
let rina: Client;
let dewi: Client;
beforeAll(async () => {
  app = await testApp({
    instead: { runner: { handlers: [...handlers, long, short] as readonly Handler<never>[], slots: 4 } },
  });
  rina = await app.as('rina', 'sagara');
  dewi = await app.as('dewi');
});
afterAll(() => app.close());

const start = (kind: string, who: 'rina' | 'dewi', where: CompanyKey) =>
  app.deps.db.transact((tx) => enqueue(tx, scopeOf(who, where), app.clock.now, { kind, payload: {} }));
const until = async (true_: () => Promise<boolean> | boolean, ms = 10_000): Promise<void> => {
  for (const end = Date.now() + ms; !(await true_()); await new Promise((wake) => setTimeout(wake, 20)))
    if (Date.now() > end) throw new Error('it never came');
};
const fileCount = () => readdirSync(join(app.dataDir, 'files'), { recursive: true }).length;

describe('downloads and imports a company may have at once', () => {
  it('are twenty: one more is refused with the number and leaves nothing, and others are not held up by it', async () => {
    const { id } = await fakturs(app, rina).draft();
    const ask = (who: Client) => who.request('POST', '/efaktur/out/ctas/xlsx', { json: { ids: [id] } });
    const request = await Promise.all(Array.from({ length: 19 }, () => ask(rina)));
    expect(new Set(request.map(({ status }) => status))).toEqual(new Set([202]));
    const last = await sendFile(rina, 'a;b\n1;2\n', 'a.csv');
    const before = fileCount();
    for (const refused of [await ask(rina), await upload(rina, 'a;b\n1;2\n', 'a.csv')]) {
      const { code, message } = (await refused.json()) as { code: string; message: string };
      expect([refused.status, code]).toEqual([429, 'too_many']);
      expect(message).toContain('20 impor dan unduhan');
    }
    expect(fileCount()).toBe(before);
    expect((await upload(dewi, 'a;b\n1;2\n', 'a.csv')).status).toBe(201);
    await rina.delete(`/efaktur/import/${last.id}`);
    expect((await ask(rina)).status).toBe(202);
    await app.drainJobs();
    expect((await ask(rina)).status).toBe(202);
    await app.drainJobs();
  });
});

describe('an import that is given up while its file is read', () => {
  it('ends its job and its thread, and leaves no row', async () => {
    const line = 'Toko Abadi;2025-11-10;Kabel tembaga;10;1003000\n';
    const { id } = await sendFile(rina, `Pembeli;Tanggal;Barang;Jumlah;Harga\n${line.repeat(90_000)}`, 'a.csv');
    const { jobId } = await rina.get<{ jobId: string }>(`/efaktur/import/${id}`);
    const ended = app.runner.step();
    await until(async () => (await rina.get<JobView>(`/jobs/${jobId}`)).status === 'RUNNING');
    expect((await rina.delete(`/efaktur/import/${id}`)).status).toBe(204);
    const requests = performance.now();
    await ended;
    expect(performance.now() - requests).toBeLessThan(3_000);
    expect((await rina.get<JobView>(`/jobs/${jobId}`)).status).toBe('CANCELED');
    expect(await app.deps.db.read.select().from(importRows)).toEqual([]);
  });
});

describe('a company that asks for more than its share', () => {
  it('has half of the slots, and the others go to who comes', async () => {
    for (let n = 0; n < 6; n++) await start('test.long', 'rina', 'sagara');
    app.runner.start();
    await until(() => working.length === 2);
    const other = await start('test.short', 'dewi', 'cendana');
    await until(async () => (await dewi.get<JobView>(`/jobs/${other}`)).status === 'DONE');
    expect([working.length, most]).toEqual([2, 2]);
  });

  it('is not looked after for each job more it puts in line, and those are done once it has a slot', async () => {
    const looks = vi.spyOn(app.deps.db.read, 'select');
    const since = performance.now();
    const more: string[] = [];
    for (let n = 0; n < 40; n++) more.push(await start('test.short', 'rina', 'sagara'));
    const byTheClock = (performance.now() - since) / 300;
    expect(looks.mock.calls.length).toBeLessThan(byTheClock + 10);
    looks.mockRestore();
    letGo();
    for (const id of more) await until(async () => (await rina.get<JobView>(`/jobs/${id}`)).status === 'DONE');
  });
});
