import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { DIFFERENCE_LINE } from '#domain/faktur/round-quantity.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { BUYER, type SheetCell, tableBook } from './import-files.ts';
import { type ImportAnswer, type RowAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

const BUCKET = 'quantity:faktur.check.quantity_places';
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
  'Potongan',
  'DPP',
  'DPP Nilai Lain',
  'PPN',
];
type Line = [opt: string, name: string, price: number, quantity: string, discount: number, ...stated: SheetCell[]];

const row = (reference: string, [opt, name, price, quantity, ...amounts]: Line): SheetCell[] => [
  ...[reference, '2025-10-20', '04', BUYER, 'PT Pembeli Contoh', 'Jl. Contoh 1', `${BUYER}000000`],
  ...[opt, name, 'UM.0003', price, quantity, ...amounts],
];

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const checked = async (rows: SheetCell[][]): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, await tableBook([HEADINGS, ...rows]), 'timbangan.xlsx');
  const laid = await settled(app, rina, id);
  const mapping = Object.fromEntries(Object.entries(laid.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`/efaktur/import/${id}/mapping`, { version: laid.version, mapping, remember: false });
  return settled(app, rina, id);
};

type Repaired = Pick<ImportAnswer['state'], 'buckets' | 'totals'> & { rows: RowAnswer[]; version: number };
const part = (read: { id: string; version: number }, more: object = {}): Promise<Repaired & { preview?: unknown[] }> =>
  rina.post(`/efaktur/import/${read.id}/fix`, { version: read.version, bucket: BUCKET, apply: 'part', ...more });

// 12.3456 × 1,234.57 = 15,241.51, less 1,000; 11/12 of 14,241.51 is 13,054.72, PPN 12% of that 1,566.57.
const gold: Line = ['A', 'Emas', 1234.57, '12,3456', 1000, 14241.51, 13054.72, 1566.57];
const freight: Line = ['B', 'Jasa angkut', 7000, '3,3333', 0];

it('a quantity of more than two decimals is cut, its difference becomes a line, and the draft equals the file', async () => {
  const read = await checked([
    row('TMB-1', gold),
    row('TMB-1', freight),
    row('TMB-2', ['A', 'Gula', 15_000, '1,1255', 0]),
    row('TMB-3', ['A', 'Beras', 15_000, '2,25', 0]),
  ]);
  const before = await rowsOf(rina, read.id);
  expect(read.state.buckets.find(({ key }) => key === BUCKET)).toMatchObject({ count: 3, fixes: ['part', 'value'] });

  const one = await part(read, { documents: [2] });
  expect(one.totals).toMatchObject({ rows: 5, documents: 3, sums: read.state.totals.sums });
  expect(one.buckets.find(({ key }) => key === BUCKET)).toMatchObject({ count: 2 });
  expect((await part({ ...read, version: one.version }, { preview: true })).preview).toContainEqual({
    row: 2,
    field: 'quantity',
    before: '12,3456',
    after: '12,34',
  });

  const all = await part({ ...read, version: one.version });
  expect(all.totals).toMatchObject({ rows: 7, documents: 3, errors: 0, sums: read.state.totals.sums });
  expect(all.buckets.map(({ key }) => key)).not.toContain(BUCKET);
  expect(all.buckets.map(({ key }) => key).filter((key) => key.includes('amount_differs'))).toEqual([]);

  let { version } = all;
  for (const _ of [1, 2]) ({ version } = await rina.post<Repaired>(`/efaktur/import/${read.id}/undo`, { version }));
  expect(await rowsOf(rina, read.id)).toEqual(before);
  expect(await settled(app, rina, read.id)).toMatchObject({
    state: { undo: 0, buckets: read.state.buckets, totals: read.state.totals },
  });

  const again = await part({ ...read, version });
  await rina.post(`/efaktur/import/${read.id}/commit`, { version: again.version });
  expect(await settled(app, rina, read.id)).toMatchObject({ status: 'SUCCESS', succeeded: 3 });
  const listed = await rina.get<Faktur[]>(
    `/efaktur/out/ctas?filter=${encodeURIComponent(JSON.stringify({ importId: read.id }))}&range=[0,9]&sort=["reference","ASC"]`,
  );
  const [first] = await Promise.all(listed.map(({ id }) => rina.get<Faktur>(`/efaktur/out/ctas/${id}`)));
  expect(first?.lines.map(({ opt, name, quantity }) => [opt, name, quantity])).toEqual([
    ['A', 'Emas', '12.34'],
    ['B', 'Jasa angkut', '3.33'],
    ['A', DIFFERENCE_LINE, '1'],
    ['B', DIFFERENCE_LINE, '1'],
  ]);
  // With the freight: 23,333.10, of it 11/12 21,388.68 and PPN 2,566.64.
  expect(first).toMatchObject({ dpp: '37574.61', otherDpp: '34443.40', ppn: '4133.21' });
});

it('rounding is refused where there is nothing to round, and hidden from another company', async () => {
  const read = await checked([row('TMB-4', ['A', 'Beras', 15_000, '2,25', 0])]);
  const json = { version: read.version, bucket: BUCKET, apply: 'part' };
  expect((await rina.request('POST', `/efaktur/import/${read.id}/fix`, { json })).status).toBe(422);
  const hendra = await app.as('hendra');
  expect((await hendra.request('POST', `/efaktur/import/${read.id}/fix`, { json })).status).toBe(404);
});
