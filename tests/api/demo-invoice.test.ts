import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoInvoice } from '#domain/billing/demo-invoice.ts';
import { demoInvoice } from '../../api/modules/demo/demo-invoice.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const path = (id: string) => `/demo/api/ebilling/payment/${id}`;
const get = async (id: string) => (await (await app.fetch(path(id))).json()) as DemoInvoice;
const act = (id: string, action: string) =>
  app.fetch(path(id), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', Host: 'localhost' },
    body: JSON.stringify({ action }),
  });

it('is made up from its id, lets one thing be done with it, and runs out', async () => {
  const first = await get('a');
  expect(first).toEqual(await get('a'));
  expect([first.status, first.code]).toEqual(['created', expect.stringMatching(/^0\d{14}$/)]);
  expect((await act('a', 'pay')).status).toBe(200);
  expect((await act('a', 'cancel')).status).toBe(409);
  expect((await get('b')).status).toBe('created');
  app.clock.advance(25 * 3_600_000);
  expect([(await get('a')).status, (await get('b')).status]).toEqual(['paid', 'expired']);
  expect((await act('b', 'pay')).status).toBe(409);
});

it('is the same to a process that starts later', async () => {
  await act('c', 'fail');
  const { db, now } = app.deps;
  expect(await demoInvoice({ db, now }, 'c')).toMatchObject({ status: 'failed' });
  const both = await Promise.all([act('d', 'pay'), act('d', 'cancel')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
