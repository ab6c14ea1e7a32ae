import { spawnSync } from 'node:child_process';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCompany } from '#domain/company/own-company-schema.ts';
import type { CompanyProof } from '#domain/company/proof.ts';
import { PULL_CLOCK } from '#domain/company/switches.ts';
import type { UserSetting } from '#domain/company/view-schema.ts';
import type { FirstSteps } from '#domain/home/first-steps.ts';
import { mayUnproven } from '../../api/http/unproven.ts';
import { handlers } from '../../api/jobs/handlers.ts';
import { isOwnWork } from '../../api/jobs/own-work.ts';
import { pullByClock } from '../../api/modules/faktur/jobs/pull-clock.ts';
import { systemScope } from '../../api/services/deps.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { holds, verifyHistory } from '../../db/repositories/history-check.ts';
import { unsafeIsCompany, unsafeTaxpayerName } from '../../db/repositories/office/office.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { companies as companyRows, gatewayCalls, jobs, switches } from '../../db/tables.ts';
import { aCertificate, PASSPHRASE } from '../../fixtures/builders/a-certificate.ts';
import { anNpwp } from '../../fixtures/builders/a-company.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import type { PersonKey } from '../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, LIST } from './faktur/faktur-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let serial = 880_000;

const added = async (
  npwp = anNpwp(++serial),
  who: PersonKey = 'rina',
): Promise<{ by: Client; id: string; npwp: string }> => {
  const by = await app.as(who);
  const json = { npwp, name: `PT Baru ${npwp}`, email: 'pajak@baru.example', address: 'Jalan Baru 1', pkp: true };
  const { id } = await by.post<OwnCompany>('/companies', json);
  await by.put('/session', { companyId: id });
  by.company = id;
  return { by, id, npwp };
};
const proofOf = (by: Client) => by.get<CompanyProof>('/company/proof');
const byOffice = async (by: Client) => {
  await by.post('/simulator/office/authorise');
  return by.request('POST', '/company/proof/office');
};
const viewOf = async (by: Client) =>
  (await by.get<{ message: string }[]>('/notifications')).map(({ message }) => message);
const acts = async (id: string) =>
  (await historyOf(systemScope(id), app.deps.db.read, id)).filter(({ objectType }) => objectType === 'company');
const remaining = async (by: Client) => (await by.get<UserSetting>('/user/setting')).quota.efakturRemaining;

