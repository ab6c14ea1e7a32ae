import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FirstSteps } from '#domain/home/first-steps.ts';
import type { HealthRow, HomeQuota, HomeToDo, PeriodHealth } from '#domain/home/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { certificates, companyRoles, memberships, signees } from '../../../db/tables.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { issued } from '../bupot/bupot-client.ts';
import { aPulledSlip, officeHas, pulls } from '../bupot/bupot-pull-client.ts';
import { fakturs } from '../faktur/faktur-client.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const healthOf = async (period: string, who = rina): Promise<readonly HealthRow[]> =>
  (await who.get<PeriodHealth>(`/home/health?period=${period}`)).rows;
const rowOf = async (tax: HealthRow['tax'], period: string) => (await healthOf(period)).find((row) => row.tax === tax);
const statesOf = (row: HealthRow | undefined) => row?.steps.map(({ step, state, says }) => [step, state, says]);

const holding = async (...keys: Permission[]): Promise<Client> => {
  const { newId } = app.deps;
  await app.plant(async (tx) => {
    await tx.db.delete(companyRoles).where(eq(companyRoles.name, 'Kartu'));
    await tx.db.insert(companyRoles).values({ id: newId(), companyId: companies.sagara.id, name: 'Kartu', keys });
    await tx.db.update(memberships).set({ role: 'Kartu' }).where(eq(memberships.userId, people.budi.id));
  });
  return app.as('budi');
};

