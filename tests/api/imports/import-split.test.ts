import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { BUYER, type SheetCell, tableBook } from './import-files.ts';
import { type ImportAnswer, type RowAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

const OTHER = '0021234564123000';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const HEADINGS = [
  'Referensi',
  'Tanggal',
  'Kode Transaksi',
  'NPWP Pembeli',
  'Nama Pembeli',
  'Alamat Pembeli',
  'NITKU Pembeli',
  'Barang/Jasa',
  'Nama Barang',
  'Satuan',
  'Harga',
  'Qty',
];

let serial = 0;
const line = (reference: string, over: Record<string, SheetCell> = {}): SheetCell[] => {
  const npwp = String(over.npwp ?? BUYER);
  const given: Record<string, SheetCell> = {
    reference,
    date: '2025-10-20',
    code: '04',
    npwp,
    name: 'PT Pembeli Contoh',
    address: 'Jl. Contoh 1',
    nitku: `${npwp}000000`,
    opt: 'A',
    goods: 'Meja',
    unit: 'UM.0018',
    price: 1_000_000 + ++serial * 1_000,
    quantity: 1,
    ...over,
  };
  return [
    'reference',
    'date',
    'code',
    'npwp',
    'name',
    'address',
    'nitku',
    'opt',
    'goods',
    'unit',
    'price',
    'quantity',
  ].map((key) => given[key] ?? null);
};
const continued = (): SheetCell[] => [null, null, null, null, null, null, null, 'A', 'Kursi', 'UM.0018', 500_000, 2];

const checked = async (rows: SheetCell[][]): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, await tableBook([HEADINGS, ...rows]), 'penjualan.xlsx');
  const laid = await settled(app, rina, id);
  const mapping = Object.fromEntries(Object.entries(laid.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`/efaktur/import/${id}/mapping`, { version: laid.version, mapping, remember: false });
  return settled(app, rina, id);
};

type Repaired = Pick<ImportAnswer['state'], 'buckets' | 'totals' | 'undo'> & { rows: RowAnswer[]; version: number };
const split = (
  read: { id: string; version: number },
  more: object = {},
): Promise<Repaired & { preview?: unknown[]; count?: number }> =>
  rina.post(`/efaktur/import/${read.id}/fix`, { version: read.version, bucket: APART, apply: 'split', ...more });
const APART = 'reference:impor.finding.rows_apart';

