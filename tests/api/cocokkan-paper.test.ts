import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { aFaktur, aLine } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { pdfTexts } from '../pdf-text.ts';
import { type Client, type TestApp, testApp } from './app.ts';

const BASE = '/efaktur/cocokkan';
const requests = { side: 'out', from: '2025-02', to: '2025-02' };

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const sold = ['1001', '1002'].map((id) =>
    aFaktur({
      id,
      companyId: companies.sagara.id,
      status: 'APPROVED',
      lines: [aLine({ price: '1500000' })],
      date: '2025-02-10',
      period: '2025-02',
      number: `0400250000000${id}`,
    }),
  );
  await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), sold));
  const form = new FormData();
  const text = [
    'Tanggal;No Jurnal;Keterangan;Pelanggan;Nomor Faktur Pajak;DPP;PPN',
    '10/02/2025;JU-1;Penjualan;;04002500000001001;15000000;1650000',
    '10/02/2025;JU-2;Penjualan;;04002500000001002;15000000;1800000',
    '28/02/2025;JU-3;=1+1;PT Lain;;1000000;110000',
  ].join('\n');
  form.set('file', new File([text], 'buku-besar.csv'));
  for (const [name, value] of Object.entries({ side: 'out', source: '2-1410' })) form.set(name, value);
  await rina.request('POST', `${BASE}/ledgers`, { form });
  const { lines } = await rina.get<{ lines: { id: string; level: string }[] }>(
    `${BASE}?${new URLSearchParams(requests)}`,
  );
  const missing = lines.find(({ level }) => level === 'MISSING_DJP');
  await rina.post(`${BASE}/ignore`, { ...requests, lines: [missing?.id], reason: 'Dibatalkan pembeli' });
});
afterAll(() => app.close());

const sheetOf = (book: ExcelJS.Workbook, name: string): Record<string, unknown>[] => {
  const [heads = [], ...rows] = (book.getWorksheet(name)?.getSheetValues() ?? []).slice(1) as unknown[][];
  return rows.map((row) => Object.fromEntries(heads.flatMap((head, at) => (head ? [[String(head), row[at]]] : []))));
};

it('the working paper contains the bridge, and every line with its cause, evidence and decision, as plain values', async () => {
  const { jobId } = await rina.post<{ jobId: string }>(`${BASE}/export`, requests);
  await app.drainJobs();
  const job = await rina.get<{ status: string; result: { fileId: string; fileName: string } }>(`/jobs/${jobId}`);
  expect(job).toMatchObject({
    status: 'DONE',
    result: { fileName: expect.stringMatching(/^cocokkan-keluaran-2025-02-.*xlsx$/) },
  });
  const file = await rina.request('GET', `/files/${job.result.fileId}`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await file.arrayBuffer());

  const bridge = sheetOf(book, 'Jembatan');
  expect(bridge.map((row) => [row.Uraian, row['PPN (Rp)']])).toEqual([
    ['PPN menurut buku besar', 3_560_000],
    ['Tarif 11/12', -150_000],
    ['Diabaikan', -110_000],
    ['PPN menurut faktur dan dokumen', 3_300_000],
    ['Sisa penjumlahan (nol: tidak ada baris yang hilang atau terhitung dua kali)', 0],
    ['Baris tanpa sebab yang diketahui (jumlah selisih tanpa tanda)', 0],
  ]);
  const lines = sheetOf(book, 'Baris');
  expect(lines).toHaveLength(3);
  expect(lines.find((row) => row['Nomor jurnal'] === 'JU-2')).toMatchObject({
    Tingkat: 'Usulan cocok',
    Sebab: 'Tarif 11/12',
    'PPN jurnal (Rp)': 1_800_000,
    'PPN dokumen (Rp)': 1_650_000,
    'Beda (Rp)': -150_000,
    'Bukti (buku besar / faktur)': expect.stringContaining('PPN: 1800000.00 / 1650000.00 (berbeda)'),
  });
  expect(lines.find((row) => row['Nomor jurnal'] === 'JU-3')).toMatchObject({
    Keputusan: 'Diabaikan',
    Alasan: 'Dibatalkan pembeli',
    Oleh: 'Rina Wulandari',
    Keterangan: '=1+1',
  });
  expect(JSON.stringify(sheetOf(book, 'Keterangan'))).toContain('2-1410 (buku-besar.csv)');
  const budi = await app.as('budi', 'sagara');
  expect((await budi.request('POST', `${BASE}/export`, { json: requests })).status).toBe(403);
  expect((await budi.request('GET', `/files/${job.result.fileId}`)).status).toBe(403);
  expect((await rina.request('POST', `${BASE}/export`, { json: { ...requests, to: '2025-01' } })).status).toBe(422);
});

it('the paper prints the same bridge, with the lines that differ', async () => {
  const paper = await rina.request('GET', `${BASE}/pdf?${new URLSearchParams(requests)}`);
  const words = pdfTexts(new Uint8Array(await paper.arrayBuffer()));
  for (const result of [
    'Kertas kerja rekonsiliasi PPN keluaran 02/2025',
    '2-1410 (buku-besar.csv)',
    'SPT masa ini belum diposting',
    ...[
      'Tarif 11/12',
      '-150.000,00',
      'Baris tanpa sebab yang diketahui',
      'Diabaikan',
      '-110.000,00',
      'Dibatalkan pembeli',
      '3.560.000,00',
      '3.300.000,00',
    ],
  ])
    expect(words.join(' ')).toContain(result);
  expect(words.join(' ')).toContain('Baris yang berbeda: 2');
});
