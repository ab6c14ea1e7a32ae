import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import { BUYER, type SheetCell, tableBook } from './import-files.ts';
import { type ImportAnswer, type RowAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const HEADINGS = ['No Invoice', 'Tanggal', 'Pelanggan', 'NPWP', 'NITKU', 'Alamat', 'Email', 'Kode', 'Nama Barang'];
const AMOUNTS = ['Satuan', 'Harga', 'Jumlah'];
const sale = (reference: string, name: string, price: number): SheetCell[] => [
  reference,
  '20/10/2025',
  'PT Pembeli Contoh',
  BUYER,
  `${BUYER}000000`,
  'Jl. Contoh 1, Surabaya',
  'pajak@contoh.example',
  '04',
  name,
  'Unit',
  price,
  2,
];
const mapping = {
  reference: 'No Invoice',
  date: 'Tanggal',
  counterpartyName: 'Pelanggan',
  counterpartyNpwp: 'NPWP',
  counterpartyNitku: 'NITKU',
  counterpartyAddress: 'Alamat',
  counterpartyEmail: 'Email',
  code: 'Kode',
  goodsName: 'Nama Barang',
  unit: 'Satuan',
  price: 'Harga',
  quantity: 'Jumlah',
};

let serial = 0;
const imported = async (over: { column?: boolean } = {}): Promise<ImportAnswer> => {
  const mark = `ASM-${++serial}`;
  const rows: SheetCell[][] = [
    [...HEADINGS, ...AMOUNTS],
    sale(`${mark}-1`, 'Meja kantor', 1_000_000 + serial),
    sale(`${mark}-1`, 'Kursi kantor', 500_000 + serial),
    sale(`${mark}-2`, 'Jasa pemasangan', 2_000_000 + serial),
  ];
  if (over.column)
    for (const [at, row] of rows.entries()) row.push(at === 0 ? 'Barang/Jasa' : at === 1 ? 'Barang' : null);
  const { id } = await sendFile(rina, await tableBook(rows), 'penjualan.xlsx');
  const { version } = await settled(app, rina, id);
  await rina.put(`/efaktur/import/${id}/mapping`, {
    version,
    mapping: { ...mapping, ...(over.column ? { opt: 'Barang/Jasa' } : {}) },
    remember: false,
  });
  return settled(app, rina, id);
};
const optOf = (rows: RowAnswer[]) =>
  rows.map(({ findings }) => findings.filter(({ path }) => path === 'opt').map((one) => [one.severity, one.proposal]));

describe('a table without a column for goods or services', () => {
  it('is taken as goods, or as services where the name says so, with a warning that blocks nothing', async () => {
    const read = await imported();
    expect(read.state.totals).toMatchObject({ rows: 3, documents: 2, ready: 2, errors: 0, warnings: 2 });
    expect(optOf(await rowsOf(rina, read.id))).toEqual([[['warning', 'A']], [['warning', 'A']], [['warning', 'B']]]);
    expect(read.state.buckets).toMatchObject([
      { path: 'opt', severity: 'warning', count: 3, fixable: true, message: expect.stringContaining('barang (A)') },
    ]);
    await rina.post(`/efaktur/import/${read.id}/commit`, { version: read.version });
    await app.drainJobs();
    const saved = await rowsOf(rina, read.id);
    const opts = await Promise.all(
      [...new Set(saved.map(({ documentId }) => documentId))].map(async (id) => {
        const { lines } = await rina.get<{ lines: { opt: string }[] }>(`/efaktur/out/ctas/${id}`);
        return lines.map(({ opt }) => opt).join('');
      }),
    );
    expect(opts).toEqual(['AA', 'B']);
  });

  it.each([
    ['proposal', ['A', 'A', 'B']],
    ['services', ['B', 'B', 'B']],
    ['goods', ['A', 'A', 'A']],
  ])('is settled in one press for all alike (%s), and taken back', async (apply, wanted) => {
    const read = await imported();
    const [bucket] = read.state.buckets;
    const path = `/efaktur/import/${read.id}`;
    const fixed = await rina.post<ImportAnswer['state'] & { version: number }>(`${path}/fix`, {
      version: read.version,
      bucket: bucket?.key,
      apply,
    });
    expect(fixed).toMatchObject({ buckets: [], totals: { ready: 2, warnings: 0 } });
    expect((await rowsOf(rina, read.id)).map(({ cells }) => cells.opt)).toEqual(wanted);
    const back = await rina.post<ImportAnswer['state']>(`${path}/undo`, { version: fixed.version });
    expect(back.buckets).toMatchObject([{ path: 'opt', count: 3 }]);
  });

  it('is another matter than an empty cell in such a column, which blocks', async () => {
    const read = await imported({ column: true });
    expect(optOf(await rowsOf(rina, read.id))).toEqual([[], [['error', 'A']], [['error', 'B']]]);
    expect(read.state.totals).toMatchObject({ ready: 0, errors: 2 });
  });

  it('shows the rows that are wrong themselves, not all of their invoice', async () => {
    const read = await imported({ column: true });
    expect((await rowsOf(rina, read.id, { status: 'ERROR' })).map(({ row }) => row)).toEqual([2, 3, 4]);
    expect((await rowsOf(rina, read.id, { wrong: true })).map(({ row }) => row)).toEqual([3, 4]);
  });
});
