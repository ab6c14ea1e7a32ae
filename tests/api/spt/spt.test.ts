import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SptRecord } from '#domain/spt/record.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued, SLIPS } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

describe('a monthly return', () => {
  it('is made once for a masa of Coretax that has begun', async () => {
    const { path, create, one } = spts(app, rina);
    const made = await create('2025-03');
    expect(made).toMatchObject({ period: '2025-03', revision: 0, status: 'CONCEPT', postedAt: null });
    const again = await answered(rina.request('POST', path, { json: { period: '2025-03' } }));
    expect([again.status, again.body.code, again.body.id]).toEqual([409, 'conflict', made.id]);
    const refused = async (period: string) => {
      const { status, body } = await answered(rina.request('POST', path, { json: { period } }));
      return [status, Object.keys(body.errors as object)];
    };
    expect(await refused('2024-12')).toEqual([422, ['period']]);
    expect(await refused('2025-12')).toEqual([422, ['period']]);
    expect(await refused('2025-13')).toEqual([422, ['period']]);
    expect(await one(made.id)).toMatchObject({
      label: 'SPT Masa PPh Unifikasi 03/2025',
      dueDay: '2025-04-21',
      toDo: { state: 'NOT_COMPLETED', action: 'post' },
    });
  });

  it('includes the issued slips of its masa and kind, marks them, and shows the amount payable', async () => {
    const { posted, one } = spts(app, rina);
    const over = { period: '2025-04', date: '2025-04-30' };
    const slips = [await issued(app, 'BPPU', over), await issued(app, 'BPPU', over), await issued(app, 'BPNR', over)];
    await issued(app, 'BPPU', { ...over, status: 'DRAFT', number: null });
    await issued(app, 'BP21', over);
    await issued(app, 'BPPU', { period: '2025-05' });
    const spt = await posted('2025-04');
    expect(spt).toMatchObject({ status: 'CONCEPT', documentCount: 3, stale: false, findings: [], settled: false });
    const due = slips.reduce((sum, { tax }) => sum + Number(tax), 0);
    expect(Number(spt.payable)).toBe(due);
    expect(spt.bills.map(({ kapKjs }) => kapKjs)).toEqual(['411124-100', '411127-110']);
    const marked = await rina.get<{ id: string }[]>(
      `${SLIPS}?filter=${encodeURIComponent(JSON.stringify({ returnId: spt.id }))}`,
    );
    expect(marked.map(({ id }) => id).sort()).toEqual(slips.map(({ id }) => id).sort());
    const history = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, spt.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'post', 'begin', 'check', 'ready']);
    for (const { id } of slips) expect(await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, id)).toEqual([]);

    await issued(app, 'BPPU', over);
    expect((await spts(app, rina).repost(spt.id)).documentCount).toBe(4);
    expect((await one(spt.id)).version).toBeGreaterThan(spt.version);
  });

  it('stops at slips that have no row in it, and continues once there are none', async () => {
    const { posted, repost } = spts(app, rina);
    const over = { period: '2025-06', date: '2025-06-30' };
    await issued(app, 'BPPU', { ...over, kapKjs: '411128-423' });
    const spt = await posted('2025-06');
    expect(spt).toMatchObject({ status: 'FAILED_PROCESSING', toDo: { state: 'FAILED_PROCESSING', move: 'retry' } });
    expect(spt.findings).toMatchObject([{ message: 'Kode SPT (411128-423) tidak ditemukan' }]);
    expect(await repost(spt.id)).toMatchObject({ status: 'FAILED_PROCESSING' });
  });

  it('belongs to its kind, its company and those who hold its keys', async () => {
    const { create, path } = spts(app, rina, 'PPH21');
    const made = await create('2025-03');
    const [lina, budi] = [await app.as('lina'), await app.as('budi')];
    const status = async (who: Client, method: string, at: string, json?: object) =>
      (await who.request(method, at, { json })).status;
    expect(await status(rina, 'GET', `/ebupot/unifikasi/spt/${made.id}`)).toBe(404);
    expect(await status(lina, 'GET', `${path}/${made.id}`)).toBe(404);
    expect(await status(lina, 'POST', `${path}/${made.id}/posting`, {})).toBe(404);
    expect(await status(budi, 'GET', path)).toBe(403);
    expect(await status(budi, 'POST', path, { period: '2025-02' })).toBe(403);
    const listed = await rina.get<SptRecord[]>(`${path}?filter=${encodeURIComponent('{"year":2025}')}`);
    expect(listed.map(({ id }) => id)).toEqual([made.id]);
    expect(listed[0]).not.toHaveProperty('inputs');
    expect(await rina.get(`${path}/totals`)).toMatchObject({ count: 1, payable: '0.00' });
  });
});
