import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountingLinkView, AccountingRecordView } from '#domain/accounting/view-schema.ts';
import { blankInvoice } from '#domain/faktur/blank-invoice.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { schedules } from '../../api/jobs/schedules.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

const PATH = '/jurnal-integration';
const MASA = { from: '2025-10' };

let app: TestApp;
let rina: Client;
const link = (who = rina) => who.get<AccountingLinkView>(PATH);
const put = (path: string, json: object, who = rina) => answered(who.request('PUT', PATH + path, { json }));
const log = (show = 'all', who = rina) =>
  who.get<AccountingRecordView[]>(`${PATH}/log?range=[0,99]&filter=${JSON.stringify({ show })}`);
const drafts = () =>
  rina.get<Faktur[]>(
    `/efaktur/out/ctas?range=[0,99]&sort=["reference","ASC"]&filter=${JSON.stringify({ q: 'PJ/2025' })}`,
  );

const connect = async (token: string, who = rina) => {
  const { version } = who.company === rina.company ? await link() : { version: 0 };
  return put('', { token, version }, who);
};
const map = async (
  taxes: readonly (readonly [string, string | null])[] = [
    ['PPN', '04'],
    ['NON-PPN', null],
  ],
) => {
  for (const account of ['4-40000', '4-40100'])
    await rina.post(`${PATH}/accounts`, {
      account,
      opt: account === '4-40000' ? 'A' : 'B',
      code: '000000',
      unit: 'UM.0018',
    });
  for (const [taxCode, code] of taxes) await rina.post(`${PATH}/tax-codes`, { taxCode, code, addInfo: null });
};
const ready = async (token = 'kunci-rahasia') => {
  await connect(token);
  await put('/company', { company: '1', version: (await link()).version });
  await map();
};
const take = async (who = rina) => {
  await who.post(`${PATH}/take`, MASA);
  await app.drainJobs();
};
const why = (rows: readonly AccountingRecordView[]) =>
  rows.map(({ number, reason, detail }) => [number, reason, detail]);

beforeEach(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  return () => app.close();
});

describe('the connection', () => {
  it('is made with a key that is tried first, and is stored encrypted and shown to nobody', async () => {
    expect(await link()).toMatchObject({ state: 'NONE', company: null, simulated: true, version: 0 });
    expect(await connect('kunci-tolak')).toMatchObject({
      status: 422,
      body: { errors: { token: expect.any(String) } },
    });
    expect(await connect('kunci-mati')).toMatchObject({ status: 503 });
    expect(await link()).toMatchObject({ state: 'NONE', version: 0 });
    const { status, body } = await connect('kunci-rahasia');
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'CONNECTED', version: 1 });
    const rows = await app.deps.db.rows('select * from accounting_links', []);
    expect(
      JSON.stringify([rows, body, await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, companies.sagara.id)]),
    ).not.toContain('kunci-rahasia');
    expect(await put('', { token: 'kunci', version: 0 })).toMatchObject({ status: 409 });
    expect(await put('/disconnect', { version: 1 })).toMatchObject({ body: { state: 'NONE', company: null } });
    expect((await rina.request('POST', `${PATH}/take`, { json: MASA })).status).toBe(409);
  });

  it('chooses a company of the same taxpayer only', async () => {
    await connect('kunci');
    expect(await rina.get(`${PATH}/companies`)).toMatchObject([
      { id: '1', own: true },
      { id: '2', own: false },
    ]);
    expect(await put('/company', { company: '2', version: 1 })).toMatchObject({
      status: 422,
      body: { errors: { company: expect.stringMatching(/NPWP/) } },
    });
    expect(await put('/company', { company: '9', version: 1 })).toMatchObject({ status: 422 });
    expect(await put('/company', { company: '1', version: 1 })).toMatchObject({
      status: 200,
      body: { company: { id: '1', name: companies.sagara.name } },
    });
    await map([['PPN', '04']]);
    expect(await rina.get(`${PATH}/codes`)).toMatchObject({
      accounts: [
        { code: '4-40000', mapped: true },
        { code: '4-40100', mapped: true },
      ],
      taxCodes: [
        { code: 'PPN', mapped: true },
        { code: 'PPN-KHUSUS', mapped: false },
        { code: 'NON-PPN', mapped: false },
      ],
    });
  });

  it('is closed to add-on users, to whoever may not change settings, and to other companies', async () => {
    await connect('kunci');
    const hendra = await app.as('hendra', 'bentalaRitel');
    expect(companies.bentalaRitel.jurnalCid).not.toBe(0);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/log'],
      ['GET', '/companies'],
      ['GET', '/codes'],
    ] as const)
      expect((await hendra.request(method, PATH + path)).status).toBe(403);
    expect((await hendra.request('POST', `${PATH}/take`, { json: MASA })).status).toBe(403);
    expect((await connect('kunci', await app.as('budi', 'sagara'))).status).toBe(403);
    expect(await link(await app.as('hendra', 'bentala'))).toMatchObject({ state: 'NONE' });
  });
});