const refusedWith = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('a company somebody adds', () => {
  let reaching: Client | undefined;

  it('is not proven, has no units, and lists what is missing', async () => {
    const { by, npwp } = await added();
    expect(await by.get('/user/setting')).toMatchObject({ proven: false, quota: { efakturRemaining: 0 } });
    expect(await proofOf(by)).toMatchObject({ npwp, provenAt: null, taken: false, code: expect.any(String) });
    expect((await by.get<OwnCompany[]>('/companies')).find(({ isHere }) => isHere)).toMatchObject({ proven: false });
    const { steps } = await by.get<FirstSteps>('/home/first-steps');
    expect(steps[0]).toEqual({ step: 'proof', done: false, to: '/main/setting/company/proof' });
  });

  it('writes drafts', async () => {
    const { by, npwp } = await added();
    const made = await by.request('POST', `${LIST}/draft`, {
      json: { input: { ...anInput(), ownNitku: `${npwp}000000` } },
    });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    expect((await by.request('DELETE', `${LIST}/${id}`)).status).toBeLessThan(300);
    expect((await by.request('POST', '/efaktur/spt/ctas/posting', { json: {} })).status).not.toBe(409);
  });

  it.each([
    ['sends nothing', 'POST', `${LIST}/upload`],
    ['sends nothing it has just written', 'POST', `${LIST}/direct-upload`],
    ['issues no slip', 'POST', '/ebupot/slips/submit'],
    ['cancels nothing', 'POST', `${LIST}/x/moves/cancel`],
    ['files no return', 'PUT', '/efaktur/spt/ctas/x/submit'],
    ['files no return by its other name', 'POST', '/efaktur/spt/ctas/x/filing_spt'],
    ['files no annual return', 'POST', '/efiling/spt-badan/x/file'],
    ['files no return brought as a file', 'POST', '/efiling/filing_tax/x/filing'],
    ['pulls no invoices', 'POST', '/efaktur/in/ctas/prepopulated-djp'],
    ['pulls no slips', 'POST', '/ebupot/unifikasi/import/djp/period'],
    ['gets no leave to pull them', 'POST', '/ebupot/unifikasi/auth-key'],
    ['pulls no customs documents', 'POST', '/efaktur/document/in/ctas/prepopulated-djp'],
    ['looks up nobody', 'POST', '/npwp-validator/npwp'],
    ['makes no billing code', 'POST', '/ebilling'],
    ['bills no return', 'POST', '/efaktur/spt/ctas/x/billings'],
    ['pays nothing', 'POST', '/ebilling/bulk-payment'],
    ['names no receipt', 'POST', '/ebilling/ntpn'],
    ['takes in no states of the office', 'POST', `${LIST}/status-file`],
    ['credits nothing', 'POST', '/efaktur/in/ctas/bulk-creditable'],
    ['writes to nobody', 'POST', `${LIST}/bulk-send-email`],
    ['makes no public link', 'POST', `${LIST}/x/public-link`],
    ['buys no units', 'POST', '/quota/orders'],
  ])('%s: %s %s', async (_, method, path) => {
    reaching ??= (await added()).by;
    const by = reaching;
    expect(await refusedWith(await by.request(method, path, { json: {} }))).toEqual([409, 'unproven']);
  });

  it('looks up nobody by a query', async () => {
    const { by } = await added();
    const answer = await by.request('GET', `/validator/npwp?q=${companies.sagara.npwp}`);
    expect(await refusedWith(answer)).toEqual([409, 'unproven']);
  });

  it('may ask what stays within it, of every address there is', async () => {
    const by = await app.as('rina');
    const { paths } = await by.get<{ paths: Record<string, Record<string, { operationId?: string }>> }>(
      '/openapi.json',
    );
    const request = Object.entries(paths)
      .filter(([path]) => path.startsWith('/main/api/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([method]) => method !== 'get')
          .map(([method, { operationId = '' }]) => ({
            operationId,
            may: mayUnproven(method.toUpperCase(), path),
          })),
      );
    const beyond =
      /^(upload|send|mail|message|pull|inquire|issue|submit|retry|file|pay|bill|cancel|decide|answer|take.*Status|start|order|confirm|complete(Faktur|Pull|Mig)|migrate|redraw|cure|adopt|match|name(Ntpn)|check(Np|Num)|create\w*Link|createAnd)/;
    const within =
      /^(upload\w*Import|uploadFilingCsv|decideTrial|confirmTrial|answer\w*Import|cancel\w*Import|sendTestLetter|matchCocokkan|confirmSecondFactor|fileSec|completeDownload)/;
    const through = request.filter(
      ({ operationId, may }) => may && beyond.test(operationId) && !within.test(operationId),
    );
    expect(through.map(({ operationId }) => operationId)).toEqual([]);
    expect(request.filter(({ may }) => !may).length).toBeGreaterThan(100);
  });
});

describe('whoever asks', () => {
  it('no call reaches the tax office in its name, and none is noted', async () => {
    const { id, npwp: tin } = await added();
    const { djp, bupotOffice, sptOffice, billingOffice } = app.deps;
    const requests = { companyId: id, objectId: 'x', tin };
    const calls = [djp, djp.retur, djp.dokumen, djp.returDokumen, bupotOffice, sptOffice, billingOffice].flatMap(
      (office) =>
        Object.entries(office).filter(([name, call]) => typeof call === 'function' && name !== 'authorisation'),
    );
    expect(calls.length).toBeGreaterThan(30);
    for (const [, call] of calls) {
      const ask = call as (what: unknown, key: string) => Promise<{ kind: string }>;
      expect((await ask(requests, 'k')).kind).toBe('unreachable');
      expect((await ask({ tin, faktur: { companyId: id } }, 'k')).kind).toBe('unreachable');
      expect((await ask({ tin }, 'k')).kind).toBe('unreachable');
    }
    const noted = await app.deps.db.read.select().from(gatewayCalls).where(eq(gatewayCalls.companyId, id));
    expect(noted).toEqual([]);
    const answer = await djp.pullIncoming({ companyId: companies.sagara.id, tin: companies.sagara.npwp, numbers: [] });
    expect(answer.kind).toBe('done');
  });

  it('a job that reaches beyond the company fails with words; one of its own work runs', async () => {
    const { by, id } = await added();
    const put = (kind: string, payload: unknown) =>
      app.deps.db.transact((tx) => enqueue(tx, systemScope(id), app.clock.now, { kind, payload: payload as never }));
    const jobId = await put('faktur.upload', {});
    await app.drainJobs();
    expect((await app.deps.db.read.select().from(jobs).where(eq(jobs.id, jobId)))[0]).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('belum terbukti'),
    });
    const exported = await by.post<{ jobId: string }>('/audit-log/export', { filter: {}, format: 'csv' });
    await app.drainJobs();
    expect(await by.get(`/jobs/${exported.jobId}`)).toMatchObject({ status: 'DONE' });
  });

  it('only runs jobs without effect outside the company', () => {
    const own = handlers.map(({ kind }) => kind).filter(isOwnWork);
    const reaching =
      /\.(upload|submit|send|inquire|pull|take|tell|decide|cancel|ask|request|open|close|settle|give-back|confirm|file|cure|batch|propose|office-move|redraw|keep-receipts|names|deliver|report)$/;
    expect(own.filter((kind) => reaching.test(kind))).toEqual([]);
    expect(handlers.map(({ kind }) => kind).filter((kind) => !isOwnWork(kind) && !reaching.test(kind))).toEqual([]);
  });

  it('the clock asks nothing for it', async () => {
    const { id } = await added();
    const { db } = app.deps;
    const row = { name: PULL_CLOCK, on: true, version: 1, updatedAt: app.clock.now };
    await db.transact((tx) =>
      tx.db.insert(switches).values([
        { companyId: id, ...row },
        { companyId: companies.bentala.id, ...row },
      ]),
    );
    // Monday, 17 November 2025, 10.00 WIB.
    app.clock.now = Math.max(app.clock.now, Date.UTC(2025, 10, 17, 3));
    await pullByClock(app.deps);
    const pulls = (companyId: string) =>
      db.read
        .select()
        .from(jobs)
        .where(and(eq(jobs.companyId, companyId), like(jobs.kind, '%.pull')));
    expect(await pulls(id)).toEqual([]);
    expect((await pulls(companies.bentala.id)).length).toBeGreaterThan(0);
  });

  it('it answers for nobody at the simulated office, and gives no number a name', async () => {
    const { npwp, by } = await added();
    const { read } = app.deps.db;
    expect([await unsafeIsCompany(read, npwp), await unsafeTaxpayerName(read, npwp)]).toEqual([false, null]);
    await byOffice(by);
    expect([await unsafeIsCompany(read, npwp), await unsafeTaxpayerName(read, npwp)]).toEqual([
      true,
      `PT Baru ${npwp}`,
    ]);
  });
});

