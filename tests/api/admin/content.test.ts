import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';

const PATH = '/admin/api/cms/tax-calendar-event';
const event = {
  title: 'Penutupan sistem',
  titleEn: 'System closed',
  note: null,
  noteEn: null,
  tax: 'ALL',
  repeats: 'NEVER',
  date: '2025-11-20',
  untilDay: null,
  shifts: false,
  source: 'Pengumuman',
};

let app: TestApp;
let wira: Client;
beforeAll(async () => {
  app = await testApp();
  wira = await app.as('wira');
});
afterAll(() => app.close());

it('saves a calendar event that the body names', async () => {
  const { id } = await wira.post<{ id: string }>(PATH, { ...event, reason: 'baru' });
  const save = async (client: Client, more: object) => {
    const answer = await client.request('PUT', PATH, {
      json: { ...event, date: '2025-11-21', reason: 'pindah', ...more },
    });
    return [answer.status, await answer.json()];
  };
  expect(await save(wira, { id, version: 1 })).toMatchObject([200, { id, date: '2025-11-21', version: 2 }]);
  expect(await save(wira, { id, version: 1 })).toMatchObject([409, {}]);
  expect(await save(wira, { id: 'lain', version: 1 })).toMatchObject([404, {}]);
  expect(await save(wira, { version: 1 })).toMatchObject([422, { errors: { id: expect.any(String) } }]);
  expect(await save(await app.as('rina'), { id, version: 2 })).toMatchObject([404, {}]);
});
