import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FiledAnswer, RegisterRow } from '#domain/efiling/register.ts';
import type { ReportTotals } from '#domain/efiling/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { companyRoles, memberships } from '../../../db/tables.ts';
import { aReceivedInput } from '../../../fixtures/builders/a-received.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

let app: TestApp;
let rina: Client;

const query = (params: object) =>
  Object.entries(params)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const list = (client: Client, filter: object = {}, more: object = {}) =>
  client.get<RegisterRow[]>(`/efiling/report?${query({ filter, ...more })}`);
const filing = (client: Client, kind: string, period: string) =>
  client.get<FiledAnswer>(`/efiling/fetch_filing_tax_info/${kind}/${period}`);

beforeAll(async () => {
  app = await testApp();
  const companyId = companies.sagara.id;
  const keys: Permission[] = ['EFILING_VIEW'];
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'pelapor', companyId, name: 'Pelapor', keys });
    await tx.db.update(memberships).set({ role: 'Pelapor' }).where(eq(memberships.userId, people.sari.id));
  });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

it('answers for a tax and masa: not prepared, prepared, filed with its BPE, amended', async () => {
  expect(await filing(rina, 'UNIFIKASI', '2025-10')).toMatchObject({ isFiled: false, bpe: null });
  const { id } = await spts(app, rina).create('2025-10');
  expect((await filing(rina, 'UNIFIKASI', '2025-10')).versions).toMatchObject([{ id, status: 'CONCEPT', revision: 0 }]);
  await filedByOffice(app, id, { bpe: 'BPE-77' });
  expect(await filing(rina, 'UNIFIKASI', '2025-10')).toMatchObject({
    isFiled: true,
    bpe: 'BPE-77',
    filedAt: app.clock.now,
    revision: 0,
  });
});

it('lists what is due and not prepared, with its due day, and the annual returns of the years before', async () => {
  expect(await list(rina, { kind: 'PPN', period: '2025-10' })).toMatchObject([
    { status: 'NOT_MADE', dueDay: '2025-12-01', daysLate: 0, fine: '0.00', bpe: null },
  ]);
  const annual = await list(rina, { kind: ['BADAN'] });
  for (const row of annual) expect(row).toMatchObject({ status: 'NOT_MADE', origin: 'HERE' });
});

it('filters, orders and pages as every list does', async () => {
  const all = await list(rina, {}, { sort: ['period', 'ASC'], range: [0, 99] });
  expect(all.map(({ period }) => period)).toEqual(all.map(({ period }) => period).sort());
  expect(await list(rina, { kind: 'UNIFIKASI', status: 'FILED', bpe: true, q: 'bpe-77' })).toHaveLength(1);
  expect(await list(rina, { kind: 'UNIFIKASI', periodFrom: '2025-11' })).toEqual([]);
  expect(await list(rina, { ids: [] })).toEqual([]);
  const totals = await rina.get<ReportTotals>(`/efiling/report/totals?${query({ filter: {} })}`);
  expect(totals.count).toBe(all.length);
  expect(totals.byStatus.FILED).toBe(1);
});

it('exports them, and zips receipts of what is filed alone', async () => {
  for (const [path, body] of [
    ['export', { format: 'csv' }],
    ['bulk-download', { paper: 'bpe' }],
  ] as const) {
    const { jobId } = await rina.post<{ jobId: string }>(`/efiling/report/${path}`, {
      filter: { kind: 'UNIFIKASI' },
      ...body,
    });
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'DONE', failed: 0 });
  }
  const refused = rina.post('/efiling/report/bulk-download', { filter: { kind: 'PPN' }, paper: 'bpe' });
  await expect(refused).rejects.toThrow('409');
});

it('shows the state without amounts to who may not view the return itself', async () => {
  const sari = await app.as('sari', 'sagara');
  const [row] = await list(sari, { kind: 'UNIFIKASI', period: '2025-10' });
  expect(row).toMatchObject({ status: 'FILED', bpe: 'BPE-77', amount: null, result: null });
});

it('is closed without the key, and knows nothing of another company', async () => {
  const hendra = await app.as('hendra', 'bentala');
  expect(await filing(hendra, 'UNIFIKASI', '2025-10')).toMatchObject({ isFiled: false });
  const keyless = await app.as('budi', 'sagara');
  await expect(list(keyless)).rejects.toThrow('403');
});

it.each(['2025', '2025-13', 'x'])('refuses the masa %s', async (period) => {
  await expect(filing(rina, 'PPN', period)).rejects.toThrow('422');
});

it('refuses a month for an annual return, and an unknown kind', async () => {
  await expect(filing(rina, 'BADAN', '2024-01')).rejects.toThrow('422');
  await expect(filing(rina, 'PPH99', '2024')).rejects.toThrow('422');
});

it('says of an annual return that its sources changed after they were drawn', async () => {
  const { id } = await rina.post<{ id: string }>('/efiling/spt-badan', { taxYear: 2022 });
  const slip = (number: string) =>
    rina.post(
      '/ebupot/received',
      aReceivedInput({ number, taxYear: '2022', period: '2022-05', date: '2022-05-31', taxCode: null }),
    );
  const row = async () => (await list(rina, { kind: ['BADAN'], ids: [id] }))[0];
  await slip('S22A');
  await rina.post(`/efiling/spt-badan/${id}/draw`, { sources: ['slips'], versions: { III: 0 } });
  expect(await row()).toMatchObject({ id, stale: false });
  await slip('S22B');
  expect(await row()).toMatchObject({ id, stale: true });
});
