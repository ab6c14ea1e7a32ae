import Excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnnual, slipKinds } from '#domain/bupot/kinds.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { bupotPlace, sendFile, settled } from '../imports/import-steps.ts';
import { issued, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Named = { id: string; label: string; message: string };
type Made = {
  status: string;
  message?: string | null;
  result: { fileId: string; fileName: string; count: number; leftOut: Named[]; differing: Named[] } | null;
};

const exported = async (body: object): Promise<Made> => {
  const { jobId } = await rina.post<{ jobId: string }>(`${SLIPS}/export`, body);
  await app.drainJobs();
  const made = await rina.get<Made>(`/jobs/${jobId}`);
  return made;
};

const fileOf = async ({ result }: Made): Promise<Buffer> =>
  Buffer.from(await app.deps.files.read(result?.fileId ?? ''));

const leftInOctober = { period: '2025-10', date: '2025-10-14', withholdingAnnuality: 'PARTIAL_YEAR' } as const;

describe('slips as files', () => {
  it('are one XML for one kind, which the import takes back, and a zip of one for each kind', async () => {
    const importId = 'batch-xml';
    for (const kind of slipKinds) await issued(app, kind, { importId, ...(isAnnual(kind) ? leftInOctober : {}) });
    const whole = await exported({ filter: { importId }, format: 'xml' });
    expect(whole.result).toMatchObject({ count: 9, leftOut: [], fileName: expect.stringMatching(/\.zip$/) });
    const zip = (await fileOf(whole)).toString('latin1');
    for (const name of ['BPPU-BpuBulk-001.xml', 'BPMP-MmPayrollBulk-001.xml', 'BPA2-A2Bulk-001.xml'])
      expect(zip).toContain(name);

    const one = await exported({ filter: { importId, kind: 'BPPU' }, format: 'xml' });
    expect(one.result?.fileName).toMatch(/\.xml$/);
    const xml = (await fileOf(one)).toString();
    expect(xml).toContain('<BpuBulk');
    const { id } = await sendFile(rina, xml, 'balik.xml', bupotPlace('BPPU'));
    const back = await settled(app, rina, id, bupotPlace('BPPU'));
    expect(back).toMatchObject({ source: 'xml', documents: 1, state: { totals: { errors: 0 } } });
  });

  it('name what the file cannot carry, and what the office will work out otherwise', async () => {
    const importId = 'batch-left';
    const corrected = await issued(app, 'BPPU', { importId, status: 'REVISED' });
    await issued(app, 'BPPU', { importId });
    const banded = await issued(app, 'BP21', {
      importId,
      gross: '180000000',
      rate: '15',
      nett: '50',
      rateTyped: null,
      nettTyped: null,
      tax: '7500000.00',
    });
    const made = await exported({ filter: { importId }, format: 'xml' });
    expect(made.result).toMatchObject({
      count: 2,
      leftOut: [{ id: corrected.id, message: 'Sudah diganti pembetulan' }],
      leftOutCount: 1,
      differingCount: 1,
      differing: [{ id: banded.id, message: expect.stringContaining('Rp 13.500.000') }],
    });
    expect(made).not.toHaveProperty('params');
  });

  it('leave out what the check refuses, each with its reason, and name them where nothing is left', async () => {
    const importId = 'batch-refused';
    await issued(app, 'BPPU', { importId, documentNumber: 'INV/GOOD' });
    const refused = [
      await issued(app, 'BPPU', { importId, nitku: nitkuOf(companies.cendana.npwp) }),
      await issued(app, 'BPPU', { importId, payeeNpwp: '1234', status: 'DRAFT', number: null }),
      await issued(app, 'BPPU', { importId, documentDate: '2026-01-01' }),
    ];
    const reasons = [
      'NITKU pemotong harus diawali NPWP perusahaan ini',
      'NPWP atau NIK harus 16 digit',
      'Tanggal dokumen tidak boleh melewati hari ini',
    ];
    const named = refused.map(({ id }, at) => ({ id, message: expect.stringContaining(reasons[at] ?? '') }));
    const made = await exported({ filter: { importId }, format: 'xml' });
    expect(made.result).toMatchObject({ count: 1, leftOutCount: 3 });
    expect(made.result?.leftOut).toHaveLength(3);
    expect(made.result?.leftOut).toEqual(expect.arrayContaining(named.map((one) => expect.objectContaining(one))));
    const xml = (await fileOf(made)).toString();
    expect(xml.match(/<Bpu>/g)).toHaveLength(1);
    expect(xml).toContain('<DocumentNumber>INV/GOOD</DocumentNumber>');

    const none = await exported({ ids: refused.map(({ id }) => id), format: 'xml' });
    expect(none).toMatchObject({ status: 'FAILED', result: { leftOutCount: 3 } });
    expect(none.result?.leftOut).toEqual(expect.arrayContaining(named.map((one) => expect.objectContaining(one))));
  });

  it('are a table with the columns of their kinds', async () => {
    const importId = 'batch-table';
    await issued(app, 'BPPU', { importId, payeeName: '=1+1' });
    await issued(app, 'BPA1', { importId });
    const csv = (await fileOf(await exported({ filter: { importId }, format: 'csv' }))).toString();
    const [headings = '', ...rows] = csv.trim().split('\n');
    expect(headings).toContain('Nomor bukti potong');
    expect(headings).toContain('Gaji/pensiun');
    expect(headings).not.toContain('Nomor KITAS');
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toContain('Jumlah 2 bukti potong');
    // No cell begins as a formula, whatever separator a spreadsheet uses; every cell is a text of its own.
    for (const at of [',', ';', '\t'])
      for (const cell of rows.flatMap((row) => row.split(at))) expect(cell).not.toMatch(/^"?[=+@]/);
    expect(
      rows.every((row) => /^"[^"]+"(;|$)/.test(row) && !/(^|;)[^";\n\r]/.test(row.replace(/"[^"]*"/g, '""'))),
    ).toBe(true);
    const book = await fileOf(await exported({ filter: { importId }, format: 'xlsx' }));
    expect(book.subarray(0, 2).toString()).toBe('PK');
  });

  it('add up to the totals of their list, name what is not counted, and use words', async () => {
    const importId = 'batch-total';
    await issued(app, 'BPPU', { importId, gross: '10000000.00', tax: '200000.00', rate: '2' });
    await issued(app, 'BPPU', { importId, gross: '40000000.00', tax: '800000.00', rate: '2', status: 'CANCELED' });
    await issued(app, 'BPPU', { importId, gross: '7000000.00', tax: '140000.00', rate: '2', status: 'REVISED' });
    await issued(app, 'BPPU', {
      importId,
      gross: '7500000.50',
      tax: '150000.00',
      rate: '2',
      status: 'NORMAL_REVISION',
    });
    const filter = encodeURIComponent(JSON.stringify({ importId }));
    const totals = await rina.get<{ gross: string; tax: string }>(`${SLIPS}/totals?filter=${filter}`);
    const file = await fileOf(await exported({ filter: { importId }, format: 'xlsx' }));
    const book = new Excel.Workbook();
    await book.xlsx.load(file as unknown as ArrayBuffer);
    const sheet = book.worksheets[0];
    const headings = (sheet?.getRow(1).values as string[]) ?? [];
    const at = (row: number, heading: string) => sheet?.getRow(row).getCell(headings.indexOf(heading)).value;
    const rows = [2, 3, 4, 5].map((row) => ({
      counted: at(row, 'Masuk jumlah'),
      gross: at(row, 'Bruto/DPP') as number,
    }));
    expect(rows.map(({ counted }) => counted).sort()).toEqual([
      'Tidak: dibatalkan atau diganti',
      'Tidak: dibatalkan atau diganti',
      'Ya',
      'Ya',
    ]);
    expect(at(2, 'Tarif (%)')).toBe(2);
    expect(at(2, 'Jenis dokumen')).toBe('Surat Tagihan');
    expect(at(6, 'Nomor bukti potong')).toBe('Jumlah 2 bukti potong');
    expect([at(6, 'Bruto/DPP'), at(6, 'PPh dipotong/disetor')]).toEqual([Number(totals.gross), Number(totals.tax)]);
    expect(at(7, 'Nomor bukti potong')).toContain('Tidak dijumlahkan: 2 bukti potong');
  });

  it('are refused without the permission', async () => {
    const budi = await app.as('budi');
    expect((await budi.request('POST', `${SLIPS}/export`, { json: { ids: ['x'], format: 'xml' } })).status).toBe(403);
  });
});
