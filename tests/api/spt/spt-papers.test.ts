import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SptView } from '#domain/spt/view-schema.ts';
import { aListC } from '../../../fixtures/builders/a-list-c.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { pdfTexts } from '../../pdf-text.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { filedByOffice, spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const BPE = 'BPE-00000042/CT/2025';

const filed = (id: string): Promise<void> =>
  filedByOffice(app, id, { filedAt: Date.parse('2025-11-18T09:41:00+07:00'), bpe: BPE });

const read = async (path: string): Promise<string[]> => {
  const answer = await rina.request('GET', path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  return pdfTexts(new Uint8Array(await answer.arrayBuffer()));
};

const zip = async (path: string, json: object): Promise<string> => {
  const { jobId } = await rina.post<{ jobId: string }>(`${path}/bulk-download`, json);
  await app.drainJobs();
  const job = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
  return Buffer.from(await app.deps.files.read(job.result.fileId)).toString('latin1');
};

const unifikasiOf = async (period: string): Promise<SptView> => {
  const over = { period, date: `${period}-28` };
  await issued(app, 'BPPU', { ...over, payeeName: 'PT Meranti Graha Teknik', tax: '1234500.00' });
  await issued(app, 'SP', over);
  return spts(app, rina).posted(period);
};

describe('a return on paper', () => {
  it('has identity, the table, every slip and the sums, and is marked as a draft until it is filed', async () => {
    const { path } = spts(app, rina);
    const spt = await unifikasiOf('2025-02');
    const draft = await read(`${path}/${spt.id}/pdf`);
    const { name } = companies.sagara;
    expect(draft).toEqual(expect.arrayContaining([name, 'Februari 2025 - NORMAL', 'DRAF', '1.234.500', '411124-100']));
    expect(draft.filter((text) => text === 'PT Meranti Graha Teknik')).toHaveLength(1);
    expect(draft.filter((text) => text === 'DRAF')).toHaveLength(2);
    expect(draft).toContain('Jumlah 1 bukti potong');
    expect(draft.join(' ')).not.toContain('BPE-');
    await filed(spt.id);
    const taken = await read(`${path}/${spt.id}/pdf`);
    expect(taken).toEqual(expect.arrayContaining([BPE, '18/11/2025 09.41 WIB', 'Ditandatangani secara elektronik']));
    expect(taken).not.toContain('DRAF');

    const { id } = await rina.post<{ id: string }>(`${path}/${spt.id}/amend`, { reason: 'susulan' });
    await issued(app, 'BPPU', {
      period: '2025-02',
      date: '2025-02-28',
      payeeName: 'PT Kenari Tiga',
      issuedAt: app.clock.now + 1,
    });
    await spts(app, rina).repost(id);
    const paper = await read(`${path}/${spt.id}/pdf`);
    expect(paper).toContain('PT Meranti Graha Teknik');
    expect(paper).not.toContain('PT Kenari Tiga');
  });

  it('has parts and lists of PPh 21/26 alike', async () => {
    const pph21 = spts(app, rina, 'PPH21');
    const over = { period: '2025-02', date: '2025-02-28' };
    await issued(app, 'BPMP', { ...over, tax: '700000.00' });
    await issued(app, 'BP26', { ...over, tax: '900000.00' });
    const spt = await pph21.posted('2025-02');
    const texts = await read(`${pph21.path}/${spt.id}/pdf`);
    expect(texts).toEqual(
      expect.arrayContaining(['PPh Pasal 21', 'PPh Pasal 26', 'B.I.6', 'C.II.7', '700.000', '900.000']),
    );
    expect(texts).toContain('L-IA - Bukti potong bulanan (BPMP)');
  });

  it('of PPN has list C row by row and the files of part IX, and no words of slips', async () => {
    const vat = spts(app, rina, 'PPN');
    const spt = await vat.posted('2025-02');
    const listC = aListC(companies.sagara.npwp, '2025-02', [{ sellerName: 'PT Lapak', ppn: '132000' }]);
    for (const [key, name, text] of [
      ['C', 'lampiran-c.xml', listC],
      ['IX_B', 'hitung.pdf', '%PDF-1.4 hitung'],
    ] as const) {
      const form = new FormData();
      form.set('version', String((await vat.one(spt.id)).version));
      form.set('file', new File([text], name));
      expect((await rina.request('POST', `${vat.path}/${spt.id}/files/${key}`, { form })).status).toBe(200);
    }
    const texts = await read(`${vat.path}/${spt.id}/pdf`);
    expect(texts).toEqual(
      expect.arrayContaining(['PT Lapak', '132.000', 'Jumlah 1 dokumen', 'hitung.pdf', 'Tidak dilampirkan']),
    );
    expect(texts.join(' ')).not.toMatch(/bukti potong|pemotong|KAP-KJS/i);
    const { version } = await vat.one(spt.id);
    const entries = { lines: {}, overpaidAs: 'carry', wholeAnew: false, account: null };
    await rina.put(`${vat.path}/${spt.id}/entries`, { version, entries });
    expect((await read(`${vat.path}/${spt.id}/pdf`)).join(' ')).toMatch(/Diminta untuk: Dikompensasikan III\.H/);
    expect(pdfTexts(Buffer.from(await zip(vat.path, { ids: [spt.id] }), 'latin1'))).toContain('PT Lapak');
  });

  it('is not found elsewhere, and has no receipt before it is filed', async () => {
    const { path } = spts(app, rina);
    const spt = await unifikasiOf('2025-03');
    const lina = await app.as('lina');
    const budi = await app.as('budi');
    for (const paper of ['pdf', 'bpe']) {
      expect((await lina.request('GET', `${path}/${spt.id}/${paper}`)).status).toBe(404);
      expect((await budi.request('GET', `${path}/${spt.id}/${paper}`)).status).toBe(403);
    }
    const { status, body } = await answered(rina.request('GET', `${path}/${spt.id}/bpe`));
    expect([status, body.message]).toEqual([409, 'Bukti penerimaan (BPE) baru ada setelah SPT dilaporkan.']);
    await filed(spt.id);
    const receipt = await read(`${path}/${spt.id}/bpe`);
    expect(receipt).toEqual(
      expect.arrayContaining([
        BPE,
        'SPT Masa PPh Unifikasi',
        'Maret 2025',
        'Kurang bayar',
        '18 November 2025 09.41 WIB',
      ]),
    );
  });

  it('comes in a zip with many others, receipts only of what is filed', async () => {
    const { path } = spts(app, rina);
    await unifikasiOf('2025-04');
    const papers = await zip(path, { filter: { year: 2025 } });
    for (const masa of ['02', '03', '04']) expect(papers).toContain(`SPT Masa PPh Unifikasi ${masa}-2025.pdf`);
    const receipts = await zip(path, { filter: {}, paper: 'bpe' });
    expect(receipts).toContain('BPE SPT Masa PPh Unifikasi 02-2025.pdf');
    expect(receipts).not.toContain('04-2025');
  });
});
