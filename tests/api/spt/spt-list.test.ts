import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { toDoStates } from '#domain/spt/to-do.ts';
import type { PostingView, SptToDos } from '#domain/spt/view-schema.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const request = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

const exported = async (filter: object): Promise<string> => {
  const { path } = spts(app, rina);
  const { jobId } = await rina.post<{ jobId: string }>(`${path}/export`, { filter, format: 'csv' });
  await app.drainJobs();
  const { result } = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
  return (await rina.request('GET', `/files/${result.fileId}`)).text();
};

describe('the list of monthly returns', () => {
  it('shows for each what is paid, what is left, the next action and who may, and filters by the next action', async () => {
    const { path, create, posted } = spts(app, rina);
    await issued(app, 'BPPU', { period: '2025-01', date: '2025-01-31', tax: '300000.00' });
    const ready = await posted('2025-01');
    const empty = await create('2025-02');
    await issued(app, 'BPPU', { period: '2025-03', date: '2025-03-31', kapKjs: '411128-423' });
    const failed = await posted('2025-03');
    await rina.put(`${path}/${ready.id}/deposit/doss/x`, {
      pbk: { number: 'PBK-1', kapKjs: '411124-100', period: '2025-01', amount: '100000', date: '2025-02-10' },
    });
    const rows = await rina.get<SptListRow[]>(path);
    expect(rows.map(({ id, toDo }) => [id, toDo?.state])).toEqual([
      [failed.id, 'FAILED_PROCESSING'],
      [empty.id, 'NOT_COMPLETED'],
      [ready.id, 'READY'],
    ]);
    expect(rows.at(-1)).toMatchObject({
      payable: '300000.00',
      paid: '100000.00',
      rest: '200000.00',
      dueDay: '2025-02-20',
    });
    expect(rows.at(-1)?.actions).toEqual((await spts(app, rina).one(ready.id)).actions);
    for (const state of toDoStates) {
      const found = await rina.get<SptListRow[]>(`${path}?${request({ toDo: state })}`);
      expect(found.map(({ id }) => id)).toEqual(rows.filter(({ toDo }) => toDo?.state === state).map(({ id }) => id));
    }
    const totals = await rina.get(`${path}/totals?${request({ year: 2025 })}`);
    expect(totals).toMatchObject({ count: 3, documentCount: '2.00', payable: '300000.00', paid: '100000.00' });
  });

  it('posts and removes many at once, each as its state allows, and of its own kind only', async () => {
    const { path, create, one } = spts(app, rina);
    const made = [await create('2025-05'), await create('2025-06')];
    const other = await spts(app, rina, 'PPH21').create('2025-05');
    const ids = [...made, other].map(({ id }) => id);
    expect(await rina.post(`${path}/eligible`, { ids, action: 'post' })).toMatchObject({ eligible: 2, total: 2 });
    await rina.post(`${path}/bulk-posting`, { ids });
    await app.drainJobs();
    for (const { id } of made) expect((await one(id)).postedAt).not.toBeNull();
    expect((await spts(app, rina, 'PPH21').one(other.id)).postedAt).toBeNull();

    const budi = await app.as('budi');
    expect((await budi.request('POST', `${path}/bulk-delete`, { json: { ids } })).status).toBe(403);
    await rina.post(`${path}/bulk-delete`, { filter: { periodFrom: '2025-05', periodTo: '2025-06' } });
    await app.drainJobs();
    expect(await rina.get(`${path}?${request({ periodFrom: '2025-05', periodTo: '2025-06' })}`)).toEqual([]);
    expect((await spts(app, rina, 'PPH21').one(other.id)).id).toBe(other.id);
  });

  it('lets no account pay for another: the remainder equals that of the deposit page', async () => {
    const { path, posted, one } = spts(app, rina);
    const over = { period: '2025-09', date: '2025-09-30' };
    await issued(app, 'BPPU', { ...over, tax: '100000.00' });
    await issued(app, 'SP', { ...over, kapKjs: '411128-403', tax: '70000.00' });
    const spt = await posted('2025-09');
    await rina.put(`${path}/${spt.id}/deposit/doss/x`, {
      pbk: { number: 'PBK-9', kapKjs: '411124-100', period: '2025-09', amount: '180000', date: '2025-10-10' },
    });
    expect((await one(spt.id)).bills.map(({ kapKjs, rest }) => [kapKjs, rest])).toEqual([
      ['411128-403', '70000.00'],
      ['411124-100', '0.00'],
    ]);
    const of = request({ period: '2025-09' });
    const money = { payable: '170000.00', paid: '100000.00', rest: '70000.00' };
    expect(await rina.get(`${path}?${of}`)).toMatchObject([{ id: spt.id, ...money, surplus: '80000.00' }]);
    expect(await rina.get(`${path}/totals?${of}`)).toMatchObject({ count: 1, ...money });
    const { states, rows } = await rina.get<SptToDos>('/ebupot/spt/to-do');
    expect(rows.find(({ id }) => id === spt.id)).toMatchObject(money);
    expect(states.find(({ state }) => state === 'READY')).toMatchObject({ payable: '470000.00', paid: '200000.00' });
    expect(await exported({ period: '2025-09' })).toContain(
      '"2025-09";"0";"2";"170000,00";"100000,00";"70000,00";"80000,00";',
    );
  });

  it('is exported as a table', async () => {
    const text = await exported({});
    expect(text).toContain('Masa');
    expect(text).toContain('"2025-01";"0";"1";"300000,00";"100000,00";"200000,00"');
  });
});