describe('a proof', () => {
  it('comes from the tax office, once the taxpayer authorised this company, and is felt at once', async () => {
    const { by, id } = await added();
    expect(await refusedWith(await by.request('POST', '/company/proof/office'))).toEqual([409, 'conflict']);
    const answer = await byOffice(by);
    expect(await answer.json()).toMatchObject({ provenBy: 'office', provenAt: expect.any(String), code: null });
    expect(await by.get('/user/setting')).toMatchObject({ proven: true, quota: { efakturRemaining: 5_000 } });
    expect((await by.request('POST', '/npwp-validator/npwp', { json: { npwp: companies.sagara.npwp } })).status).toBe(
      200,
    );
    expect((await acts(id)).at(-1)).toMatchObject({ action: 'proveNumber', after: { provenBy: 'office' } });
    expect(await verifyHistory(app.deps.db, id)).toMatchObject({ broken: [], states: [] });
  });

  it('is not got by what the taxpayer granted another company', async () => {
    const first = await added();
    const second = await added(first.npwp, 'hendra');
    await first.by.post('/simulator/office/authorise');
    expect((await second.by.request('POST', '/company/proof/office')).status).toBe(409);
    expect((await proofOf(first.by)).code).not.toBe((await proofOf(second.by)).code);
  });

  it('comes from a certificate whose subject contains the number, and from no other', async () => {
    const put = (by: Client, subject: Record<string, string>, version: number) => {
      const form = new FormData();
      form.set('file', new File([aCertificate({ subject }) as BlobPart], 'sertifikat.p12'));
      form.set('passphrase', PASSPHRASE);
      form.set('version', String(version));
      return by.request('PUT', '/certificate', { form });
    };
    const { by, npwp } = await added();
    expect((await put(by, { CN: 'PT Baru' }, 0)).status).toBe(200);
    expect((await proofOf(by)).provenAt).toBeNull();
    expect((await put(by, { CN: 'PT Baru', serialNumber: npwp }, 1)).status).toBe(200);
    expect(await proofOf(by)).toMatchObject({ provenBy: 'certificate' });
    expect(await remaining(by)).toBe(5_000);
  });

  it('is for who may add companies', async () => {
    const sari = await app.as('sari');
    for (const path of ['/company/proof/office', '/simulator/office/authorise'])
      expect((await sari.request('POST', path)).status).toBe(403);
    expect(await proofOf(sari)).toMatchObject({ provenBy: 'founding', code: null });
  });
});

