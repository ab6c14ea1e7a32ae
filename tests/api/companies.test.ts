import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCompany } from '#domain/company/own-company-schema.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companies as companyRows, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { billings } from './billing/billing-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const input = (n: number, over: object = {}) => ({
  npwp: `00${String(10_000_000_000_000 + n)}`.slice(0, 16),
  name: `PT Baru ${n}`,
  email: 'pajak@baru.example',
  address: 'Jalan Baru 1, Bandung 40111',
  pkp: true,
  ...over,
});
const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const add = (json: object, by = rina) => by.request('POST', '/companies', { json });
const added = async (n: number): Promise<OwnCompany> => (await (await add(input(n))).json()) as OwnCompany;
const act = (by: Client, id: string, what: string, json: object = {}) =>
  by.request('POST', `/companies/${id}/${what}`, { json });
const listed = async (by = rina) => (await by.get<OwnCompany[]>('/companies')).map(({ name }) => name);
const offered = async (by: Client) =>
  (
    await by.get<{ companyAssosiates: { content: { name: string }[] } }>('/company-associate/company?size=100')
  ).companyAssosiates.content.map(({ name }) => name);

describe('the companies of a person', () => {
  it('are listed with their role, quota and certificate, as that role may see them', async () => {
    const rows = await rina.get<OwnCompany[]>('/companies');
    expect(rows).toHaveLength(7);
    expect(rows.find(({ isHere }) => isHere)).toMatchObject({
      name: companies.sagara.name,
      role: 'Owner',
      products: ['efaktur', 'ebupot', 'efiling'],
      quotas: { efaktur: { quota: 5_000, left: 5_000 } },
      certificate: { daysLeft: expect.any(Number) },
      archivedAt: null,
      may: { leave: true, archive: true, restore: false },
    });
    const expired = rows.find(({ name }) => name === 'PT Bentala Logistik');
    expect(expired?.certificate?.daysLeft).toBeLessThan(0);
    expect(expired?.may.archive).toBe(false);
    await app.plant((tx) =>
      tx.db.update(memberships).set({ role: 'Payer' }).where(eq(memberships.companyId, companies.bentalaEnergi.id)),
    );
    expect((await rina.get<OwnCompany[]>('/companies?filter={"q":"energi"}'))[0]).toMatchObject({
      role: 'Payer',
      quotas: null,
      certificate: null,
    });
    expect((await (await app.as('budi')).request('GET', '/companies')).status).toBe(403);
    expect((await rina.request('GET', `/companies/${companies.bentalaFarma.id}`)).status).toBe(404);
  });
});

describe('adding a company', () => {
  it('creates it with its head office, and makes the caller its Owner', async () => {
    const made = await added(1);
    expect(made).toMatchObject({ name: 'PT Baru 1', role: 'Owner', isHere: false, may: { archive: true } });
    expect(await offered(rina)).toContain('PT Baru 1');
    await rina.put('/session', { companyId: made.id });
    const there = { 'X-Company-Id': made.id };
    const places = await (await rina.request('GET', '/branches', { headers: there })).json();
    expect(places).toMatchObject([{ nitku: `${made.npwp}000000`, name: 'Kantor pusat' }]);
    expect(await (await rina.request('GET', '/user/setting', { headers: there })).json()).toMatchObject({
      userRole: 'Owner',
      archived: false,
    });
    await rina.put('/session', { companyId: companies.sagara.id });
    expect(await verifyHistory(app.deps.db, made.id)).toMatchObject({ broken: [] });
  });

  it('takes a number once, of two at the same time too', async () => {
    const both = await Promise.all([add(input(2)), add(input(2))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await messageOf(await add(input(3, { npwp: companies.bentalaFarma.npwp })))).toMatchObject({
      status: 409,
      message: expect.stringContaining('sudah terdaftar'),
    });
  });

  it.each([
    [{ npwp: '021487365043000' }, 'npwp'],
    [{ npwp: '00214873650430AB' }, 'npwp'],
    [{ name: ' ' }, 'name'],
    [{ email: 'pajak' }, 'email'],
    [{ address: '' }, 'address'],
    [{ role: 'Owner' }, 'role'],
  ])('refuses %j at its field', async (over, field) => {
    expect(await messageOf(await add(input(9, over)))).toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) },
    });
  });

  it('asks for the key', async () => {
    expect((await add(input(10), await app.as('sari'))).status).toBe(403);
  });
});

