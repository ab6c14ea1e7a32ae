import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filing } from '#domain/efiling/filing.ts';
import type { FiledAnswer, RegisterRow } from '#domain/efiling/register.ts';
import type { KindSummary } from '#domain/efiling/summary.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import type { AnnualView, SheetView } from '#domain/spt-badan/view-schema.ts';
import { insertFiling } from '../../../db/repositories/efiling/filings.ts';
import { insertAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { aFiling } from '../../../fixtures/builders/a-filing.ts';
import { anAnnualReturn } from '../../../fixtures/builders/an-annual-return.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { pdfTexts } from '../../pdf-text.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

let app: TestApp;
let rina: Client;
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;
const ESPT = '/efiling/espt-1771';
const filedAt = Date.parse('2025-04-28T09:41:00+07:00');

const annual = async (of: Partial<AnnualReturn> & { id: string }): Promise<void> => {
  await app.deps.db.transact((tx) => insertAnnual(tx, scope, anAnnualReturn({ companyId, ...of })));
};
const csv = `${companies.sagara.npwp.slice(-15)}0303202400F1132010413.csv`;
const filing = async (of: Partial<Filing>): Promise<void> => {
  await app.deps.files.write('csv-file', Buffer.from('the file of e-SPT'));
  const stored = aFiling({ id: 'filed-file', companyId, fileId: 'csv-file', ...of });
  await app.deps.db.transact((tx) => insertFiling(tx, scope, stored));
};

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const filed = { status: 'FILED', filedAt, bpe: 'BPE-ANNUAL', payable: '5000.00' } as const;
  await annual({ id: 'annual-2023', taxYear: 2023, ...filed });
  await annual({ id: 'annual-2022', taxYear: 2022 });
  await annual({ id: 'annual-2025', taxYear: 2025, era: '2025' });
  await filing({});
});
afterAll(() => app.close());

