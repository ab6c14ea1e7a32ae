import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArchiveRow } from '#domain/efiling/archive.ts';
import type { ArchiveTotals } from '#domain/efiling/view-schema.ts';
import { insertFiling } from '../../../db/repositories/efiling/filings.ts';
import { insertAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { companyRoles, memberships, ntpns } from '../../../db/tables.ts';
import { aFiling } from '../../../fixtures/builders/a-filing.ts';
import { anAnnualReturn } from '../../../fixtures/builders/an-annual-return.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, billings } from '../billing/billing-client.ts';
import { issued } from '../bupot/bupot-client.ts';
import { form } from '../create-race.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

const BASE = '/efiling/tax-management/archived';
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;

let app: TestApp;
let rina: Client;
let slip = '';
let monthly = '';

beforeAll(async () => {
  app = await testApp();
  await app.plant(async (tx) => {
    const role = { id: 'arsiparis', companyId, name: 'Arsiparis', keys: ['EFILING_ARCHIVE_VIEW' as const] };
    await tx.db.insert(companyRoles).values(role);
    await tx.db.update(memberships).set({ role: 'Arsiparis' }).where(eq(memberships.userId, people.sari.id));
  });
  rina = await app.as('rina', 'sagara');
  const made = await issued(app, 'BPPU', {
    period: '2025-02',
    date: '2025-02-28',
    payeeName: 'PT Meranti Graha Teknik',
    payeeNpwp: '0012345678901000',
    number: '2500000077',
  });
  slip = made.id;
  monthly = (await spts(app, rina).posted('2025-02')).id;
  await filedByOffice(app, monthly, { bpe: 'BPE-42' });
  await app.deps.files.write('csv-file', Buffer.from('the file of e-SPT'));
  await app.deps.files.write('scan', Buffer.from('%PDF-1.7 the scanned receipt'));
  const filed = { status: 'FILED', filedAt: app.clock.now, bpe: 'BPE-ANNUAL' } as const;
  await app.deps.db.transact(async (tx) => {
    await insertAnnual(tx, scope, anAnnualReturn({ id: 'annual', companyId, ...filed }));
    await insertFiling(tx, scope, aFiling({ id: 'file', companyId, fileId: 'csv-file' }));
    const hand = { kind: 'PPN_DM', origin: 'HAND', fileId: 'scan', bpe: 'NTTE-HAND' } as const;
    await insertFiling(tx, scope, aFiling({ id: 'hand', companyId, ...hand }));
  });
  const { id: billingId, amount } = await billings(rina).create(anInput({}, 'sagara'));
  const receipt = form({ billingId, amount: String(amount), ntpn: 'ABCDEFGH12345678', paidAt: '2025-11-01' });
  await rina.request('POST', '/ebilling/ntpn', { form: receipt() });
  await app.drainJobs();
  await app.plant(async (tx) => {
    await tx.db.update(ntpns).set({ status: 'COMPLETED' }).where(eq(ntpns.companyId, companyId));
  });
});
afterAll(() => app.close());

const query = (params: object) =>
  Object.entries(params)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const list = (client: Client, filter: object = {}, more: object = {}) =>
  client.get<ArchiveRow[]>(`${BASE}?${query({ filter, ...more })}`);
const idsOf = async (filter: object) => (await list(rina, filter)).map(({ id }) => id).sort();

it('has receipts of filing, forms, slips and state receipts of all taxes', async () => {
  expect(await idsOf({ year: '2025', kind: ['UNIFIKASI'] })).toEqual(
    [`BPE.${monthly}`, `FORM.${monthly}`, `SLIP.${slip}`].sort(),
  );
  expect(await idsOf({ year: '2023' })).toEqual(['BPE.annual', 'FORM.annual']);
  expect(await idsOf({ year: '2024', status: ['BPE', 'FORM'] })).toEqual(['BPE.file', 'BPE.hand', 'FORM.file']);
  expect(await list(rina, { status: ['NTPN'] })).toMatchObject([{ number: 'ABCDEFGH12345678', npwp: null }]);
  const [row] = await list(rina, { ids: [`SLIP.${slip}`] });
  expect(row).toMatchObject({
    number: '2500000077',
    name: 'PT Meranti Graha Teknik',
    kind: 'UNIFIKASI',
    about: 'BPPU',
  });
});

it('is searched by number, name and NPWP, filtered, ordered and paged', async () => {
  for (const q of ['2500000077', 'meranti', '0012345678901000']) expect(await idsOf({ q })).toEqual([`SLIP.${slip}`]);
  expect(await idsOf({ q: 'bpe-annual' })).toEqual(['BPE.annual', 'FORM.annual']);
  expect(await idsOf({ periodFrom: '2025-02', periodTo: '2025-02', status: ['FORM'] })).toEqual([`FORM.${monthly}`]);
  expect(await idsOf({ ids: [] })).toEqual([]);
  const all = await list(rina, {}, { sort: ['period', 'ASC'], range: [0, 99] });
  expect(all.map(({ period }) => period)).toEqual(all.map(({ period }) => period).sort());
  const pages = await Promise.all([0, 1, 2].map((at) => list(rina, {}, { sort: ['at', 'DESC'], range: [at, at] })));
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(3);
  const totals = await rina.get<ArchiveTotals>(`${BASE}/totals?${query({ filter: {} })}`);
  expect(totals).toMatchObject({ count: all.length, byStatus: { FORM: 3, SLIP: 1, NTPN: 1 } });
});

it('is downloaded, one or many, as the papers themselves', async () => {
  const { jobId } = await rina.post<{ jobId: string }>(`${BASE}/bulk-download`, { filter: {} });
  await app.drainJobs();
  const job = await rina.get<{ status: string; result: { fileId: string } }>(`/jobs/${jobId}`);
  expect(job.status).toBe('DONE');
  const zip = Buffer.from(await app.deps.files.read(job.result.fileId)).toString('latin1');
  for (const part of ['the file of e-SPT', 'the scanned receipt', 'BPN ABCDEFGH12345678.pdf', '2500000077'])
    expect(zip).toContain(part);
  expect(zip).toContain('SPT Masa PPh Unifikasi 02-2025.pdf');
  const sheet = await rina.post<{ jobId: string }>(`${BASE}/export`, { filter: {}, format: 'csv' });
  await app.drainJobs();
  expect(await rina.get(`/jobs/${sheet.jobId}`)).toMatchObject({ status: 'DONE', failed: 0 });
  // The file has slips and returns, so it takes their permissions too.
  expect((await (await app.as('sari', 'sagara')).request('GET', `/files/${job.result.fileId}`)).status).toBe(403);
});

it('shows what a person may see elsewhere, of the own company', async () => {
  expect(await list(await app.as('sari', 'sagara'))).toEqual([]);
  expect(await idsOf({ ids: [`SLIP.${slip}`] })).toHaveLength(1);
  expect(await list(await app.as('lina'), { ids: [`SLIP.${slip}`] })).toEqual([]);
  expect((await (await app.as('budi', 'sagara')).request('GET', BASE)).status).toBe(403);
  const { status } = await rina.request('POST', `${BASE}/bulk-download`, { json: { ids: ['SLIP.unknown'] } });
  expect(status).toBe(404);
});

it('has slips in the order of their issue, those without its time in that of their last change', async () => {
  const times = [null, app.clock.now - 3_000, null, app.clock.now - 1_000];
  for (const [at, issuedAt] of times.entries()) {
    const payee = { payeeName: `PT ${at}`, payeeNpwp: '0012345678901000' };
    const number = `25000001${at}0`;
    await issued(app, 'BPPU', { period: '2025-04', date: '2025-04-28', number, issuedAt, ...payee });
    app.clock.now += 1_000;
  }
  const filter = { status: ['SLIP'], year: '2025' };
  const all = await list(rina, filter);
  const order = all.map(({ at }) => at);
  expect(order).toEqual([...order].sort((one, other) => other - one));
  const pages = await Promise.all(all.map((_, at) => list(rina, filter, { range: [at, at] })));
  expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const totals = await rina.get<ArchiveTotals>(`${BASE}/totals?${query({ filter })}`);
  expect(totals.count).toBe(all.length);
});