describe('leaving a company', () => {
  it('is not for its last Owner, nor for who has no other', async () => {
    expect(await messageOf(await act(rina, companies.sagara.id, 'leave'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Owner terakhir'),
    });
    expect(await messageOf(await act(await app.as('agus'), companies.sagara.id, 'leave'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('satu-satunya'),
    });
    expect((await act(rina, companies.bentalaFarma.id, 'leave')).status).toBe(404);
  });

  it('takes its sessions along to another company', async () => {
    const lina = await app.as('lina', 'bentalaLogistik');
    expect((await act(lina, companies.bentalaLogistik.id, 'leave')).status).toBe(204);
    const here = await lina.request('GET', '/session', { headers: { 'X-Company-Id': companies.bentala.id } });
    expect(await here.json()).toMatchObject({ companyId: companies.bentala.id });
    expect(await offered(await app.as('lina', 'bentala'))).toEqual([companies.bentala.name]);
    expect((await lina.request('PUT', '/session', { json: { companyId: companies.bentalaLogistik.id } })).status).toBe(
      404,
    );
  });
});

describe('a company that is archived', () => {
  const { bentalaPangan } = companies;
  const reason = { reason: 'Usaha dihentikan' };

  it('is for its Owner only, with a reason', async () => {
    expect((await act(rina, bentalaPangan.id, 'archive', reason)).status).toBe(403);
    const hendra = await app.as('hendra');
    expect(await messageOf(await act(hendra, bentalaPangan.id, 'archive', { reason: ' ' }))).toMatchObject({
      status: 422,
    });
    expect((await act(hendra, companies.sagara.id, 'archive', reason)).status).toBe(404);
  });

  it('is no longer offered, and only read, until it is taken out again', async () => {
    const hendra = await app.as('hendra');
    const working = await app.as('rina', 'bentalaPangan');
    await billings(working).create({ amount: '2500000', payerNpwp: bentalaPangan.npwp });
    expect((await act(hendra, bentalaPangan.id, 'archive', reason)).status).toBe(204);
    expect((await act(hendra, bentalaPangan.id, 'archive', reason)).status).toBe(409);
    expect(await offered(hendra)).not.toContain(bentalaPangan.name);
    expect((await listed(hendra)).at(-1)).toBe(bentalaPangan.name);

    expect(await working.get('/user/setting')).toMatchObject({ archived: true });
    expect(await working.get<unknown[]>('/ebilling')).toHaveLength(1);
    const refused = await working.request('POST', '/counterparties', { json: {} });
    expect(await messageOf(refused)).toMatchObject({ status: 409, code: 'archived' });
    expect((await working.request('PUT', '/company/tax-profile', { json: {} })).status).toBe(409);
    expect((await working.request('PUT', '/user/preferences', { json: { rail: 'open' } })).status).toBe(200);
    const sums = await working.request('POST', '/audit-log/export', { json: { filter: {}, format: 'csv' } });
    expect(sums.status).toBe(202);

    expect((await act(hendra, bentalaPangan.id, 'restore')).status).toBe(204);
    expect((await act(hendra, bentalaPangan.id, 'restore')).status).toBe(409);
    expect((await working.request('POST', '/counterparties', { json: {} })).status).not.toBe(409);
    expect(await offered(hendra)).toContain(bentalaPangan.name);
    expect(await verifyHistory(app.deps.db, bentalaPangan.id)).toMatchObject({ broken: [] });
  });

  it('is what stays of one with documents; one without is removed with its settings', async () => {
    const hendra = await app.as('hendra');
    expect(await messageOf(await act(hendra, bentalaPangan.id, 'remove', reason))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Arsipkan'),
    });
    const made = await added(4);
    await rina.put('/session', { companyId: made.id });
    const form = new FormData();
    form.set('file', new File(['Tanggal;No Jurnal;DPP;PPN\n01/11/2025;J-1;1000000;110000\n'], 'buku.csv'));
    for (const [name, value] of Object.entries({ side: 'out', source: '2-1410' })) form.set(name, value);
    const headers = { 'X-Company-Id': made.id };
    expect((await rina.request('POST', '/efaktur/cocokkan/ledgers', { form, headers })).ok).toBe(true);
    expect(
      (
        await rina.request('POST', `/companies/${made.id}/remove`, {
          json: reason,
          headers: { 'X-Company-Id': made.id },
        })
      ).status,
    ).toBe(204);
    expect(await listed()).not.toContain(made.name);
    const { db } = app.deps;
    expect(await db.read.select().from(companyRows).where(eq(companyRows.id, made.id))).toEqual([]);
    expect(await db.read.select().from(memberships).where(eq(memberships.companyId, made.id))).toEqual([]);
    expect(await verifyHistory(db, made.id)).toMatchObject({ broken: [], states: [] });
    // Their session continues in another company, and the number can be used for a new one.
    expect((await app.as('rina', 'sagara')).company).toBe(companies.sagara.id);
    expect((await add(input(4), await app.as('rina', 'sagara'))).status).toBe(201);
  });
});

it('moving to another company leads to a page of it, and nowhere else', async () => {
  const go = async (to: string) => {
    const by = await app.as('rina', 'sagara');
    const form = new URLSearchParams({ _csrf: by.csrf, companyId: companies.bentala.id, to });
    const answer = await by.request('POST', '/main/switch-company/form', {
      text: form.toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    return answer.headers.get('Location');
  };
  const list = '/main/ebupot-v2/unifikasi/domestic?period=2025-10';
  expect(await go(list)).toBe(list);
  for (const elsewhere of ['//contoh.example', 'https://contoh.example', '/main/\\contoh', '/logout', ''])
    expect(await go(elsewhere)).toBe('/main/home');
});
