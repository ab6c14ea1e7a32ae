import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnnual, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { BUYER, converterBook, type SheetCell, tableBook } from './import-files.ts';
import {
  BILLING,
  bupotPlace,
  FAKTUR,
  type ImportAnswer,
  type Place,
  rowsOf,
  sendFile,
  settled,
} from './import-steps.ts';

// Statements of a file outside its rows: its kind, its masa, and what it has no column for.
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type MetadataBody = { kind: string | null; masa: string | null; contradictory: boolean; asks: boolean };
type Answer = Omit<ImportAnswer, 'state'> & {
  kind: string;
  state: ImportAnswer['state'] & { metadata: MetadataBody | null; notices: { field: string; message: string }[] };
};
type File = { name: string; sheet?: string; rows: readonly SheetCell[][] };

const laid = async (place: Place, { name, sheet = 'Data', rows }: File): Promise<Answer> => {
  const { id } = await sendFile(rina, await tableBook(rows, sheet), name, place);
  return (await settled(app, rina, id, place)) as Answer;
};
const mapped = async (place: Place, read: Answer): Promise<Answer> => {
  const mapping = Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`${place.path}/${read.id}/mapping`, { version: read.version, mapping, remember: false });
  return (await settled(app, rina, read.id, place)) as Answer;
};
const fix = (place: Place, read: Answer, bucket: string, more: object = {}) =>
  rina.request('POST', `${place.path}/${read.id}/fix`, {
    json: { version: read.version, bucket, apply: 'proposal', ...more },
  });

const PAYROLL = ['NIK', 'Nama Karyawan', 'PTKP', 'Gaji bruto', 'Jabatan'];
const budi = ["'3171234506900001", 'Budi', 'K/1', 9_500_000, 'Staf gudang'];
const MISSING = 'period:impor.finding.slip_month_missing';

const bare = (kind: SlipKind): readonly SheetCell[][] => [
  ['NIK', 'NPWP', 'Nama', 'Kode Objek Pajak', 'Bruto', 'Gaji/Pensiun'],
  ["'3171234506900001", BUYER, 'PT Lain', kind === 'BP21' ? '21-100-07' : '24-104-07', 10_000_000, 60_000_000],
];

describe('a masa nobody wrote into the rows', () => {
  it.each(slipKinds)(
    '%s: what mending all alike sets is what sheet and title say, and is shown before',
    async (kind) => {
      const place = bupotPlace(kind);
      const read = await mapped(
        place,
        await laid(place, { name: 'data.xlsx', sheet: 'Agustus 2025', rows: bare(kind) }),
      );
      expect(read.state.metadata).toMatchObject({ masa: '2025-08' });
      const bucket = read.state.buckets.find(({ key }) => key === MISSING);
      expect(bucket, JSON.stringify(read.state.buckets)).toMatchObject({
        fixable: true,
        proposed: { values: [{ value: '08/2025', count: 1 }], others: 0 },
      });
      await fix(place, read, MISSING);
      expect((await rowsOf(rina, read.id, {}, place))[0]?.cells.period).toBe('08/2025');
    },
  );

  it.each(slipKinds)('%s: is not proposed where sheet and title contradict each other', async (kind) => {
    const place = bupotPlace(kind);
    const [headings = [], ...rows] = bare(kind);
    const titled = {
      name: 'data.xlsx',
      sheet: 'Agustus 2025',
      rows: [['Daftar masa September 2025'], [], headings, ...rows],
    };
    const read = await mapped(place, await laid(place, titled));
    expect(read.state.metadata).toMatchObject({ masa: null, contradictory: true });
    const bucket = read.state.buckets.find(({ key }) => key === MISSING);
    expect(bucket).toMatchObject({ count: 1, fixable: false, fixes: ['value'], proposed: { values: [], others: 0 } });
    expect((await fix(place, read, MISSING)).status).toBe(422);
  });

  it('of a billing code is proposed as in the file', async () => {
    const rows = [
      ['KAP', 'KJS', 'Masa Pajak', 'Jumlah Setor'],
      ['411126', '100', null, 1_500_000],
    ];
    const read = await mapped(BILLING, await laid(BILLING, { name: 'Setoran Agustus 2025.xlsx', rows }));
    expect(read.state.buckets.find(({ path }) => path === 'period')).toMatchObject({
      fixable: true,
      proposal: '08/2025',
    });
  });

  it.each(slipKinds.filter((kind) => !isAnnual(kind)))('%s: a row with another one is reported', async (kind) => {
    const place = bupotPlace(kind);
    const [headings = [], ...rows] = bare(kind);
    const table = [[...headings, 'Masa'], ...rows.map((row) => [...row, '09/2025'])];
    const read = await mapped(place, await laid(place, { name: 'data.xlsx', sheet: 'Agustus 2025', rows: table }));
    expect(read.state.buckets.find(({ key }) => key.endsWith('slip_month_differs'))).toMatchObject({
      severity: 'warning',
      fixable: false,
      message: expect.stringContaining('08/2025'),
    });
  });
});