describe('a number two companies name', () => {
  it('belongs to the one that proves it; the other keeps its drafts and is notified', async () => {
    const first = await added();
    const second = await added(first.npwp, 'hendra');
    const third = await first.by.request('POST', '/companies', {
      json: { npwp: first.npwp, name: 'PT', email: 'a@b.example', address: 'J', pkp: true },
    });
    expect(third.status).toBe(409);
    await byOffice(second.by);
    expect(await proofOf(second.by)).toMatchObject({ provenBy: 'office', others: 1 });
    expect(await proofOf(first.by)).toMatchObject({ provenAt: null, taken: true, code: null, others: 0 });
    expect(await byOffice(first.by).then(refusedWith)).toEqual([409, 'conflict']);
    expect((await acts(first.id)).at(-1)).toMatchObject({ action: 'numberTaken', userName: 'Patuh' });
    expect(await viewOf(first.by)).toContainEqual(expect.stringContaining('dibuktikan perusahaan lain'));
    expect(await viewOf(second.by)).toContainEqual(expect.stringContaining('Ada 1 perusahaan lain'));
    const json = { npwp: first.npwp, name: 'PT', email: 'a@b.example', address: 'J', pkp: true };
    expect((await (await app.as('dewi')).request('POST', '/companies', { json })).status).toBe(409);
  });

  it('brings free units once, however often a company of it is removed and added', async () => {
    const { by, id, npwp } = await added();
    await byOffice(by);
    expect(await remaining(by)).toBe(5_000);
    expect((await by.request('POST', `/companies/${id}/remove`, { json: { reason: 'Coba' } })).status).toBe(204);
    const again = await added(npwp);
    await byOffice(again.by);
    expect([(await proofOf(again.by)).provenBy, await remaining(again.by)]).toEqual(['office', 0]);
  });
});

describe('npm run prove-company', () => {
  const command = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/prove-company.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: app.dataDir, ...(app.url ? { DATABASE_URL: app.url } : {}) },
    });

  it('wants a number and a reason, and a name where several have the number', async () => {
    const first = await added();
    await added(first.npwp, 'hendra');
    const bare = command('--npwp', '12');
    expect([bare.status, bare.stderr]).toEqual([1, expect.stringMatching(/npwp:.*\n.*reason:/s)]);
    expect(command('--npwp', anNpwp(1), '--reason', 'x').status).toBe(1);
    expect(command('--npwp', first.npwp, '--reason', 'Akta').stderr).toContain('--company');
    const { shownId } = await first.by.get<UserSetting>('/user/setting');
    const done = command('--npwp', first.npwp, '--company', String(shownId), '--reason', 'Akta diperiksa');
    expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('is proven to hold its NPWP')]);
    expect((await acts(first.id)).at(-1)).toMatchObject({ action: 'proveNumber', reason: 'Akta diperiksa' });
    expect(await proofOf(first.by)).toMatchObject({ provenBy: 'house' });
  });

  it('takes a proof back, and work that waits stops', async () => {
    const { by, id, npwp } = await added();
    await byOffice(by);
    await app.deps.db.transact((tx) =>
      enqueue(tx, systemScope(id), app.clock.now, { kind: 'faktur.upload', payload: {} }),
    );
    expect(command('--npwp', npwp, '--withdraw', '--reason', 'Surat kuasa palsu').status).toBe(0);
    await app.drainJobs();
    const [job] = await app.deps.db.read.select().from(jobs).where(eq(jobs.companyId, id));
    expect(job).toMatchObject({ status: 'FAILED', error: expect.stringContaining('belum terbukti') });
    const [row] = await app.deps.db.read.select().from(companyRows).where(eq(companyRows.id, id));
    expect(row).toMatchObject({ provenAt: null, provenBy: null });
    expect(holds(await verifyHistory(app.deps.db, id))).toBe(true);
  });
});

describe('where no demo runs', () => {
  it('nobody acts as a taxpayer, and a certificate proves nothing before its issuer is named', async () => {
    const real = await testApp({ env: { DEMO: 'off', SECRETS_KEY: 'x'.repeat(40) } });
    expect([real.deps.taxpayers, real.deps.trustedIssuers]).toEqual([null, []]);
    await real.close();
  });
});
