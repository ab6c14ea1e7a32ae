import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import unzipper from 'unzipper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFiling } from '../../../db/repositories/efiling/filings.ts';
import { insertAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { companyRoles, memberships } from '../../../db/tables.ts';
import { aFiling } from '../../../fixtures/builders/a-filing.ts';
import { anAnnualReturn } from '../../../fixtures/builders/an-annual-return.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

type Listed = { readonly name: string; readonly about: string; readonly size: number; readonly sha256: string };
type Zipped = ReadonlyMap<string, Buffer>;

let app: TestApp;
let rina: Client;
let monthly = '';
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;

beforeAll(async () => {
  app = await testApp();
  const keys = ['EFILING_VIEW'] as const;
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'pelapor', companyId, name: 'Pelapor', keys: [...keys] });
    await tx.db.update(memberships).set({ role: 'Pelapor' }).where(eq(memberships.userId, people.sari.id));
  });
  rina = await app.as('rina', 'sagara');
  const over = { period: '2025-02', date: '2025-02-28' };
  await issued(app, 'BPPU', { ...over, payeeName: 'PT Meranti Graha Teknik', tax: '1234500.00' });
  await issued(app, 'BPPU', { ...over, payeeName: '=SUM(A1)', tax: '65500.00' });
  monthly = (await spts(app, rina).posted('2025-02')).id;
  await filedByOffice(app, monthly, { bpe: 'BPE-42' });
  const filed = { status: 'FILED', filedAt: app.clock.now, bpe: 'BPE-ANNUAL' } as const;
  const sheets = {
    INDUK: { lines: {}, answers: { '16': 'no' }, notes: { '16': 'Tidak ada' }, rows: {} },
    III: { lines: {}, answers: {}, notes: {}, rows: { III: [{ name: 'PT A', number: 'BP-1', tax: '5000.00' }] } },
  };
  const saved = { version: 1, updatedBy: 'Rina', updatedAt: app.clock.now };
  const stored = { INDUK: { ...sheets.INDUK, ...saved }, III: { ...sheets.III, ...saved } };
  await app.deps.files.write('csv-file', Buffer.from('the file of e-SPT'));
  await app.deps.db.transact(async (tx) => {
    await insertAnnual(tx, scope, anAnnualReturn({ id: 'annual-2023', companyId, sheets: stored, ...filed }));
    await insertFiling(tx, scope, aFiling({ id: 'filed-file', companyId, fileId: 'csv-file' }));
  });
});
afterAll(() => app.close());

const unzipped = async (bytes: ArrayBuffer): Promise<Zipped> => {
  const { files } = await unzipper.Open.buffer(Buffer.from(bytes));
  return new Map(await Promise.all(files.map(async (file) => [file.path, await file.buffer()] as const)));
};

const collected = async (ids: readonly string[]): Promise<{ fileId: string; zip: Zipped }> => {
  const { jobId } = await rina.post<{ jobId: string }>('/efiling/report/evidence', { ids });
  await app.drainJobs();
  const { result } = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
  const file = await rina.request('GET', `/files/${result.fileId}`);
  return { fileId: result.fileId, zip: await unzipped(await file.arrayBuffer()) };
};

const listedIn = (zip: Zipped, folder = ''): readonly Listed[] =>
  (JSON.parse(String(zip.get(`${folder}manifest.json`))) as { files: Listed[] }).files;

const expectHashed = (zip: Zipped, folder = ''): void => {
  const listed = listedIn(zip, folder);
  const names = [...zip.keys()].filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  expect([...listed.map(({ name }) => name), 'index.html', 'manifest.json'].sort()).toEqual(names.sort());
  for (const { name, size, sha256 } of listed) {
    const bytes = zip.get(folder + name);
    expect(
      [
        bytes?.byteLength,
        createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
      ],
      name,
    ).toEqual([size, sha256]);
  }
};

