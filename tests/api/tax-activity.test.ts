import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Permission } from '#domain/permissions.ts';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { companyRoles, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, billings } from './billing/billing-client.ts';
import { answered } from './faktur/faktur-client.ts';
import { spts } from './spt/spt-client.ts';

let app: TestApp;
let rina: Client;

const list = (client: Client, tab: string, filter: object = {}) =>
  client.get<TaxActivity[]>(`/tax-activity/${tab}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const labels = async (...params: Parameters<typeof list>) => (await list(...params)).map(({ label }) => label);
const duty = { type: 'UNIFIKASI', period: '2025-05' } as const;

beforeAll(async () => {
  app = await testApp();
  const companyId = companies.sagara.id;
  const keys: Permission[] = ['HOMEPAGE_WAITING_VIEW', 'HOMEPAGE_REPORTING_VIEW'];
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'tamu', companyId, name: 'Tamu', keys });
    await tx.db.update(memberships).set({ role: 'Tamu' }).where(eq(memberships.userId, people.sari.id));
  });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

it('lists codes that wait for payment, by masa', async () => {
  const { id } = await billings(rina).create(anInput());
  await app.drainJobs();
  const [row] = await list(rina, 'waiting-payment');
  expect(row).toMatchObject({ id, kind: 'billing', tone: 'orange', late: true, link: expect.stringContaining(id) });
  expect(await list(rina, 'waiting-payment', { to: '2020-01' })).toEqual([]);
});

it('shows the last day of the law, not the one on which the code expires, and what is late by it', async () => {
  // PPh 25 of August 2025: 15 September 2025 (PMK 81/2024 art. 94 (2)), past in November.
  const masa = { periodFrom: '2025-08', periodTo: '2025-08' };
  const { id } = await billings(rina).create(anInput({ kap: '411126', kjs: '100', ...masa }));
  await app.drainJobs();
  const rows = await list(rina, 'waiting-payment', { from: '2025-08', to: '2025-08' });
  expect(rows.find((row) => row.id === id)).toMatchObject({ due: '2025-09-15', late: true });
});

it('lists a return that waits to be filed with its due day', async () => {
  const { id } = await spts(app, rina, 'UNIFIKASI').create('2025-10');
  const rows = await list(rina, 'waiting-report', { from: '2025-10', to: '2025-10' });
  expect(rows).toMatchObject([
    { id, kind: 'spt', period: '2025-10', due: '2025-11-20' },
    { id: 'PPN-2025-10', kind: 'masa', due: '2025-12-01', status: 'Belum dibuat' },
  ]);
});

it('lists returns of PPN beside those of income tax, each to who may see them', async () => {
  const { id } = await spts(app, rina, 'PPN').create('2025-10');
  const within = { from: '2025-10', to: '2025-10' };
  const rows = await list(rina, 'waiting-report', within);
  expect(rows.map(({ label, due }) => [label, due])).toEqual([
    ['SPT Masa PPh Unifikasi 10/2025', '2025-11-20'],
    ['SPT Masa PPN 10/2025', '2025-12-01'],
  ]);
  await app.plant((tx) =>
    tx.db
      .update(companyRoles)
      .set({ keys: ['HOMEPAGE_REPORTING_VIEW', 'EFAKTUR_SPT_VIEW'] })
      .where(eq(companyRoles.id, 'tamu')),
  );
  const guest = await app.as('sari', 'sagara');
  expect(await list(guest, 'waiting-report', within)).toMatchObject([
    { id, link: `/main/efaktur-v2/spt/detail/${id}/induk` },
  ]);
  expect((await guest.request('GET', '/tax-activity/not-due')).status).toBe(403);
  await app.plant((tx) =>
    tx.db
      .update(companyRoles)
      .set({ keys: ['HOMEPAGE_WAITING_VIEW', 'HOMEPAGE_REPORTING_VIEW'] })
      .where(eq(companyRoles.id, 'tamu')),
  );
});

it('lists masa without slips and return, with the reason, up to the last that is over', async () => {
  const rows = await list(rina, 'not-due', { from: '2025-05', to: '2030-01' });
  expect(rows[0]?.period).toBe('2025-10');
  expect(rows.at(-1)?.period).toBe('2025-05');
  expect(rows.find(({ id }) => id === 'UNIFIKASI-2025-05')).toMatchObject({
    label: 'SPT Masa PPh Unifikasi 05/2025',
    status: 'Tidak wajib lapor',
    reason: 'Tidak ada bukti potong dan SPT dalam masa ini',
  });
});

it('stores a statement to the contrary, once, with its reason, until it is removed', async () => {
  const state = () => rina.request('POST', '/tax-activity/duties', { json: { ...duty, reason: 'Ada setor sendiri' } });
  expect((await state()).status).toBe(204);
  expect((await state()).status).toBe(204);
  const found = async () =>
    (await list(rina, 'not-due', { from: '2025-05' })).find(({ id }) => id === 'UNIFIKASI-2025-05');
  expect(await found()).toMatchObject({ tone: 'orange', reason: 'Rina Wulandari: Ada setor sendiri' });
  const hendra = await app.as('hendra', 'bentala');
  expect((await hendra.delete('/tax-activity/duties/UNIFIKASI/2025-05')).status).toBe(404);
  expect((await rina.delete('/tax-activity/duties/UNIFIKASI/2025-05')).status).toBe(204);
  expect(await found()).toMatchObject({ tone: 'grey' });
  const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, 'UNIFIKASI-2025-05');
  expect(result.map(({ action }) => action)).toEqual(['create', 'remove']);
});

it('asks for the key of what it lists besides its own', async () => {
  const guest = await app.as('sari', 'sagara');
  const budi = await app.as('budi', 'sagara');
  const request = (client: Client, tab: string) => client.request('GET', `/tax-activity/${tab}`);
  for (const tab of ['waiting-payment', 'waiting-report', 'e-filing', 'filed', 'not-due'])
    expect((await request(guest, tab)).status, tab).toBe(403);
  expect((await request(budi, 'waiting-payment')).status).toBe(200);
  expect((await request(budi, 'not-due')).status).toBe(403);
  expect((await budi.request('POST', '/tax-activity/duties', { json: { ...duty, reason: 'x' } })).status).toBe(403);
});

it.each([
  ['filed?filter={"from":"2025-13"}'],
  ['filed?filter={"from":"2025-10","to":"2025-09"}'],
  ['not-due?filter={"from":"1990-01"}'],
  ['filed?filter={"companyId":"x"}'],
  ['everything'],
])('refuses %s', async (path) => {
  expect((await answered(rina.request('GET', `/tax-activity/${path}`))).status).toBe(422);
});

it.each([
  [{ ...duty, reason: ' ' }, 'reason'],
  [{ ...duty, period: '2030-01', reason: 'Nanti' }, 'period'],
  [{ ...duty, type: 'PPN', reason: 'x' }, 'type'],
])('refuses the statement %j at its field', async (json, field) => {
  expect(await answered(rina.request('POST', '/tax-activity/duties', { json }))).toMatchObject({
    status: 422,
    body: { errors: { [field]: expect.any(String) } },
  });
});

it('is in English for readers of English', async () => {
  const english = await app.as('rina', 'sagara', 'en');
  expect((await list(english, 'not-due'))[0]).toMatchObject({ status: 'Nothing to file' });
  expect((await labels(english, 'not-due'))[0]).toContain('SPT Masa');
});