describe('a file of another kind than it was uploaded as', () => {
  const unifikasi = bupotPlace('BPPU');
  const path = (read: Answer, rest = '') => `${unifikasi.path}/${read.id}${rest}`;
  const table = [PAYROLL, budi];

  it.each<[string, File]>([
    ['name', { name: 'Gaji Agustus 2025.xlsx', rows: table }],
    ['sheet', { name: 'a.xlsx', sheet: 'Payroll', rows: table }],
    ['title', { name: 'a.xlsx', rows: [['DAFTAR GAJI PEGAWAI TETAP'], [], ...table] }],
    ['headings', { name: 'a.xlsx', rows: table }],
  ])('is known by its %s', async (_where, file) => {
    expect((await laid(unifikasi, file)).state.metadata).toMatchObject({ kind: 'BPMP', asks: true });
  });

  it('is read as the other by one press, with the masa it names, and the NIK without its apostrophe', async () => {
    const read = await laid(unifikasi, { name: 'Gaji Agustus 2025.xlsx', rows: table });
    const answer = await rina.put<Answer>(path(read, '/kind'), { version: read.version, kind: 'BPMP' });
    expect(answer).toMatchObject({ kind: 'BPMP', step: 'READING' });
    const again = (await settled(app, rina, read.id, unifikasi)) as Answer;
    expect(again.state.metadata).toMatchObject({ kind: 'BPMP', masa: '2025-08', asks: false });
    const checked = await mapped(bupotPlace('BPMP'), again);
    const [row] = await rowsOf(rina, read.id, {}, unifikasi);
    expect(row?.cells.payeeNik).toBe('3171234506900001');
    expect(checked.state.buckets.map(({ key }) => key)).toContain(MISSING);
    await fix(unifikasi, checked, MISSING);
    expect((await settled(app, rina, read.id, unifikasi)).state.totals).toMatchObject({ errors: 0 });
  });

  it('is not saved before an answer, and keeps its kind where a person confirms it', async () => {
    const rows = [
      ['NPWP', 'Nama', 'Kode Objek', 'DPP', 'Masa', 'Jenis Dokumen', 'No Dokumen', 'Tgl Dokumen'],
      [BUYER, 'PT Katering', '24-104-07', 10_000_000, '08/2025', 'Invoice', 'INV/1', '14/08/2025'],
    ];
    const read = await mapped(unifikasi, await laid(unifikasi, { name: 'katering karyawan payroll.xlsx', rows }));
    expect(read.state, JSON.stringify(read.state.buckets)).toMatchObject({
      metadata: { kind: 'BPMP', asks: true },
      totals: { ready: 1 },
    });
    const early = await rina.request('POST', path(read, '/commit'), { json: { version: read.version } });
    expect(early.status).toBe(409);
    const unchanged = await rina.put<Answer>(path(read, '/kind'), { version: read.version, kind: 'BPPU' });
    expect(unchanged.state.metadata).toMatchObject({ asks: false });
    await rina.post(path(read, '/commit'), { version: unchanged.version });
    expect(await settled(app, rina, read.id, unifikasi)).toMatchObject({ status: 'SUCCESS', succeeded: 1 });
    const late = await rina.request('PUT', path(read, '/kind'), { json: { version: unchanged.version, kind: 'BPMP' } });
    expect(late.status).toBe(409);
  });

  it('is no matter of those without the key, of others, or of kinds of another channel', async () => {
    const read = await laid(unifikasi, { name: 'Gaji.xlsx', rows: table });
    const json = { version: read.version, kind: 'BPMP' };
    expect((await (await app.as('budi')).request('PUT', path(read, '/kind'), { json })).status).toBe(403);
    expect((await (await app.as('hendra')).request('PUT', path(read, '/kind'), { json })).status).toBe(404);
    const strange = await rina.request('PUT', path(read, '/kind'), { json: { ...json, kind: 'billing' } });
    expect(strange.status).toBe(422);
  });

  it('is not asked for the kind’s own layout, whatever its name', async () => {
    const { id } = await sendFile(rina, await converterBook(companies.sagara.npwp, []), 'gaji.xlsx', FAKTUR);
    expect(((await settled(app, rina, id)) as Answer).state.metadata?.asks ?? false).toBe(false);
  });
});

describe('a column of places that is missing', () => {
  const HEADINGS = [
    'Referensi',
    'Tanggal',
    'Kode Transaksi',
    'NPWP Pembeli',
    'Nama Pembeli',
    'Alamat',
    'Barang/Jasa',
    'Nama Barang',
    'Satuan',
    'Harga',
  ];
  const row = (reference: string) => [
    reference,
    '2025-10-20',
    '04',
    BUYER,
    'PT Pembeli',
    'Jl. 1',
    'A',
    'Meja',
    'UM.0018',
    1_000_000,
  ];

  it('is reported once for the file, with what is used instead', async () => {
    const read = await mapped(FAKTUR, await laid(FAKTUR, { name: 'a.xlsx', rows: [HEADINGS, row('N-1'), row('N-2')] }));
    expect(read.state.totals, JSON.stringify([read.state.mapping, read.state.buckets])).toMatchObject({
      errors: 0,
      documents: 2,
    });
    expect(read.state.buckets.filter(({ path }) => path.endsWith('Nitku'))).toEqual([]);
    expect(read.state.notices.map(({ field }) => field)).toEqual(['ownNitku', 'counterpartyNitku']);
    expect(read.state.notices[1]?.message).toContain('kantor pusat');
  });

  it('is no notice where the column is there: its empty cells are for a person', async () => {
    const rows = [
      [...HEADINGS, 'NITKU Pembeli'],
      [...row('N-3'), null],
    ];
    const read = await mapped(FAKTUR, await laid(FAKTUR, { name: 'a.xlsx', rows }));
    expect(read.state.notices.map(({ field }) => field)).toEqual(['ownNitku']);
    expect(read.state.buckets.find(({ path }) => path === 'counterpartyNitku')).toMatchObject({
      severity: 'error',
      proposal: `${BUYER}000000`,
    });
  });
});
