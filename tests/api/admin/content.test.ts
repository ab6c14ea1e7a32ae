import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QuotaShop } from '#domain/company/quota-order-schema.ts';
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

it('sells a package on its days, and removes none that is in use', async () => {
  const rina = await app.as('rina', 'sagara');
  const path = '/admin/api/quota-package';
  const onSale = async () => (await rina.get<QuotaShop>('/quota/packages')).packages.map(({ code }) => code);
  const coming = { code: 'besar', name: 'Besar', efakturUnits: 9000, ebupotUnits: 0, price: 5_000_000, months: 12 };
  const save = (version: number, days: object) =>
    wira.put(`${path}/${id}`, { ...coming, ...days, version, reason: 'tanggal' });
  const days = { fromDay: '2025-11-16', untilDay: null };
  const { id } = await wira.post<{ id: string }>(path, { ...coming, ...days, reason: 'baru' });
  expect(await onSale()).not.toContain('besar');
  await save(1, { fromDay: '2025-11-15', untilDay: null });
  expect(await onSale()).toContain('besar');
  await save(2, { fromDay: '2025-11-01', untilDay: '2025-11-14' });
  expect(await onSale()).not.toContain('besar');
  const remove = async (one: string, version: number) =>
    (await wira.request('DELETE', `${path}/${one}?version=${version}&reason=salah`)).status;
  expect([await remove('profesional', 1), await remove(id, 3)]).toEqual([409, 204]);
});