describe('the health of a masa', () => {
  it('looks at the ledgers of VAT: where none is, which side is missing, and what differs', async () => {
    const reconcile = async () => (await rowOf('PPN', '2025-06'))?.steps[1];
    const at = '/main/efaktur-v2/cocokkan?';
    expect(await reconcile()).toMatchObject({
      state: 'later',
      says: 'Buku besar belum diambil',
      to: `${at}from=2025-06&to=2025-06`,
    });
    const form = new FormData();
    form.set('file', new File(['Tanggal;No Jurnal;Pelanggan;PPN\n03/06/2025;JU-1;PT Lain;110000\n'], 'ppn.csv'));
    for (const [name, value] of Object.entries({ side: 'out', source: '2-1410' })) form.set(name, value);
    await rina.request('POST', '/efaktur/cocokkan/ledgers', { form });
    expect(await reconcile()).toMatchObject({
      state: 'blocked',
      count: 1,
      says: '1 selisih',
      to: `${at}from=2025-06&to=2025-06`,
    });
    const requests = { side: 'out', from: '2025-06', to: '2025-06' };
    const { lines } = await rina.get<{ lines: { id: string }[] }>(`/efaktur/cocokkan?${new URLSearchParams(requests)}`);
    await rina.post('/efaktur/cocokkan/ignore', {
      ...requests,
      lines: lines.map(({ id }) => id),
      reason: 'Dibatalkan',
    });
    expect(await reconcile()).toMatchObject({
      state: 'working',
      says: 'Buku besar masukan belum diambil',
      to: `${at}sisi=in&from=2025-06&to=2025-06`,
    });
  });

  it('follows a return from its slips to its receipt', async () => {
    const slip = { period: '2025-10', date: '2025-10-28', tax: '300000.00' };
    expect(statesOf(await rowOf('UNIFIKASI', '2025-07'))).toEqual([
      ['documents', 'later', 'Belum ada bukti potong'],
      ['reconcile', 'later', 'Belum dicocokkan'],
      ['pay', 'later', 'Belum dihitung'],
      ['file', 'later', 'Belum'],
    ]);

    await issued(app, 'BPPU', slip);
    await issued(app, 'BPPU', { ...slip, status: 'DRAFT', number: null });
    const begun = await rowOf('UNIFIKASI', '2025-10');
    expect(begun).toMatchObject({ amount: '300000.00', dueDay: '2025-11-20', daysLeft: 5, done: false });
    expect(begun?.steps[0]).toMatchObject({ state: 'working', count: 1, says: '1 dari 2 belum terbit' });
    expect(begun?.next).toEqual({
      says: 'Terbitkan 1 bukti potong',
      to: '/main/ebupot-v2/unifikasi/domestic?period=2025-10&status=DRAFT',
    });

    const spt = await spts(app, rina).posted('2025-10');
    expect(statesOf(await rowOf('UNIFIKASI', '2025-10'))?.slice(2)).toEqual([
      ['pay', 'later', 'Dibayar saat lapor'],
      ['file', 'working', 'Siap lapor'],
    ]);
    await filedByOffice(app, spt.id);
    expect(await rowOf('UNIFIKASI', '2025-10')).toMatchObject({
      done: true,
      dueDay: '2025-11-15',
      daysLeft: null,
      next: null,
      amount: '300000.00',
    });
    expect(statesOf(await rowOf('UNIFIKASI', '2025-10'))?.slice(2)).toEqual([
      ['pay', 'done', 'Lunas'],
      ['file', 'done', 'Dilaporkan'],
    ]);
    expect((await rowOf('PPH21', '2025-10'))?.steps[0]).toMatchObject({ state: 'later', count: 0 });
  });

  it('counts what the newest pull of the masa left open', async () => {
    officeHas(app, [aPulledSlip({ number: '25HOME001' }), aPulledSlip({ number: '25HOME002' })]);
    const { id } = await pulls(rina).byPeriod('2025-09');
    await app.drainJobs();
    const reconcile = (await rowOf('UNIFIKASI', '2025-09'))?.steps[1];
    expect(reconcile).toMatchObject({ state: 'blocked', count: 2, says: '2 selisih' });
    expect(reconcile?.to).toBe(`/main/ebupot/prepopulated/detail?id=${id}`);
    expect((await rowOf('PPH21', '2025-09'))?.steps[1]).toMatchObject({ state: 'done', count: 0 });
    expect((await rowOf('UNIFIKASI', '2025-08'))?.steps[1]).toMatchObject({ state: 'later' });
  });

  it('follows the VAT from its invoices to the receipt of its return', async () => {
    await fakturs(app, rina).draft({ date: '2025-10-14' });
    const row = await rowOf('PPN', '2025-10');
    // The due day of the return (30 November is a Sunday); that of the invoices is shown beside it.
    expect(row).toMatchObject({ dueDay: '2025-12-01', daysLeft: 16, next: { says: 'Upload 1 faktur' } });
    expect(row?.steps[0]?.says).toBe('1 dari 1 belum diupload, batas upload 20/11/2025');
    expect(statesOf(row)?.slice(1)).toEqual([
      ['reconcile', 'later', 'Buku besar belum diambil'],
      ['pay', 'later', 'Belum dihitung'],
      ['file', 'later', 'Belum'],
    ]);
    await app.deps.db.transact((tx) =>
      insertFakturs(tx, scopeOf('rina', 'sagara'), [
        aFaktur({ id: 'september', companyId: companies.sagara.id, status: 'APPROVED', date: '2025-09-14' }),
      ]),
    );
    const begun = await rowOf('PPN', '2025-09');
    expect(begun).toMatchObject({
      dueDay: '2025-10-31',
      daysLeft: -15,
      done: false,
      next: { says: 'Buat SPT', to: '/main/efaktur-v2/spt/posting?masa=2025-09' },
    });
    const spt = await spts(app, rina, 'PPN').posted('2025-09');
    expect(statesOf(await rowOf('PPN', '2025-09'))?.slice(2)).toEqual([
      ['pay', 'later', 'Dibayar saat lapor'],
      ['file', 'working', 'Siap lapor'],
    ]);
    const { vat } = await rina.get<HomeToDo>('/home/to-do');
    // With the masa that has just ended, which a PKP files even when it is empty.
    expect(vat).toMatchObject({
      count: 2,
      amount: spt.payable,
      rows: [
        { id: spt.id, act: 'report', amount: spt.payable },
        { id: null, act: 'begin', period: '2025-10' },
      ],
    });
    await filedByOffice(app, spt.id);
    expect(await rowOf('PPN', '2025-09')).toMatchObject({ done: true, dueDay: '2025-11-15', amount: spt.payable });
    expect((await rowOf('PPN', '2024-12'))?.steps.map(({ step }) => step)).toEqual(['documents']);
  });

  it('is late with nothing where it has no documents, but for the December of a year with slips of PPh 21', async () => {
    const left = async (period: string) =>
      Object.fromEntries((await healthOf(period)).map(({ tax, daysLeft }) => [tax, daysLeft]));
    expect(await left('2025-04')).toEqual({ PPN: null, UNIFIKASI: null, PPH21: null });
    expect(await left('2025-12')).toEqual({ PPN: null, UNIFIKASI: null, PPH21: null });
    await issued(app, 'BP21', { period: '2025-05', date: '2025-05-20' });
    // Due on 20 June, 148 days before today.
    expect(await left('2025-05')).toEqual({ PPN: null, UNIFIKASI: null, PPH21: -148 });
    expect(await left('2025-12')).toEqual({ PPN: null, UNIFIKASI: null, PPH21: 66 });
  });

  it('leads nobody where they may not go', async () => {
    const payer = await holding('HOMEPAGE_REPORTING_VIEW');
    const rows = await healthOf('2025-10', payer);
    expect(rows.map(({ tax }) => tax)).toEqual(['PPN', 'UNIFIKASI', 'PPH21']);
    expect(rows.flatMap(({ steps, next }) => [next, ...steps.map(({ to }) => to)]).filter(Boolean)).toEqual([]);
  });

  it('is that of the company, of what it is registered for, and of a masa', async () => {
    const hendra = await app.as('hendra');
    expect((await healthOf('2025-10', hendra)).find(({ tax }) => tax === 'UNIFIKASI')).toMatchObject({
      amount: '0.00',
      done: false,
    });
    const dewi = await app.as('dewi', 'cendana');
    expect((await healthOf('2025-10', dewi)).map(({ tax }) => tax)).not.toContain('PPN');
    expect((await rina.request('GET', '/home/health?period=2025-13')).status).toBe(422);
    expect(await healthOf('2021-01')).toEqual([]);
  });
});

