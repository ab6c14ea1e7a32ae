import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { type CompanyKey, companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, buyerEnding, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Bulk = { jobId: string; eligible: number; total: number; ineligible: { id: string }[]; ineligibleCount: number };
type Job = {
  status: string;
  total: number;
  done: number;
  failed: number;
  skipped: number;
  result: { fileId?: string; count?: number; leftOut?: { id: string; message: string }[] };
};

const SCOPE = scopeOf('rina', 'sagara');
const job = (id: string) => rina.get<Job>(`/jobs/${id}`);
const quota = () => quotaOf(SCOPE, app.deps.db.read, 'efaktur');

let made = 0;
const put = async (
  count: number,
  over: (n: number) => Partial<Omit<Faktur, 'lines'>> = () => ({}),
): Promise<string[]> => {
  const fakturs = Array.from({ length: count }, (_, n) =>
    aFaktur({ ...anInput(), ...over(n), id: `bulk-${++made}`, companyId: companies.sagara.id }),
  );
  for (let at = 0; at < count; at += 200)
    await app.deps.db.transact(async (tx) => {
      await insertFakturs(tx, SCOPE, fakturs.slice(at, at + 200));
      await bumpRevision(tx, SCOPE, FAKTUR_LIST);
    });
  return fakturs.map(({ id }) => id);
};

describe('an upload of 500', () => {
  it('is a job with a result per document; the failed are repaired and sent again, nothing is sent twice', async () => {
    const importId = 'batch-500';
    await put(500, (n) => ({ importId, ...(n % 50 === 0 ? buyerEnding('9998') : {}) }));
    const before = await quota();
    const bulk = await rina.post<Bulk>(`${LIST}/upload`, { filter: { importId } });
    expect(bulk).toMatchObject({ eligible: 500, total: 500, ineligibleCount: 0 });
    await app.drainJobs();
    expect(await job(bulk.jobId)).toMatchObject({ status: 'DONE', total: 500, done: 490, failed: 10 });
    const after = await quota();
    expect(after.used - before.used).toBe(490);
    expect(after.reserved).toBe(before.reserved);
    const items = await rina.get<{ status: string; code: string }[]>(
      `/jobs/${bulk.jobId}/items?filter=${encodeURIComponent('{"status":"FAILED"}')}`,
    );
    expect(items.map(({ code }) => code)).toEqual(Array(10).fill('BUYER_NOT_FOUND'));

    const rejected = await rina.get<FakturRow[]>(
      `${LIST}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify({ importId, status: 'REJECTED' }))}`,
    );
    expect(rejected).toHaveLength(10);
    for (const row of rejected)
      await rina.put(`${LIST}/draft/${row.id}`, { version: row.version, input: anInput({ reference: row.reference }) });
    await rina.post(`/jobs/${bulk.jobId}/retry`);
    await app.drainJobs();
    expect(await job(bulk.jobId)).toMatchObject({ status: 'DONE', done: 500, failed: 0 });
    const approved = await app.deps.db.rows<{ number: string }>(
      `select o.number from office_documents o join faktur f on o.key like f.id || '.%'
        where f.import_id = '${importId}' and o.state = 'APPROVED'`,
    );
    expect(approved).toHaveLength(500);
    expect(new Set(approved.map(({ number }) => number)).size).toBe(500);
  });
});

describe('a selection', () => {
  it('names those that do not qualify and continues with the rest', async () => {
    const good = await put(2);
    const bad = await put(1, () => ({ errorCount: 3 }));
    const eligible = await rina.post<{ eligible: number; total: number }>(`${LIST}/eligible`, {
      ids: [...good, ...bad],
      action: 'upload',
    });
    expect(eligible).toMatchObject({ eligible: 2, total: 3 });
    const bulk = await rina.post<Bulk>(`${LIST}/upload`, { ids: [...good, ...bad] });
    expect(bulk).toMatchObject({ eligible: 2, ineligibleCount: 1, ineligible: [{ id: bad[0], errorCount: 3 }] });
    await app.drainJobs();
  });

  it('needs ids or a filter, not both and not neither', async () => {
    for (const json of [{}, { ids: ['a'], filter: {} }, { ids: [] }])
      expect((await rina.request('POST', `${LIST}/upload`, { json })).status).toBe(422);
  });

  it('of unknown ids is not found', async () => {
    expect((await rina.request('POST', `${LIST}/upload`, { json: { ids: ['nowhere', 'neither'] } })).status).toBe(404);
  });

  it('requested twice with one key is one job', async () => {
    const ids = await put(3);
    const headers = { 'Idempotency-Key': 'upload-three' };
    const first = await rina.post<Bulk>(`${LIST}/upload`, { ids }, headers);
    expect(await rina.post<Bulk>(`${LIST}/upload`, { ids }, headers)).toEqual(first);
    const other = await answered(rina.request('POST', `${LIST}/upload`, { json: { ids: ids.slice(1) }, headers }));
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
    await app.drainJobs();
  });

  it('of drafts is removed by a job', async () => {
    const ids = await put(5);
    const bulk = await rina.post<Bulk>(`${LIST}/draft-delete`, { ids });
    await app.drainJobs();
    expect(await job(bulk.jobId)).toMatchObject({ status: 'DONE', done: 5 });
    expect((await rina.request('GET', `${LIST}/${ids[0]}`)).status).toBe(404);
  });
});

describe('obstacles between a company and an upload', () => {
  const cases: [CompanyKey, string][] = [
    ['bentala', ''],
    ['bentalaLogistik', ''],
    ['bentalaPangan', ''],
    ['bentalaEnergi', ''],
    ['bentalaRitel', ''],
    ['bentalaFarma', ''],
    ['bentalaTekstil', ''],
  ];
  it('is reported before anything is queued, each by its own name', async () => {
    const met = new Set<string>();
    for (const [company] of cases) {
      const who = await app.as('hendra', company);
      const draft = await who.post<Faktur>(`${LIST}/draft`, { input: anInput({}, company) });
      const { status, body } = await answered(who.request('POST', `${LIST}/upload`, { json: { ids: [draft.id] } }));
      if (status === 202) continue;
      expect([status, body.code]).toEqual([422, 'intercepted']);
      met.add(String(body.intercept));
      expect((await who.get<Faktur>(`${LIST}/${draft.id}`)).status).toBe('DRAFT');
      expect(await who.get(`/jobs`)).toEqual([]);
    }
    expect([...met].sort()).toEqual([
      'efaktur-custom-field',
      'efaktur-intercept-signee',
      'efaktur-invalid-userid',
      'efaktur-upload-limit',
      'expired-certificate',
      'invalid-certificate',
    ]);
  });
});

describe('a company that wants its references in a form of its own', () => {
  it('names the invoices without it, and sends the others', async () => {
    const hendra = await app.as('hendra', 'bentalaFarma');
    const drafts = await Promise.all(
      ['SI-1', 'INV/2025/00001', 'INV/2025/1'].map((reference) =>
        hendra.post<Faktur>(`${LIST}/draft`, { input: anInput({ reference }, 'bentalaFarma') }),
      ),
    );
    const [off, fits, short] = drafts.map(({ id }) => id);
    const upload = (ids: unknown[]) => answered(hendra.request('POST', `${LIST}/upload`, { json: { ids } }));
    expect(await upload([off])).toMatchObject({
      status: 422,
      body: {
        intercept: 'efaktur-custom-field',
        errors: { reference: 'SI-1: referensi harus berbentuk INV/####/#####' },
      },
    });
    expect(Object.keys((await upload([off, fits, short])).body.errors ?? {}).sort()).toEqual([
      ...[`${off}.reference`, `${short}.reference`].sort(),
    ]);
    const checks = await hendra.get<{ key: string; ok: boolean }[]>(`${LIST}/${off}/checks`);
    expect(checks.find(({ key }) => key === 'company')?.ok).toBe(false);
    expect((await upload([fits])).status).toBe(202);
    await app.drainJobs();
    expect((await hendra.get<Faktur>(`${LIST}/${fits}`)).status).toBe('APPROVED');
  });
});

describe('exports and deliveries', () => {
  it.each(['xml', 'xlsx', 'csv'])('writes %s as a job that ends in a file', async (format) => {
    const ids = await put(3);
    const { jobId } = await rina.post<Bulk>(`${LIST}/${format}`, { ids });
    await app.drainJobs();
    const ended = await job(jobId);
    expect(ended).toMatchObject({ status: 'DONE', result: { count: 3, fileId: expect.any(String) } });
    const file = await rina.request('GET', `/files/${ended.result.fileId}`);
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it('leave out of the XML whatever the check refuses, by the same words for one invoice and for many', async () => {
    const [fits = '', ...refused] = [
      ...(await put(1)),
      ...(await put(1, () => ({ code: '08' }))),
      ...(await put(1, () => ({ code: '08', addInfo: 'TD.00501' }))),
      ...(await put(1, () => ({ date: '2025-08-31' }))),
      ...(await put(1, () => ({ counterpartyAddress: '' }))),
      ...(await put(2, () => ({ reference: 'KEMBAR' }))),
    ];
    const reasons = [
      'Keterangan tambahan',
      'Cap fasilitas',
      'Batas upload',
      'Alamat',
      ...Array(2).fill('Referensi sama dengan faktur KEMBAR'),
    ];
    const { jobId } = await rina.post<Bulk>(`${LIST}/xml`, { ids: [fits, ...refused] });
    await app.drainJobs();
    const { result } = await job(jobId);
    expect(result).toMatchObject({ count: 1, leftOutCount: refused.length });
    const messageOf = new Map(result.leftOut?.map(({ id, message }) => [id, message]));
    for (const [at, id] of refused.entries()) {
      expect(messageOf.get(id)).toContain(reasons[at]);
      const checks = await rina.get<{ ok: boolean; message: string }[]>(`${LIST}/${id}/checks`);
      expect(checks.some(({ ok }) => !ok)).toBe(true);
      const one = await answered(rina.request('GET', `${LIST}/${id}/xml`));
      expect([one.status, one.body.message]).toEqual([409, `Tidak dapat dimuat dalam file: ${messageOf.get(id)}`]);
    }
    expect((await rina.request('GET', `${LIST}/${fits}/xml`)).status).toBe(200);
    const file = await (await rina.request('GET', `/files/${result.fileId}`)).text();
    expect(file.match(/<TaxInvoice>/g)).toHaveLength(1);
    const none = await rina.post<Bulk>(`${LIST}/xml`, { ids: refused });
    await app.drainJobs();
    expect(await job(none.jobId)).toMatchObject({ status: 'FAILED', result: { leftOutCount: refused.length } });
  });

  it('keep an approved invoice in the XML after its deadline', async () => {
    const [id = ''] = await put(1, () => ({ status: 'APPROVED', number: '04002500114999999', date: '2025-08-31' }));
    expect((await rina.request('GET', `${LIST}/${id}/xml`)).status).toBe(200);
  });

  it('zips PDFs and returns the address of the zip, by the specification’s own calls', async () => {
    const ids = await put(2);
    const { jobId } = await rina.post<Bulk>('/bulk-download', { ids, pattern: '{nomor}_{pembeli}' });
    expect((await rina.request('GET', `/bulk-download/download-presigned?jobId=${jobId}`)).status).toBe(409);
    await app.drainJobs();
    expect(await rina.get(`/bulk-download/progress?jobId=${jobId}`)).toMatchObject({ status: 'DONE' });
    const { url } = await rina.get<{ url: string }>(`/bulk-download/download-presigned?jobId=${jobId}`);
    expect((await rina.request('GET', url)).status).toBe(200);
    expect(await rina.request('PUT', '/bulk-download/complete', { json: { jobId } }).then((r) => r.status)).toBe(200);
  });

  it('mails an approved invoice with its PDF, and writes the delivery down', async () => {
    const [id = ''] = await put(1);
    await rina.post(`${LIST}/upload`, { ids: [id] });
    await app.drainJobs();
    await rina.post(`${LIST}/bulk-send-email`, { ids: [id] });
    await app.drainJobs();
    expect(await rina.get(`${LIST}/${id}/deliveries`)).toMatchObject([
      { channel: 'email', recipient: 'pajak@merantigraha.example', status: 'SENT' },
    ]);
    expect((await rina.get<Faktur>(`${LIST}/${id}`)).sentAt).toBe(app.clock.now);
    const sent = await app.deps.db.rows<{ subject: string; attachments: unknown }>('select * from simulated_messages');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0]?.attachments)).toContain('application/pdf');
  });

  it('opens a public link without a session until it runs out', async () => {
    const [id = ''] = await put(1);
    const { url, expiresAt } = await rina.post<{ url: string; expiresAt: number }>(`${LIST}/${id}/public-link`);
    const token = url.split('/').at(-1);
    const view = await app.fetch(`/public/api/efaktur/out/ctas/${token}`);
    expect(view.status).toBe(200);
    expect(await view.json()).toMatchObject({ dpp: expect.any(String), seller: { name: companies.sagara.name } });
    expect((await app.fetch(`/public/api/efaktur/out/ctas/${token}/pdf`)).headers.get('Content-Type')).toBe(
      'application/pdf',
    );
    expect((await app.fetch('/public/api/efaktur/out/ctas/nothing')).status).toBe(404);
    const now = app.clock.now;
    app.clock.now = expiresAt;
    const late = await app.fetch(`/public/api/efaktur/out/ctas/${token}`);
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([404, 'expired']);
    app.clock.now = now;
  });
});