describe('taking', () => {
  it('makes drafts, keeps the rest with a reason, and takes nothing twice', async () => {
    await ready('kunci-lain');
    await take();
    expect(why((await log('left')).filter(({ kind }) => kind === 'INVOICE')).toSorted()).toEqual([
      ['PJ/2025/0005', 'unknown_tax_code', 'PPN-KHUSUS'],
      ['PJ/2025/0006', 'not_taxed', ''],
      ['PJ/2025/0007', 'no_identity', 'UD Tanpa Nomor'],
      ['PJ/2025/0008', 'bad_amount', 'Baut M8'],
      ['PJ/2025/0009', 'other_company', '2'],
    ]);
    const made = await drafts();
    expect(made.map(({ reference, status, code, dpp }) => [reference, status, code, dpp])).toEqual([
      ['PJ/2025/0001', 'DRAFT', '04', '11000000.00'],
      ['PJ/2025/0002', 'DRAFT', '04', '7164215.38'],
      ['PJ/2025/0003', 'DRAFT', '04', '18450000.00'],
      ['PJ/2025/0004', 'DRAFT', '04', '1100000.00'],
    ]);
    const whole = await rina.get<Faktur>(`/efaktur/out/ctas/${made[3]?.id}`);
    expect(whole).toMatchObject({
      counterpartyName: 'Toko <b>Sumber</b> & Rezeki',
      ownNitku: `${companies.sagara.npwp}000000`,
      errorCount: 0,
      lines: [{ name: 'Sakelar & <i>stopkontak</i>', opt: 'A', price: '18333.33333', quantity: '60', unit: 'UM.0018' }],
    });
    const person = await rina.get<Faktur>(`/efaktur/out/ctas/${made[2]?.id}`);
    expect(person).toMatchObject({
      counterpartyDocument: 'National ID',
      counterpartyDocumentNumber: '3174011405857312',
    });
    const { body } = await answered(rina.request('GET', '/counterparties?range=[0,99]&q=Anggrek'));
    expect(body).toMatchObject([{ identity: '0017312026013000' }]);
    expect(await link()).toMatchObject({
      state: 'CONNECTED',
      running: false,
      taken: 8,
      left: 6,
      takenAt: expect.any(String),
    });

    await rina.post(`${PATH}/tax-codes`, { taxCode: 'PPN-KHUSUS', code: '04', addInfo: null });
    await take();
    expect((await drafts()).map(({ reference }) => reference)).toEqual([1, 2, 3, 4, 5].map((n) => `PJ/2025/000${n}`));
    expect(await link()).toMatchObject({ taken: 9, left: 5 });
  });

  it('leaves out an invoice whose number is in use, and a draft that was removed', async () => {
    await ready();
    const entered = { input: { ...blankInvoice, date: '2025-11-12', code: '04', reference: 'PJ/2025/0003' } };
    await rina.post('/efaktur/out/ctas/draft', entered);
    await take();
    expect(why(await log('left'))).toContainEqual(['PJ/2025/0003', 'number_used', 'PJ/2025/0003']);
    const [first] = await drafts();
    await rina.request('DELETE', `/efaktur/out/ctas/${first?.id}`);
    await take();
    expect((await drafts()).map(({ reference }) => reference)).not.toContain('PJ/2025/0001');
    expect((await log('taken')).find(({ number }) => number === 'PJ/2025/0001')).toMatchObject({ status: null });
  });

  it('waits while the product is away, and goes on when it is back', async () => {
    await ready();
    const switchTo = (on: boolean, version: number) =>
      wira.put('/admin/api/configuration/service/accounting', { on, version, reason: 'Uji' });
    const wira = await app.as('wira', undefined);
    await switchTo(false, 0);
    await take();
    expect(await link()).toMatchObject({ state: 'AWAY', taken: 0 });
    await switchTo(true, 1);
    await take();
    expect(await link()).toMatchObject({ state: 'CONNECTED', running: false });
    expect(await drafts()).toHaveLength(4);
  });

  it('takes a thousand invoices, each once', async () => {
    await ready('kunci-seribu');
    await take();
    expect(await link()).toMatchObject({ taken: 1_004, left: 1 });
    await take();
    expect(await link()).toMatchObject({ taken: 1_004, left: 1 });
    const { headers } = await rina.request(
      'GET',
      `/efaktur/out/ctas?range=[0,0]&filter=${JSON.stringify({ q: 'PJ/2025' })}`,
    );
    expect(headers.get('content-range')).toMatch(/\/1000$/);
  }, 120_000);

  it('runs by the clock where the company wants it', async () => {
    await ready();
    const { version } = await rina.get<{ version: number }>(`${PATH}/clock`);
    await rina.put(`${PATH}/clock`, { on: true, version });
    const clock = schedules.find(({ name }) => name.includes('accounting product'));
    await clock?.run(app.deps);
    expect(await link()).toMatchObject({ running: false });
    app.clock.advance(2 * 86_400_000);
    await clock?.run(app.deps);
    rina = await app.as('rina', 'sagara');
    expect(await link()).toMatchObject({ running: true });
    expect((await rina.request('POST', `${PATH}/take`, { json: MASA })).status).toBe(409);
    await app.drainJobs();
    expect(await drafts()).not.toEqual([]);
  });
});

describe('writing back', () => {
  it('sends number and status of a taken invoice, and nothing of another', async () => {
    await ready();
    await take();
    const [first] = await drafts();
    await rina.post('/efaktur/out/ctas/upload', { ids: [first?.id] });
    for (let turn = 0; turn < 4; turn += 1) {
      await app.drainJobs();
      app.clock.advance(60_000);
    }
    const { number, status } = await rina.get<Faktur>(`/efaktur/out/ctas/${first?.id}`);
    expect(status).toBe('APPROVED');
    const access = { companyId: companies.sagara.id, token: 'kunci' };
    const answer = await app.deps.accounting.invoices(access, { company: '1', page: 1 });
    const theirs = answer.kind === 'done' ? answer.value.rows : [];
    expect(theirs.filter(({ taxStatus }) => taxStatus !== null)).toMatchObject([
      { id: 'inv-0001', taxNumber: number, taxStatus: 'APPROVED' },
    ]);
    expect((await log('taken')).find(({ documentId }) => documentId === first?.id)).toMatchObject({
      status: 'APPROVED',
      report: 'DONE',
    });
  });
});