describe('the evidence of a monthly return', () => {
  it('has form, documents, reconciliation, lines, history and BPE, each with its hash', async () => {
    const { zip } = await collected([monthly]);
    expectHashed(zip);
    const abouts = listedIn(zip).map(({ about }) => about);
    for (const about of ['form', 'bpe', 'documents', 'reconciliation', 'payments', 'explanation', 'history', 'chain'])
      expect(abouts).toContain(about);
    const documents = String(zip.get('daftar-dokumen.csv'));
    expect(documents).toContain('PT Meranti Graha Teknik');
    // A formula in a name is text.
    expect(documents).toContain('"\'=SUM(A1)"');
    const lines = String(zip.get('rekonsiliasi.csv')).split('\n');
    expect(lines.some((line) => line.includes('"1300000,00"') && line.includes('"Ya"'))).toBe(true);
    expect(lines.some((line) => line.includes('"Tidak"'))).toBe(false);
    expect(String(zip.get('penjelasan-baris.csv'))).toContain('1300000');
    const chain = JSON.parse(String(zip.get('riwayat-dengan-hash.json'))) as { hash: string; seal?: string }[];
    expect(chain[0]).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(chain[0]?.seal).toBeUndefined();
  });

  it('has a page that knows the hashes and loads nothing', async () => {
    const { zip } = await collected([monthly]);
    const page = String(zip.get('index.html'));
    for (const { sha256 } of listedIn(zip)) expect(page).toContain(sha256);
    expect(page).not.toMatch(/https?:|src=|import /);
    expect(page).toContain("default-src 'none'");
  });
});

describe('evidence of returns of other origin', () => {
  it('has the sheets of an annual return and what was filed as a file, in a folder each', async () => {
    const { zip } = await collected(['annual-2023', 'filed-file']);
    const folders = [...new Set([...zip.keys()].map((name) => name.split('/')[0] ?? ''))];
    expect(folders.sort()).toEqual(['SPT Masa PPh 21-26 03-2024', 'SPT Tahunan Badan 2023']);
    for (const folder of folders) expectHashed(zip, `${folder}/`);
    const annual = 'SPT Tahunan Badan 2023/';
    expect(String(zip.get(`${annual}isian.csv`))).toContain('Tidak ada');
    expect(String(zip.get(`${annual}tabel-III.csv`))).toContain('PT A');
    // A slip that the form has and nobody recorded.
    expect(String(zip.get(`${annual}rekonsiliasi.csv`))).toContain('"BP-1";"5000,00";"0,00";"5000,00"');
    const names = listedIn(zip, 'SPT Masa PPh 21-26 03-2024/').map(({ about }) => about);
    expect(names.sort()).toEqual(['bpe', 'chain', 'facts', 'history', 'original']);
  });
});

describe('who may have it', () => {
  it('is not made without a view of the return, nor given to those who lack it', async () => {
    const { fileId } = await collected([monthly]);
    const sari = await app.as('sari', 'sagara');
    expect((await sari.request('GET', `/files/${fileId}`)).status).toBe(403);
    const { jobId } = await sari.post<{ jobId: string }>('/efiling/report/evidence', { ids: [monthly] });
    await app.drainJobs();
    expect(await sari.get(`/jobs/${jobId}`)).toMatchObject({ status: 'FAILED' });
    const own = await sari.post<{ jobId: string }>('/efiling/report/evidence', { ids: ['filed-file', monthly] });
    await app.drainJobs();
    expect(await sari.get(`/jobs/${own.jobId}`)).toMatchObject({
      status: 'DONE',
      result: { count: 1, leftOutCount: 1, leftOut: [{ id: monthly }] },
    });
  });

  it('is of filed returns of the own company alone', async () => {
    const lina = await app.as('lina');
    expect((await lina.request('POST', '/efiling/report/evidence', { json: { ids: [monthly] } })).status).toBe(404);
    const budi = await app.as('budi', 'sagara');
    expect((await budi.request('POST', '/efiling/report/evidence', { json: { ids: [monthly] } })).status).toBe(403);
    const { id } = await spts(app, rina).create('2025-05');
    expect((await rina.request('POST', '/efiling/report/evidence', { json: { ids: [id] } })).status).toBe(409);
  });
});