const read = async (path: string): Promise<string[]> => {
  const answer = await rina.request('GET', path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  return pdfTexts(new Uint8Array(await answer.arrayBuffer()));
};

const zip = async (paper: string, filter: object): Promise<string> => {
  const { jobId } = await rina.post<{ jobId: string }>('/efiling/report/bulk-download', { filter, paper });
  await app.drainJobs();
  const job = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
  return Buffer.from(await app.deps.files.read(job.result.fileId)).toString('latin1');
};

describe('an annual return', () => {
  it('is in the register with its BPE, and its amounts only for those who may view it', async () => {
    const answer = await rina.get<FiledAnswer>('/efiling/fetch_filing_tax_info/BADAN/2023');
    expect(answer).toMatchObject({ isFiled: true, bpe: 'BPE-ANNUAL', filedAt, revision: 0 });
    expect(answer.versions).toMatchObject([{ id: 'annual-2023', amount: '5000.00', result: 'UNDERPAID' }]);
    const open = await rina.get<FiledAnswer>('/efiling/fetch_filing_tax_info/BADAN/2022');
    expect(open).toMatchObject({ isFiled: false, bpe: null, versions: [{ id: 'annual-2022', status: 'CONCEPT' }] });
  });

  it('has a receipt once it is filed, for those who may view it', async () => {
    for (const base of ['/efiling/spt-badan', ESPT]) {
      const texts = await read(`${base}/annual-2023/bpe`);
      expect(texts).toEqual(expect.arrayContaining(['BPE-ANNUAL', 'SPT Tahunan Badan', '2023', 'Kurang bayar']));
      expect((await rina.request('GET', `${base}/annual-2022/bpe`)).status).toBe(409);
      expect((await (await app.as('lina')).request('GET', `${base}/annual-2023/bpe`)).status).toBe(404);
      expect((await (await app.as('budi')).request('GET', `${base}/annual-2023/bpe`)).status).toBe(403);
    }
  });
});

describe('the addresses of form 1771', () => {
  it('have returns to tax year 2024 alone', async () => {
    const rows = await rina.get<AnnualReturn[]>(ESPT);
    expect(rows.map(({ id }) => id).sort()).toEqual(['annual-2022', 'annual-2023']);
    expect(await rina.get<AnnualView>(`${ESPT}/annual-2022`)).toEqual(await rina.get('/efiling/spt-badan/annual-2022'));
    for (const path of ['', '/bpe', '/disable-menu', '/neraca/aktiva', '/history'])
      expect((await rina.request('GET', `${ESPT}/annual-2025${path}`)).status, path).toBe(404);
    expect((await rina.request('DELETE', `${ESPT}/annual-2025`)).status).toBe(404);
    expect((await rina.request('POST', ESPT, { json: { taxYear: 2025 } })).status).toBe(422);
  });

  it('make and remove one', async () => {
    const { id } = await rina.post<AnnualReturn>(ESPT, { taxYear: 2020 });
    expect((await rina.request('DELETE', `${ESPT}/${id}`)).status).toBe(200);
    expect((await rina.request('DELETE', `${ESPT}/annual-2023`)).status).toBe(409);
  });

  it('save the balance sheet, and leave out what question 16 does', async () => {
    const path = `${ESPT}/annual-2022/neraca/aktiva`;
    const sheet = await rina.get<SheetView>(path);
    expect(sheet).toMatchObject({ sheet: 'NA', version: 0 });
    const body = { version: 0, lines: {}, answers: {}, rows: {}, notes: {} };
    expect(await rina.put<SheetView>(path, body)).toMatchObject({ version: 1 });
    expect((await rina.request('PUT', path, { json: body })).status).toBe(409);
    expect(await rina.get(`${ESPT}/annual-2022/disable-menu`)).toEqual({ disabled: [] });
    await rina.put('/efiling/spt-badan/annual-2022/sheets/INDUK', { ...body, answers: { '16': 'no' } });
    expect(await rina.get(`${ESPT}/annual-2022/disable-menu`)).toEqual({ disabled: ['3A', '3A-1', '3A-2'] });
  });
});

describe('a return filed as a file', () => {
  it('has a receipt, which its public page gives too', async () => {
    const texts = await read('/efiling/filing_tax/filed-file/bpe');
    expect(texts).toEqual(expect.arrayContaining(['NTTE-FILE', 'SPT Masa PPh 21/26', 'Maret 2024', csv]));
    const { url } = await rina.post<{ url: string }>('/efiling/filing_tax/filed-file/public-link');
    const pdf = await app.fetch(`/public/api/efiling/bpe/${url.split('/').at(-1)}/pdf`);
    expect(pdfTexts(new Uint8Array(await pdf.arrayBuffer()))).toContain('NTTE-FILE');
    expect((await app.fetch('/public/api/efiling/bpe/nothing/pdf')).status).toBe(404);
    expect((await (await app.as('lina')).request('GET', '/efiling/filing_tax/filed-file/bpe')).status).toBe(404);
  });

  it('comes into the zips: its receipt, and the file itself', async () => {
    const receipts = await zip('bpe', { status: ['FILED'] });
    expect(receipts).toContain('BPE SPT Tahunan badan 2023.pdf');
    expect(receipts).toContain('BPE SPT Masa PPh 21-26 03-2024.pdf');
    const forms = await zip('spt', { kind: ['PPH21'], year: '2024' });
    expect(forms).toContain(csv);
    expect(forms).toContain('the file of e-SPT');
  });

  it('comes as the receipt itself where it was recorded', async () => {
    await app.deps.files.write('scan', Buffer.from('%PDF-1.7 the scanned receipt'));
    const of = { id: 'recorded', kind: 'PPN_DM', origin: 'HAND', fileId: 'scan', fileName: 'bpe.pdf' } as const;
    await filing({ ...of, hash: 'e'.repeat(64) });
    expect(await zip('bpe', { kind: ['PPN_DM'], year: '2024' })).toContain('the scanned receipt');
  });
});

describe('summaries', () => {
  it('count each kind by state', async () => {
    const summary = await rina.get<KindSummary[]>('/efiling/summary?year=2024');
    expect(summary).toContainEqual(expect.objectContaining({ kind: 'PPN_DM', filed: 1, byStatus: { FILED: 1 } }));
    expect((await rina.request('GET', '/efiling/summary?year=x')).status).toBe(422);
    expect((await (await app.as('budi')).request('GET', '/efiling/summary')).status).toBe(403);
  });

  it('list what is filed', async () => {
    const rows = await rina.get<RegisterRow[]>('/efiling/tax-management/filed');
    expect(rows.map(({ id }) => id)).toContain('annual-2023');
    for (const { status } of rows) expect(['FILED', 'SUPERSEDED']).toContain(status);
    const concepts = encodeURIComponent(JSON.stringify({ status: ['CONCEPT'] }));
    expect(await rina.get(`/efiling/tax-management/filed?filter=${concepts}`)).toEqual([]);
  });
});

describe('monthly returns by the names of the specification', () => {
  it('show the form, check it and file it as the other addresses do', async () => {
    const { path, posted } = spts(app, rina, 'PPN');
    const { id } = await posted('2025-08');
    expect(await rina.get<SptView>(`${path}/${id}/detail_form`)).toEqual(await rina.get(`${path}/${id}`));
    const form = new FormData();
    form.set('version', String((await rina.get<SptView>(`${path}/${id}`)).version));
    form.set('key', 'IX_B');
    form.set('file', new File(['%PDF-1.4 hitung'], 'hitung.pdf'));
    expect((await rina.request('POST', `${path}/${id}/upload-lampiran`, { form })).status).toBe(200);
    expect((await rina.request('POST', `${path}/${id}/validation_spt`)).status).toBe(202);
    await app.drainJobs();
    const both = await Promise.all([
      rina.request('POST', `${path}/${id}/filing_spt`, { json: { signeeId: 'nobody' } }),
      rina.request('PUT', `${path}/${id}/submit?signeeId=nobody`),
    ]);
    expect(await both[0]?.json()).toEqual(await both[1]?.json());
    await filedByOffice(app, id);
    expect((await rina.request('POST', `${path}/${id}/validation_spt`)).status).toBe(409);
    const foreign = await app.as('lina');
    for (const [method, name] of [
      ['GET', 'detail_form'],
      ['POST', 'validation_spt'],
      ['POST', 'filing_spt'],
    ] as const)
      expect(
        (await foreign.request(method, `${path}/${id}/${name}`, method === 'GET' ? {} : { json: {} })).status,
      ).toBe(404);
  });
});