describe('rows that share a reference and differ in what an invoice has one of', () => {
  it.each([
    ['the buyer', { npwp: OTHER, name: 'PT Lain' }],
    ['the name alone', { name: 'PT Lain Sekali' }],
    ['the place of the buyer', { nitku: `${BUYER}000001` }],
    ['the date', { date: '2025-10-21' }],
    ['the transaction code', { code: '01' }],
  ])('block the import where %s differs', async (_what, over) => {
    const read = await checked([line('SPL-A'), line('SPL-A', over)]);
    expect(read.state.totals).toMatchObject({ documents: 1, ready: 0, errors: 1 });
    expect(read.state.buckets.find(({ key }) => key === APART)).toMatchObject({
      severity: 'error',
      count: 1,
      fixes: ['split'],
      message: expect.stringContaining('pisahkan jadi dua faktur'),
    });
    const refused = await rina.request('POST', `/efaktur/import/${read.id}/commit`, {
      json: { version: read.version },
    });
    expect(refused.status).toBe(422);
  });

  it('are one invoice where they only write the same otherwise', async () => {
    const read = await checked([
      line('SPL-B'),
      line('SPL-B', { date: '20/10/2025', name: 'pembeli contoh, PT', npwp: BUYER.slice(1), nitku: null }),
      continued(),
    ]);
    expect(read.state.totals).toMatchObject({ documents: 1, errors: 0 });
  });

  it('become invoices of their own by one press, all of them at once, and one again by another', async () => {
    const rows = [
      line('SPL-C'),
      line('SPL-C', { npwp: OTHER, name: 'PT Lain' }),
      continued(),
      line('SPL-C', { goods: 'Lemari' }),
      line('SPL-D'),
      line('SPL-D', { date: '2025-10-22' }),
      line('SPL-E'),
    ];
    const read = await checked(rows);
    const before = await rowsOf(rina, read.id);
    expect(read.state.totals).toMatchObject({ rows: 7, documents: 3, ready: 1, errors: 2 });
    const shown = await split(read, { preview: true });
    expect(shown.preview).toEqual([
      { row: 3, field: 'reference', before: 'SPL-C', after: 'SPL-C-2' },
      { row: 7, field: 'reference', before: 'SPL-D', after: 'SPL-D-2' },
    ]);
    const done = await split(read);
    expect(done.totals).toMatchObject({ rows: 7, documents: 5, ready: 5, errors: 0 });
    const reloaded = await settled(app, rina, read.id);
    expect(reloaded).toMatchObject({ documents: 5, state: { totals: { ready: 5 }, undo: 1 } });
    const after = await rowsOf(rina, read.id);
    const goodsOf = (reference: string) => {
      const { document } = after.find(({ cells }) => cells.reference === reference) as RowAnswer;
      return after
        .filter((row) => row.document === document)
        .map(({ cells }) => [cells.goodsName, cells.counterpartyName ?? '']);
    };
    expect(goodsOf('SPL-C')).toEqual([
      ['Meja', 'PT Pembeli Contoh'],
      ['Lemari', ''],
    ]);
    expect(goodsOf('SPL-C-2')).toEqual([
      ['Meja', 'PT Lain'],
      ['Kursi', ''],
    ]);

    const back = await rina.post<Repaired>(`/efaktur/import/${read.id}/undo`, { version: done.version });
    expect(back.totals).toEqual(read.state.totals);
    expect(await rowsOf(rina, read.id)).toEqual(before);
    expect(await settled(app, rina, read.id)).toMatchObject({
      documents: 3,
      state: { undo: 0, buckets: read.state.buckets },
    });
  });

  it('can be put apart one by one, and saved as the invoices they are', async () => {
    const read = await checked([
      line('SPL-F'),
      line('SPL-F', { npwp: OTHER, name: 'PT Lain' }),
      line('SPL-G'),
      line('SPL-G', { date: '2025-10-23' }),
    ]);
    const one = await split(read, { documents: [1] });
    expect(one.totals).toMatchObject({ documents: 3, ready: 2, errors: 1 });
    await rina.post(`/efaktur/import/${read.id}/commit`, { version: one.version });
    const done = await settled(app, rina, read.id);
    expect(done).toMatchObject({ status: 'PARTIAL_SUCCESS', succeeded: 2, failed: 1 });
    const fakturs = await rina.get<Faktur[]>(
      `/efaktur/out/ctas?filter=${encodeURIComponent(JSON.stringify({ importId: read.id }))}&range=[0,9]&sort=["reference","ASC"]`,
    );
    expect(
      fakturs.map(({ reference, counterpartyName, counterpartyNpwp }) => [
        reference,
        counterpartyName,
        counterpartyNpwp,
      ]),
    ).toEqual([
      ['SPL-F', 'PT Pembeli Contoh', BUYER],
      ['SPL-F-2', 'PT Lain', OTHER],
    ]);
  });

  it('get a reference no saved invoice has', async () => {
    const rows = () => [line('SPL-J'), line('SPL-J', { npwp: OTHER, name: 'PT Lain' })];
    const saved = await checked([line('SPL-J-2')]);
    await rina.post(`/efaktur/import/${saved.id}/commit`, { version: saved.version });
    await app.drainJobs();
    const read = await checked(rows());
    const shown = await split(read, { preview: true });
    expect(shown.preview).toMatchObject([{ before: 'SPL-J', after: 'SPL-J-3' }]);
    expect((await split(read)).totals).toMatchObject({ ready: 2, errors: 0 });
  });

  it('need no reference for it: neighbours of one buyer and day with another code are put apart as well', async () => {
    const read = await checked([line(''), line('', { code: '01' })]);
    expect(read.state.totals).toMatchObject({ documents: 1, errors: 1 });
    const done = await split(read);
    expect(done.totals).toMatchObject({ documents: 2, errors: 0 });
    expect((await rowsOf(rina, read.id)).map(({ cells }) => cells.reference)).toEqual([undefined, undefined]);
  });

  it('are one invoice once a person has written the same into both', async () => {
    const read = await checked([line('SPL-H'), line('SPL-H', { name: 'PT Salah Ketik' })]);
    const answer = await rina.request('PATCH', `/efaktur/import/${read.id}/cells`, {
      json: { version: read.version, changes: [{ row: 3, field: 'counterpartyName', value: 'PT Pembeli Contoh' }] },
    });
    expect(await answer.json()).toMatchObject({ totals: { documents: 1, ready: 1, errors: 0 } });
  });

  it('stay another company from whom they are hidden', async () => {
    const read = await checked([line('SPL-I'), line('SPL-I', { name: 'PT Lain' })]);
    const other = await app.as('hendra');
    const answer = await other.request('POST', `/efaktur/import/${read.id}/fix`, {
      json: { version: read.version, bucket: APART, apply: 'split' },
    });
    expect(answer.status).toBe(404);
  });
});
