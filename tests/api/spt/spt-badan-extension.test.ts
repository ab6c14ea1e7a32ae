import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RegisterRow } from '#domain/efiling/register.ts';
import type { ExtensionView } from '#domain/spt-badan/extension.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const BASE = '/efiling/spt-badan';

let app: TestApp;
let rina: Client;
let id: string;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  ({ id } = await rina.post<{ id: string }>(BASE, { taxYear: 2024 }));
});
afterAll(() => app.close());

const notice = {
  noticeDay: '2025-04-25',
  number: 'S-1/2025',
  provisional: '15000000',
  paid: '14000000',
  ntpn: 'A1B2C3D4E5F6A7B8',
  paidOn: '2025-04-24',
};
const put = (version: number, over: object = {}) =>
  rina.request('PUT', `${BASE}/${id}/extension`, { json: { version, ...notice, ...over } });
const known = () => rina.get<ExtensionView>(`${BASE}/${id}/extension`);
const view = () => rina.get<AnnualView>(`${BASE}/${id}`);
const registered = async () =>
  (await rina.get<RegisterRow[]>(`/efiling/report?filter=${encodeURIComponent(JSON.stringify({ ids: [id] }))}`))[0];
const deadlines = async (from: string, to: string) =>
  (
    await rina.get<{ rows: { key: string; period: string; day: string }[] }>(`/home/deadlines?from=${from}&to=${to}`)
  ).rows.filter(({ key }) => key === 'report_year_company');

it('counts as none while its receipt does not cover the provisional tax', async () => {
  expect((await put(0)).status).toBe(200);
  expect(await known()).toMatchObject({ fault: 'short', missing: '1000000.00', extendedTo: null, code: '411126-200' });
  const { dueDay, findings } = await view();
  expect(dueDay).toBe('2025-04-30');
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'warning', message: 'sptBadan.check.extension_short' }),
  );
});

it('moves the due day of the page, the register and Home, and is kept with history', async () => {
  expect((await put(0, { paid: '15000000' })).status).toBe(409);
  expect((await put(1, { paid: '15000000' })).status).toBe(200);
  expect(await known()).toMatchObject({ fault: null, extendedTo: '2025-06-30', version: 2 });
  expect(await view()).toMatchObject({ dueDay: '2025-06-30', extendedTo: '2025-06-30' });
  expect(await registered()).toMatchObject({ dueDay: '2025-06-30' });
  expect(await rina.get(BASE)).toMatchObject([{ id, extendedTo: '2025-06-30' }]);
  expect(await deadlines('2025-04-01', '2025-05-31')).toEqual([]);
  expect(await deadlines('2025-06-01', '2025-06-30')).toMatchObject([{ period: '2024-12', day: '2025-06-30' }]);
  const history = await rina.get<{ action: string }[]>(`${BASE}/${id}/history`);
  expect(history.filter(({ action }) => action === 'extend')).toHaveLength(2);
});

it.each([
  ['a day that is none', { noticeDay: '2025-02-30' }, 'noticeDay'],
  ['a day to come', { paidOn: '2099-01-01' }, 'paidOn'],
  ['no number', { number: ' ' }, 'number'],
  ['an NTPN of another form', { ntpn: 'X' }, 'ntpn'],
  ['a negative amount', { provisional: '-1' }, 'provisional'],
])('refuses %s', async (_, over, field) => {
  const response = await put(2, over);
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
});

it('is taken off again', async () => {
  expect((await rina.request('PUT', `${BASE}/${id}/extension/remove`, { json: { version: 2 } })).status).toBe(200);
  expect(await known()).toMatchObject({ notice: null, extendedTo: null });
  expect(await view()).toMatchObject({ dueDay: '2025-04-30', extendedTo: null });
});

it('is closed to other companies', async () => {
  const hendra = await app.as('hendra', 'bentala');
  expect((await hendra.request('GET', `${BASE}/${id}/extension`)).status).toBe(404);
  const json = { version: 3, ...notice };
  expect((await hendra.request('PUT', `${BASE}/${id}/extension`, { json })).status).toBe(404);
});
