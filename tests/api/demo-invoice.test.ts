import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoInvoice } from '#domain/billing/demo-invoice.ts';
import { demoInvoice } from '../../api/modules/demo/demo-invoice.ts';
import { demoInvoices } from '../../db/tables.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const base = '/demo/api/ebilling/payment';
const ask = (id: string) => app.fetch(`${base}/${id}`);
const get = async (id: string) => (await (await ask(id)).json()) as DemoInvoice;
const post = (path: string, json?: object) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', Host: 'localhost' },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
const act = (id: string, action: string) => post(`${base}/${id}`, { action });
const begun = async () => (await (await post(base)).json()) as DemoInvoice;

it('is made up when a visitor begins, lets one thing be done with it, and runs out', async () => {
  const first = await begun();
  const other = await begun();
  expect(await get(first.id)).toEqual(first);
  expect([first.status, first.code]).toEqual(['created', expect.stringMatching(/^0\d{14}$/)]);
  expect(other.id).not.toBe(first.id);
  expect((await act(first.id, 'pay')).status).toBe(200);
  expect((await act(first.id, 'cancel')).status).toBe(409);
  expect((await get(other.id)).status).toBe('created');
  app.clock.advance(25 * 3_600_000);
  expect([(await get(first.id)).status, (await get(other.id)).status]).toEqual(['paid', 'expired']);
  expect((await act(other.id, 'pay')).status).toBe(409);
});

it('is the same to a process that starts later', async () => {
  const { id } = await begun();
  await act(id, 'fail');
  const { db, now } = app.deps;
  expect(await demoInvoice({ db, now }, id)).toMatchObject({ status: 'failed' });
  const { id: raced } = await begun();
  const both = await Promise.all([act(raced, 'pay'), act(raced, 'cancel')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is not there for an id nobody was given, and asking for one makes nothing', async () => {
  const stored = () => app.deps.db.read.select().from(demoInvoices);
  const before = await stored();
  for (const id of ['a', 'sample-1', '0'.repeat(40)])
    expect([(await ask(id)).status, (await act(id, 'pay')).status]).toEqual([404, 404]);
  expect(await stored()).toEqual(before);
});
