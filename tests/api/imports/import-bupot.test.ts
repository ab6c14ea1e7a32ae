import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountsOf } from '#domain/bupot/compute.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { writeBupotXml } from '../../../api/modules/bupot/files/files.ts';
import { aBupot, aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { type SheetCell, tableBook } from './import-files.ts';
import { bupotPlace, type ImportAnswer, rowsOf, sendFile, settled, upload } from './import-steps.ts';

const tin = companies.sagara.npwp;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const at = (id: string, rest = '') => `/ebupot/import/${id}${rest}`;

const read = async (kind: SlipKind, bytes: Uint8Array | string, name: string): Promise<ImportAnswer> => {
  const place = bupotPlace(kind);
  const { id } = await sendFile(rina, bytes, name, place);
  return settled(app, rina, id, place);
};

const checked = async (kind: SlipKind, rows: readonly SheetCell[][]): Promise<ImportAnswer> => {
  const laid = await read(kind, await tableBook(rows, 'Data'), 'data.xlsx');
  const mapping = Object.fromEntries(Object.entries(laid.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(at(laid.id, '/mapping'), { version: laid.version, mapping, remember: false });
  return settled(app, rina, laid.id, bupotPlace(kind));
};

const committed = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(at(id, '/commit'), { version });
  return settled(app, rina, id, bupotPlace('BPPU'));
};

const slipsOf = (id: string) =>
  rina.get<Bupot[]>(`/ebupot/slips?filter=${JSON.stringify({ importId: id })}&range=[0,99]&sort=["gross","ASC"]`);

const exported = async (id: string | undefined): Promise<string> => {
  const { jobId } = await rina.post<{ jobId: string }>('/ebupot/slips/export', { ids: [id], format: 'xml' });
  await app.drainJobs();
  const made = await rina.get<{ result: { fileId: string; leftOut: object[] } }>(`/jobs/${jobId}`);
  return Buffer.from(await app.deps.files.read(made.result.fileId)).toString();
};

const keysOf = async (id: string) =>
  (await rowsOf(rina, id, {}, bupotPlace('BPPU'))).map(({ findings }) =>
    findings.map(({ key, path, proposal }) => [
      path,
      key.split('.').at(-1),
      ...(proposal === undefined ? [] : [proposal]),
    ]),
  );

const xmlOf = async (kind: SlipKind, slips: Bupot[], owner: string = tin): Promise<string> => {
  let xml = '';
  for await (const piece of writeBupotXml(kind, owner, slips)) xml += piece;
  return xml;
};

describe('a payroll', () => {
  const PAYROLL = ['NIK', 'Nama', 'PTKP', 'Gaji bruto', 'Jabatan'];

  it('becomes monthly slips once a person has named the month for all rows', async () => {
    const sheet = await checked('BPMP', [
      PAYROLL,
      ['3171234506900001', 'Budi', 'K/1', 9_500_000, 'Staf gudang'],
      ['3171235206900002', 'Ani', 'TK0', '7.000.000', 'Admin'],
    ]);
    expect(sheet.state.mapping).toEqual({
      payeeNik: 'NIK',
      payeeName: 'Nama',
      ptkp: 'PTKP',
      gross: 'Gaji bruto',
      position: 'Jabatan',
    });
    const month = sheet.state.buckets.find(({ key }) => key.endsWith('slip_month_missing'));
    expect(month).toMatchObject({ count: 2, fixable: true, severity: 'error' });
    await rina.post(at(sheet.id, '/fix'), { version: sheet.version, bucket: month?.key, apply: 'proposal' });
    const repaired = await settled(app, rina, sheet.id, bupotPlace('BPMP'));
    expect(repaired.state.totals).toMatchObject({ errors: 0, warnings: 2 });
    expect(repaired.state.totals.sums.map(({ key, read: sum }) => [key, sum])).toEqual([
      ['gross', '16500000.00'],
      ['tax', '230000.00'],
    ]);
    const done = await committed(repaired);
    expect(done).toMatchObject({ status: 'SUCCESS', succeeded: 2 });
    expect(
      (await slipsOf(done.id)).map(({ kind, payeeName, taxCode, rate, tax, status }) => [
        kind,
        payeeName,
        taxCode,
        rate,
        tax,
        status,
      ]),
    ).toEqual([
      ['BPMP', 'Ani', '21-100-01', '1.25', '87500.00', 'DRAFT'],
      ['BPMP', 'Budi', '21-100-01', '1.5', '142500.00', 'DRAFT'],
    ]);
  });

  it('names a second slip of a person in the month, in the file and among those saved', async () => {
    const again = await checked('BPMP', [
      [...PAYROLL, 'Masa'],
      ['3171234506900003', 'Cici', 'K/1', 9_500_000, 'Staf', '10/2025'],
      ['3171234506900003', 'Cici', 'K/1', 9_500_000, 'Staf', '10/2025'],
    ]);
    expect((await keysOf(again.id)).map((row) => row.map(([, key]) => key))).toEqual(
      [
        ['slip_date_assumed', 'slip_object_assumed'].sort(),
        ['slip_date_assumed', 'slip_month_in_file', 'slip_object_assumed'].sort(),
      ].map((row) => expect.arrayContaining(row)),
    );
    await committed(again);
    const third = await checked('BPMP', [
      [...PAYROLL, 'Masa'],
      ['3171234506900003', 'Cici', 'K/1', 9_500_000, 'Staf', '10/2025'],
    ]);
    expect((await keysOf(third.id))[0]?.map(([, key]) => key)).toContain('slip_month_saved');
  });
});

describe('a list of vendors', () => {
  it('is checked as the form does; words in the place of an object are proposed', async () => {
    const vendor = anNpwp(31_000);
    const sheet = await checked('BPPU', [
      ['NPWP lawan', 'Nama', 'Kode Objek', 'DPP', 'Tarif', 'Tanggal', 'Jenis Dokumen', 'No Dokumen', 'Tgl Dokumen'],
      [vendor, 'PT Lain', '24-104-07', 10_000_000, 0.02, '20/10/2025', 'Invoice', 'INV/1', '14/10/2025'],
      [vendor.slice(1), 'PT Lain', 'jasa konsultan', '5.000.000', '2%', '20/10/2025', 'Invoice', 'INV/2', '14/10/2025'],
    ]);
    const [first, second] = await keysOf(sheet.id);
    expect(first).toEqual([]);
    expect(second?.map(([path, key]) => [path, key])).toEqual([
      ['payeeNpwp', 'npwp_classic'],
      ['taxCode', 'slip_object_words'],
    ]);
    const done = await committed(sheet);
    expect(done).toMatchObject({ status: 'PARTIAL_SUCCESS', succeeded: 1 });
    expect(await slipsOf(done.id)).toMatchObject([
      { payeeNpwp: vendor, tax: '200000.00', rate: '2', kapKjs: '411124-100' },
    ]);
  });
});

describe('the office’s own files', () => {
  const result = { nitku: `${tin}000000`, period: '2025-09', date: '2025-09-14', documentDate: '2025-09-10' };

  it.each(slipKinds)('%s: XML is read and saved, what it cannot say is to be filled in', async (kind) => {
    const year =
      kind === 'BPA1' || kind === 'BPA2'
        ? {
            period: '2025-08',
            periodFrom: '2025-01',
            date: '2025-09-30',
            withholdingAnnuality: 'PARTIAL_YEAR' as const,
          }
        : {};
    const xml = await xmlOf(kind, [aBupot(kind, { ...result, ...year })]);
    const sent = await read(kind, xml, 'a.xml');
    expect(sent).toMatchObject({ source: 'xml', documents: 1 });
    expect(sent.state.totals.errors, JSON.stringify(await keysOf(sent.id))).toBe(0);
    const done = await committed(sent);
    expect(done).toMatchObject({ status: 'SUCCESS', succeeded: 1 });
    const [slip] = await slipsOf(done.id);
    expect(slip).toMatchObject({ kind, status: 'DRAFT', errorCount: expect.any(Number) });
    if (kind === 'BPPU') expect(slip?.errorCount).toBe(1);
    expect(await exported(slip?.id)).toBe(xml);
  });

  it.each([
    ['BPPU', { facility: 'SKB23', certificateNumber: 'KET-1' }],
    ['BPPU', { facility: 'DTP', taxCode: '24-101-01', certificateNumber: 'KET-1', dtpNtpn: 'ABCDEFGH12345678' }],
    ['BP21', { facility: 'OTHER', certificateNumber: 'KET-1', rate: '1', nett: '1' }],
    ['BPMP', { facility: 'DTP', certificateNumber: 'KET-1' }],
  ] as const)('%s %o: goes out again as it came, without the number its file has no place for', async (kind, over) => {
    const worked = amountsOf(aBupotInput(kind, { ...result, ...over }));
    const xml = await xmlOf(kind, [aBupot(kind, { ...result, ...over, ...worked })]);
    const done = await committed(await read(kind, xml, 'fasilitas.xml'));
    const [slip] = await slipsOf(done.id);
    expect(slip?.errorCount).toBeGreaterThan(0);
    expect(await exported(slip?.id)).toBe(xml);
  });

  it('keep their withholder where somebody changed the headings and they are a table like any other', async () => {
    const rows = (owner: string) => [
      ['NPWP Pemotong', '', owner],
      ['NIK', 'Nama', 'PTKP', 'Gaji bruto', 'Jabatan'],
      ['3171234506900001', 'Budi', 'K/1', 9_500_000, 'Staf gudang'],
    ];
    const laid = async (owner: string) => read('BPMP', await tableBook(rows(owner), 'Data'), 'gaji.xlsx');
    expect((await laid(anNpwp(9))).message).toContain('milik NPWP');
    expect(await laid(tin)).toMatchObject({ source: 'table', status: expect.not.stringMatching('FAILED') });
  });

  it('without names: those of the books and of the office are filled in, a typed one stays', async () => {
    const { npwp, name } = companies.cendana;
    const slip = { ...result, payeeNpwp: npwp, payeeNitku: `${npwp}000000`, documentNumber: 'INV-NAMA' };
    const done = await committed(await read('BPPU', await xmlOf('BPPU', [aBupot('BPPU', slip)]), 'nama.xml'));
    const [named] = await slipsOf(done.id);
    expect(named).toMatchObject({ payeeName: name, errorCount: 0, status: 'DRAFT' });
  });

  it('refuses the XML of another kind, of another company, and document types', async () => {
    const slip = aBupot('BPPU', result);
    const other = await read('BP21', await xmlOf('BPPU', [slip]), 'a.xml');
    expect(other.message).toContain('Bp21Bulk');
    expect((await read('BPPU', await xmlOf('BPPU', [slip], anNpwp(9)), 'a.xml')).message).toContain('milik NPWP');
    const laughs = (await xmlOf('BPPU', [slip])).replace('<BpuBulk', '<!DOCTYPE x [<!ENTITY a "ha">]><BpuBulk');
    expect((await read('BPPU', laughs, 'a.xml')).message).toContain('DOCTYPE');
    expect((await read('BPPU', '<BpuBulk><a>'.concat('<a>'.repeat(50)), 'a.xml')).message).toContain('terlalu dalam');
  });

  const converter = (owner: string): Promise<Uint8Array> =>
    tableBook(
      [
        ['NPWP Pemotong', null, owner],
        [],
        [
          null,
          'Masa Pajak',
          'Tahun Pajak',
          'NPWP',
          'ID TKU Penerima Penghasilan',
          'Fasilitas',
          'Kode Objek Pajak',
          'DPP',
          'Tarif',
          'Jenis Dok. Referensi',
          'Nomor Dok. Referensi',
          'Tanggal Dok. Referensi',
          'ID TKU Pemotong',
          'Opsi Pembayaran (IP)',
          'Nomor SP2D (IP)',
          'Tanggal Pemotongan',
        ],
        [
          null,
          10,
          2025,
          anNpwp(77),
          `${anNpwp(77)}000000`,
          'N/A',
          '24-104-07',
          35_000_000,
          2,
          'CommercialInvoice',
          'INV-9',
          new Date(Date.UTC(2025, 9, 11)),
          `${owner}000000`,
          'N/A',
          null,
          new Date(Date.UTC(2025, 9, 20)),
        ],
        [
          null,
          10,
          2025,
          anNpwp(78),
          `${anNpwp(78)}000000`,
          'ETC',
          '24-104-07',
          1_000_000,
          0.5,
          'CommercialInvoice',
          'INV-10',
          '2025-10-11',
          `${owner}000000`,
          'N/A',
          null,
          '2025-10-20',
        ],
        ['END'],
      ],
      'DATA',
    );

  it('knows the converter workbook by itself', async () => {
    const sent = await read('BPPU', await converter(tin), 'konverter.xlsx');
    expect(sent).toMatchObject({ source: 'converter', documents: 2 });
    const rows = await rowsOf(rina, sent.id, {}, bupotPlace('BPPU'));
    expect(rows.map(({ row, cells }) => [row, cells.period, cells.gross, cells.rate])).toEqual([
      [4, '10', '35000000', '2%'],
      [5, '10', '1000000', '0,5%'],
    ]);
    expect(sent.state.totals.errors, JSON.stringify(await keysOf(sent.id))).toBe(0);
    const refused = await read('BPPU', await converter(anNpwp(9)), 'konverter.xlsx');
    expect(refused.message).toContain('milik NPWP');
  });
});

describe('the channel of slips', () => {
  it('hands out a workbook for each kind', async () => {
    for (const kind of slipKinds) {
      const answer = await rina.request('GET', `/ebupot/import/templates/${kind}.xlsx`);
      expect([kind, answer.status]).toEqual([kind, 200]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(6_000);
    }
  });

  it('is closed to those without the key, and hides imports of other desks', async () => {
    const budi = await app.as('budi');
    expect((await upload(budi, 'a;b\n1;2\n', 'a.csv', bupotPlace('BPPU'))).status).toBe(403);
    const { id } = await sendFile(rina, 'a;b\n1;2\n', 'a.csv', bupotPlace('BPPU'));
    expect((await rina.request('GET', `/ebilling/import/${id}`)).status).toBe(404);
    await rina.delete(at(id));
  });
});