describe('an upload of some', () => {
  it('leaves out those whose deadline has passed since they were saved, and says so', async () => {
    const importId = 'batch-late';
    await put(3, (n) => ({ importId, ...(n === 0 ? {} : { date: '2025-10-31', uploadDeadline: '2025-11-14' }) }));
    const requests = { filter: { importId }, action: 'upload' };
    expect(await rina.post(`${LIST}/eligible`, requests)).toMatchObject({
      eligible: 1,
      ineligible: [{ errorCount: 1 }, { errorCount: 1 }],
    });
    expect(await rina.post<Bulk>(`${LIST}/upload`, { filter: { importId } })).toMatchObject({
      eligible: 1,
      ineligibleCount: 2,
    });
    await app.drainJobs();
    expect(await answered(rina.request('POST', `${LIST}/upload`, { json: { filter: { importId } } }))).toMatchObject({
      status: 409,
    });
  });

  it('and sending again what the office threw back does the same', async () => {
    const importId = 'batch-late-again';
    const late = { date: '2025-10-31', uploadDeadline: '2025-11-14' };
    await put(4, (n) => ({
      importId,
      status: 'REJECTED',
      ...(n < 3 ? late : {}),
      ...(n === 0 ? { errorCount: 2 } : {}),
    }));
    expect(await rina.post(`${LIST}/eligible`, { filter: { importId }, action: 'retry' })).toMatchObject({
      eligible: 1,
      ineligible: [{ errorCount: 3 }, { errorCount: 1 }, { errorCount: 1 }],
    });
    const bulk = await rina.post<Bulk>(`${LIST}/retry`, { filter: { importId } });
    expect(bulk).toMatchObject({ eligible: 1, ineligibleCount: 3 });
    await app.drainJobs();
    const answer = await answered(rina.request('POST', `${LIST}/retry`, { json: { filter: { importId } } }));
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong_status']);
    expect(
      (
        await rina.get<FakturRow[]>(
          `${LIST}?filter=${encodeURIComponent(JSON.stringify({ importId, status: 'REJECTED' }))}`,
        )
      ).length,
    ).toBe(3);
  });
});

describe('a letter', () => {
  it.each(['a@x.example, b@y.example', 'a@x.example\r\nBcc: b@y.example', 'bukan-alamat'])(
    'does not go to %j',
    async (to) => {
      const [id = ''] = await put(1, () => ({ status: 'APPROVED', number: '04002500000000999' }));
      const { status, body } = await answered(
        rina.request('POST', `${LIST}/${id}/send`, { json: { channel: 'email', to } }),
      );
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['to']]);
    },
  );
});