describe('the contents of a masa before it is posted', () => {
  const over = { period: '2025-08', date: '2025-08-31' };

  it('counts what would be drawn in, what stays out, and what would stop it', async () => {
    const { path, posted, one } = spts(app, rina);
    const view = () => rina.get<PostingView>(`${path}/posting?period=2025-08`);
    await issued(app, 'BPPU', { ...over, tax: '300000.00' });
    await issued(app, 'SP', { ...over, kapKjs: '411128-403', tax: '50000.00' });
    await issued(app, 'BPPU', { ...over, status: 'DRAFT', number: null });
    await issued(app, 'BP21', over);
    const before = await view();
    expect(before).toMatchObject({
      spt: null,
      drawn: [
        { kind: 'BPPU', count: 1, amounts: { tax: '300000.00' } },
        { kind: 'SP', count: 1, amounts: { tax: '50000.00' } },
      ],
      payable: '350000.00',
      waiting: [{ kind: 'BPPU', status: 'DRAFT', count: 1 }],
      findings: [],
    });
    const spt = await posted('2025-08');
    expect(spt.payable).toBe(before.payable);
    expect(await view()).toEqual({ ...before, spt: expect.objectContaining({ id: spt.id, status: 'CONCEPT' }) });

    await issued(app, 'BPPU', { ...over, kapKjs: '411128-423' });
    expect(await view()).toMatchObject({
      findings: [{ message: 'Kode SPT (411128-423) tidak ditemukan' }],
      unmapped: [{ kind: 'BPPU', row: '411128-423', count: 1 }],
    });
    expect(await one(spt.id)).toMatchObject({ documentCount: 2 });
  });

  it('refuses a masa of the time before, one that has not begun, and who may not post', async () => {
    const { path } = spts(app, rina);
    const refused = async (period: string) => {
      const { status, body } = await answered(rina.request('GET', `${path}/posting?period=${period}`));
      return [status, Object.keys(body.errors as object)];
    };
    expect(await refused('2024-12')).toEqual([422, ['period']]);
    expect(await refused('2026-12')).toEqual([422, ['period']]);
    const budi = await app.as('budi');
    expect((await budi.request('GET', `${path}/posting?period=2025-08`)).status).toBe(403);
  });
});