describe('what is to be done', () => {
  it('is listed by family, with its amount, earliest first', async () => {
    const { id } = await billings(rina).create({ amount: '2500000' });
    await app.drainJobs();
    const result = await rina.get<HomeToDo>('/home/to-do');
    expect(result.billing).toMatchObject({ count: 1, amount: '2500000.00', rows: [{ id, status: 'PAYABLE' }] });
    expect(result.faktur).toMatchObject({ count: 1, rows: [{ status: 'DRAFT', uploadDeadline: '2025-11-20' }] });
    expect(result.spt).toMatchObject({
      count: 1,
      rows: [{ key: 'PPH21-2025-05', id: null, act: 'begin', late: true }],
    });
    expect((await rina.request('GET', '/home/to-do?limit=0')).status).toBe(422);
  });

  it('leaves out the families a person may not see', async () => {
    const payer = await holding('HOMEPAGE_WAITING_VIEW', 'EBILLING_VIEW');
    expect(await payer.get<HomeToDo>('/home/to-do')).toMatchObject({
      billing: { count: 1 },
      spt: null,
      faktur: null,
      vat: null,
    });
  });
});

describe('the quotas', () => {
  it('are shown with the day they run out', async () => {
    const short = await app.as('hendra', 'bentalaRitel');
    expect(await short.get<HomeQuota>('/home/quota')).toMatchObject({
      efaktur: { quota: 25, used: 25, left: 0, runsOutOn: '2025-11-15' },
    });
    const { ebupot } = await rina.get<HomeQuota>('/home/quota');
    // One valid slip in October: at the average of 90 days, a quota of thousands does not run out.
    expect(ebupot).toMatchObject({ perDay: 0.01, runsOutOn: null });
  });
});

it.each([
  ['/home/health?period=2025-10', 'HOMEPAGE_REPORTING_VIEW'],
  ['/home/to-do', 'HOMEPAGE_WAITING_VIEW'],
  ['/home/quota', 'HOMEPAGE_QOUTA_VIEW'],
  ['/home/waiting', 'HOMEPAGE_WAITING_VIEW'],
  ['/home/waiting/plan?monthly=1000000', 'HOMEPAGE_WAITING_VIEW'],
  ['/home/vat?period=2025-10', 'HOMEPAGE_REPORTING_VIEW'],
  ['/home/risks', 'HOMEPAGE_REPORTING_VIEW'],
] as const)('%s asks for %s', async (path, key) => {
  const cards = ['HOMEPAGE_REPORTING_VIEW', 'HOMEPAGE_WAITING_VIEW', 'HOMEPAGE_QOUTA_VIEW'] as const;
  const without = await holding(...cards.filter((one) => one !== key));
  expect((await without.request('GET', path)).status).toBe(403);
  const only = await holding(key);
  expect((await only.request('GET', path)).status).toBe(200);
});

it('the slips of a masa are linked where the first pending one is', async () => {
  await issued(app, 'BP26', { period: '2025-06', date: '2025-06-20', status: 'DRAFT', number: null });
  expect((await rowOf('PPH21', '2025-06'))?.steps[0]).toMatchObject({
    to: '/main/ebupot-v2/bp26?period=2025-06&status=DRAFT',
  });
});

describe('the first steps', () => {
  it('depend on the company, and link only with the permission', async () => {
    expect(await rina.get('/home/first-steps')).toEqual({ steps: [] });
    await app.plant(async (tx) => {
      await tx.db.delete(certificates).where(eq(certificates.companyId, companies.sagara.id));
    });
    const { steps } = await rina.get<FirstSteps>('/home/first-steps');
    expect(steps).toEqual([
      { step: 'certificate', done: false, to: '/main/setting/account/certificate' },
      { step: 'signee', done: true, to: '/main/setting/account/signee/efaktur-v2' },
      { step: 'document', done: true, to: '/main/efaktur-v2/out/create' },
      { step: 'people', done: true, to: '/main/setting/account/user/add' },
    ]);
    const budi = await holding('HOMEPAGE_WAITING_VIEW');
    const result = await budi.get<FirstSteps>('/home/first-steps');
    expect(result.steps.map(({ to }) => to)).toEqual([null, null, null, null]);
    await app.plant(async (tx) => {
      await tx.db
        .update(signees)
        .set({ active: false })
        .where(and(eq(signees.companyId, companies.sagara.id), eq(signees.product, 'ebupot-ctas')));
    });
    expect((await rina.get<FirstSteps>('/home/first-steps')).steps[1]).toEqual({
      step: 'signee',
      done: false,
      to: '/main/setting/account/signee/ebupot-ctas',
    });
    const blind = await holding('HOMEPAGE_REPORTING_VIEW');
    expect((await blind.request('GET', '/home/first-steps')).status).toBe(403);
  });
});
