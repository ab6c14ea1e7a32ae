import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aHeader, aLine, BUYER, converterBook, type Invoice, tableBook, taxInvoiceXml } from './import-files.ts';
import { type ImportAnswer, type RowAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

const tin = companies.sagara.npwp;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

let serial = 0;
const invoice = (header = {}, line = {}): Invoice => ({
  header: aHeader(tin, {
    reference: `REP-${++serial}`,
    date: `2025-10-${String(1 + (serial % 28)).padStart(2, '0')}`,
    ...header,
  }),
  lines: [aLine({ price: 1_000_000 + serial * 1_000, dpp: null, otherDpp: null, ppn: null, ...line })],
});

const opened = async (invoices: Invoice[]): Promise<ImportAnswer> =>
  settled(app, rina, (await sendFile(rina, await converterBook(tin, invoices), 'a.xlsx')).id);

type Repaired = Pick<ImportAnswer['state'], 'buckets' | 'totals' | 'undo'> & { rows: RowAnswer[]; version: number };
const patch = async (id: string, version: number, changes: { row: number; field: string; value: string }[]) => {
  const answer = await rina.request('PATCH', `/efaktur/import/${id}/cells`, { json: { version, changes } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Repaired;
};
const findingsAt = (rows: RowAnswer[], path: string) =>
  rows.flatMap((row) =>
    row.findings.filter((one) => one.path === path).map((one) => [one.severity, one.key.split('.').at(-1)]),
  );

describe('cells as people fill them', () => {
  it('takes the stored value of a formula with a warning and asks for one that has none', async () => {
    const read = await opened([
      invoice({}, { price: { formula: '1000000*2', result: 2_000_000 } }),
      invoice({}, { price: { formula: 'A1+1' } as never }),
      invoice({}, { price: { error: '#N/A' } }),
    ]);
    const rows = await rowsOf(rina, read.id);
    expect(findingsAt(rows, 'price')).toEqual([
      ['warning', 'file_formula'],
      ['error', 'file_formula_empty'],
      ['error', 'sheet_error'],
    ]);
    expect(rows.map((row) => row.status)).toEqual(['WARNING', 'ERROR', 'ERROR']);
  });

  it('restores zeros a spreadsheet lost, where the number itself shows them', async () => {
    const read = await opened([
      invoice({ counterpartyNpwp: Number(BUYER), counterpartyNitku: `${BUYER}000000` }),
      invoice({ code: 4 }, { goodsCode: 10_000 }),
      invoice({ counterpartyNpwp: '1234567890' }),
    ]);
    const rows = await rowsOf(rina, read.id);
    expect(rows[0]?.findings).toMatchObject([{ path: 'counterpartyNpwp', severity: 'error', proposal: BUYER }]);
    expect(findingsAt(rows.slice(1, 2), 'goodsCode')).toEqual([['warning', 'goods_code_zeros']]);
    expect(rows[2]?.findings.map((one) => one.path)).toContain('counterpartyNpwp');
  });

  it('reads dates as serials and as text in any order, and names two possible readings', async () => {
    const read = await opened([
      invoice({ date: new Date(Date.UTC(2025, 9, 5)) }),
      invoice({ date: '5 Oktober 2025' }),
      invoice({ date: '05/10/2025' }),
      invoice({ date: '45935' }),
      invoice({ date: 'kemarin' }),
    ]);
    const rows = await rowsOf(rina, read.id);
    expect(rows[0]?.cells.date).toBe('2025-10-05');
    expect(findingsAt(rows, 'date')).toEqual([
      ['warning', 'date_ambiguous'],
      ['warning', 'date_serial'],
      ['error', 'date_unreadable'],
    ]);
  });

  it('reads decimal commas and shows how far the file is from our own amounts', async () => {
    const read = await opened([
      invoice({}, { price: '1.250.000,50', quantity: '2', discount: '0', dpp: '2.500.001', ppn: '300.000' }),
    ]);
    const [row] = await rowsOf(rina, read.id);
    // 1,250,000.50 x 2 = 2,500,001.00; 11/12 = 2,291,667.58; 12 % = 275,000.11; the file says 300,000: 24,999.89 more.
    expect(row?.findings).toMatchObject([
      { path: 'ppn', severity: 'warning', message: expect.stringContaining('24.999,89') },
    ]);
    expect(read.state.totals).toMatchObject({
      sums: [
        { key: 'dpp', read: '2500001.00' },
        { key: 'ppn', read: '275000.11' },
      ],
    });
  });

  it('reads IND beside an NPWP as Indonesia', async () => {
    const { id } = await sendFile(rina, taxInvoiceXml(tin, { country: 'IND' }), 'a.xml');
    const read = await settled(app, rina, id);
    expect(read).toMatchObject({ source: 'xml', step: 'REPAIR', documents: 1 });
    const [row] = await rowsOf(rina, id);
    expect(findingsAt([row as RowAnswer], 'counterpartyCountry')).toEqual([['warning', 'country_ind']]);
    expect(row?.cells).toMatchObject({ price: '2400000,125', quantity: '5' });
  });

  it('closes code 07 for 2025', async () => {
    const read = await opened([invoice({ code: '07', addInfo: 'TD.00501', facilityStamp: 'TD.01101' })]);
    const rows = await rowsOf(rina, read.id);
    expect(findingsAt(rows, 'code')).toEqual([['error', 'code_closed']]);
  });
});

describe('repairing', () => {
  it('checks an edited document at once, counts again, and takes it back', async () => {
    const read = await opened([invoice({ counterpartyName: null }), invoice()]);
    expect(read.state.totals).toMatchObject({ ready: 1, errors: 1 });
    const fixed = await patch(read.id, read.version, [{ row: 2, field: 'counterpartyName', value: 'PT Baru' }]);
    expect(fixed.totals).toMatchObject({ ready: 2, errors: 0 });
    expect(fixed.buckets).toEqual([]);
    expect(fixed.rows).toMatchObject([{ row: 2, status: 'READY', cells: { counterpartyName: 'PT Baru' } }]);
    const back = await rina.post<Repaired>(`/efaktur/import/${read.id}/undo`, { version: fixed.version });
    expect(back.totals).toMatchObject({ ready: 1, errors: 1 });
    expect(back.undo).toBe(0);
    expect(await rowsOf(rina, read.id, { status: 'ERROR' })).toHaveLength(1);
  });

  it('answers 409 to somebody who did not see the last change', async () => {
    const read = await opened([invoice({ counterpartyName: null })]);
    await patch(read.id, read.version, [{ row: 2, field: 'counterpartyName', value: 'PT Baru' }]);
    const late = await rina.request('PATCH', `/efaktur/import/${read.id}/cells`, {
      json: { version: read.version, changes: [{ row: 2, field: 'counterpartyName', value: 'PT Lain' }] },
    });
    expect(late.status).toBe(409);
  });

  it('shows what mending all alike would do, then does it', async () => {
    const read = await opened([
      invoice({ counterpartyNpwp: Number(BUYER) }),
      invoice({ counterpartyNpwp: Number(BUYER) }),
      invoice(),
    ]);
    const bucket = read.state.buckets.find((one) => one.path === 'counterpartyNpwp');
    expect(bucket).toMatchObject({ count: 2, fixable: true, proposal: BUYER });
    const body = { version: read.version, bucket: bucket?.key, apply: 'proposal' };
    const shown = await rina.post<{ preview: unknown[] }>(`/efaktur/import/${read.id}/fix`, { ...body, preview: true });
    expect(shown.preview).toHaveLength(2);
    expect((await rowsOf(rina, read.id, { bucket: bucket?.key })).length).toBe(2);
    const done = await rina.post<Repaired>(`/efaktur/import/${read.id}/fix`, body);
    expect(done.totals).toMatchObject({ ready: 3, errors: 0 });
    const back = await rina.post<Repaired>(`/efaktur/import/${read.id}/undo`, { version: done.version });
    expect(back.totals).toMatchObject({ ready: 1, errors: 2 });
  });

  it('names doubles inside the file and lets go of them when one changes or is left out', async () => {
    const read = await opened([invoice({ reference: 'DUP-1' }), invoice({ reference: 'dup-1 ' }), invoice()]);
    expect(read.state.totals).toMatchObject({ duplicates: 1, ready: 2, errors: 1 });
    const skipped = await rina.post<Repaired>(`/efaktur/import/${read.id}/skip`, {
      version: read.version,
      documents: [1],
      skip: true,
    });
    expect(skipped.totals).toMatchObject({ duplicates: 0, ready: 2, errors: 0, skipped: 1 });
    const back = await rina.post<Repaired>(`/efaktur/import/${read.id}/skip`, {
      version: skipped.version,
      documents: [1],
      skip: false,
    });
    expect(back.totals).toMatchObject({ duplicates: 1, ready: 2, errors: 1, skipped: 0 });
    const renamed = await patch(read.id, back.version, [{ row: 2, field: 'reference', value: 'DUP-2' }]);
    expect(renamed.totals).toMatchObject({ duplicates: 0, ready: 3, errors: 0 });
    expect(renamed.rows.map((row) => row.document).sort()).toEqual([1, 2]);
  });

  it('compares with the control totals a person states', async () => {
    const read = await opened([invoice({}, { price: 5_000_000, quantity: 1, discount: 0 })]);
    const path = `/efaktur/import/${read.id}/control`;
    const result = await rina.put<ImportAnswer>(path, {
      version: read.version,
      sums: { dpp: '5000001', ppn: '550000' },
    });
    expect(result.state.totals.sums).toMatchObject([
      { key: 'dpp', read: '5000000.00', control: '5000001', difference: '-1.00' },
      { key: 'ppn', read: '550000.00', control: '550000', difference: '0.00' },
    ]);
    const one = await rina.put<ImportAnswer>(path, { sums: { dpp: null } });
    expect(one.state.totals.sums).toMatchObject([
      { control: null, difference: null },
      { control: '550000', difference: '0.00' },
    ]);
    expect((await rina.request('PUT', path, { json: { version: read.version, sums: { dpp: '1' } } })).status).toBe(409);
    expect((await rina.request('PUT', path, { json: { sums: { amount: '1' } } })).status).toBe(422);
  });

  it('refuses rows, fields and columns that are not there', async () => {
    const read = await opened([invoice()]);
    const json = (changes: unknown) => ({ json: { version: read.version, changes } });
    const at = `/efaktur/import/${read.id}/cells`;
    expect((await rina.request('PATCH', at, json([{ row: 99, field: 'date', value: '' }]))).status).toBe(422);
    expect((await rina.request('PATCH', at, json([{ row: 2, field: '__proto__', value: '' }]))).status).toBe(422);
    expect((await rina.request('PATCH', at, json([]))).status).toBe(422);
    expect((await rina.request('POST', `/efaktur/import/${read.id}/undo`, { json: {} })).status).toBe(422);
  });
});

describe('saving', () => {
  it('saves what is ready, keeps the rest to be repaired, and saves that later', async () => {
    const read = await opened([invoice(), invoice({ counterpartyName: null }), invoice()]);
    await rina.post(`/efaktur/import/${read.id}/commit`, { version: read.version });
    const partly = await settled(app, rina, read.id);
    expect(partly).toMatchObject({ step: 'REPAIR', status: 'PARTIAL_SUCCESS', succeeded: 2, failed: 1 });
    const fixed = await patch(read.id, partly.version, [{ row: 3, field: 'counterpartyName', value: 'PT Baru' }]);
    await rina.post(`/efaktur/import/${read.id}/commit`, { version: fixed.version });
    const done = await settled(app, rina, read.id);
    expect(done).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: 3, failed: 0 });
    const rows = await rowsOf(rina, read.id);
    expect(rows.every((row) => row.status === 'SAVED' && row.documentId !== null)).toBe(true);
    const first = await rina.get<{ id: string; reference: string; dpp: string }>(
      `/efaktur/out/ctas/${rows[0]?.documentId}`,
    );
    expect(first.reference).toBe(rows[0]?.cells.reference);
    const history = await rina.get<{ action: string }[]>(`/efaktur/out/ctas/${first.id}/history`);
    expect(history).toMatchObject([{ action: 'import' }]);
  });

  it('does not save a reference that somebody saved since the check', async () => {
    const [a, b] = [invoice({ reference: 'RACE-1' }), invoice({ reference: 'RACE-1' })];
    const first = await opened([a]);
    const second = await opened([b, invoice()]);
    await rina.post(`/efaktur/import/${first.id}/commit`, { version: first.version });
    await settled(app, rina, first.id);
    await rina.post(`/efaktur/import/${second.id}/commit`, { version: second.version });
    const done = await settled(app, rina, second.id);
    expect(done).toMatchObject({ step: 'REPAIR', status: 'PARTIAL_SUCCESS', succeeded: 1, failed: 1 });
    expect(done.state.buckets).toMatchObject([{ path: 'reference', severity: 'error', count: 1 }]);
  });

  it('leaves no trace when it is cancelled before anything was saved', async () => {
    const read = await opened([invoice()]);
    expect((await rina.delete(`/efaktur/import/${read.id}`)).status).toBe(204);
    expect((await rina.request('GET', `/efaktur/import/${read.id}`)).status).toBe(404);
  });
});

describe('any other table', () => {
  const rows = [
    ['Laporan penjualan'],
    [],
    ['No. Invoice', 'Tgl Invoice', 'Nama Pelanggan', 'NPWP', 'Alamat', 'Nama Barang', 'Sat', 'Qty', 'Harga', 'Jumlah'],
    ['T-1', '20/10/2025', 'PT A', BUYER, 'Jl. A', 'Meja', 'pcs', 2, 100_000, 200_000],
    [null, null, null, null, null, 'Kursi', 'dus', 1, 50_000, 50_000],
    ['T-2', '21/10/2025', 'PT B', BUYER, 'Jl. B', 'Lemari', 'unit', 1, 900_000, 900_000],
    ['Total', null, null, null, null, null, null, null, null, 1_150_000],
  ];

  it('is laid out with guesses, mapped once, and known again by its headings', async () => {
    const bytes = await tableBook(rows);
    const { id } = await sendFile(rina, bytes, 'jualan.xlsx');
    const table = await settled(app, rina, id);
    expect(table).toMatchObject({ step: 'SHEET', source: 'table', state: { headingRow: 3, sheet: 'Penjualan' } });
    const chosen = await rina.put<ImportAnswer>(`/efaktur/import/${id}/sheet`, {
      version: table.version,
      sheet: 'Penjualan',
      headingRow: 3,
    });
    expect(chosen.step).toBe('READING');
    const laid = await settled(app, rina, id);
    expect(laid.step).toBe('MAPPING');
    const mapping = Object.fromEntries(
      Object.entries(laid.state.guesses).map(([field, { column }]) => [field, column]),
    );
    expect(mapping).toEqual({
      reference: 'No. Invoice',
      date: 'Tgl Invoice',
      counterpartyName: 'Nama Pelanggan',
      counterpartyNpwp: 'NPWP',
      counterpartyAddress: 'Alamat',
      goodsName: 'Nama Barang',
      unit: 'Sat',
      quantity: 'Qty',
      price: 'Harga',
      dpp: 'Jumlah',
    });
    await rina.put(`/efaktur/import/${id}/mapping`, { version: laid.version, mapping, remember: true });
    const read = await settled(app, rina, id);
    expect(read).toMatchObject({ step: 'REPAIR', documents: 2, rows: 3 });
    expect((await rowsOf(rina, id)).map((row) => [row.row, row.document])).toEqual([
      [4, 1],
      [5, 1],
      [6, 2],
    ]);
    const again = await settled(app, rina, (await sendFile(rina, bytes, 'jualan.xlsx')).id);
    expect(again).toMatchObject({ step: 'MAPPING', state: { mapping } });
    await rina.put(`/efaktur/import/${again.id}/mapping`, { version: again.version, mapping, remember: true });
    const history = await app.deps.db.rows<{ action: string; user_name: string }>(
      `select action, user_name from history where object_type = 'import_mapping'`,
    );
    expect(history).toEqual([{ action: 'create', user_name: 'Rina Wulandari' }]);
  });

  it('asks for the columns no invoice can do without', async () => {
    const { id } = await sendFile(rina, 'a;b\n1;2\n', 'x.csv');
    const table = await settled(app, rina, id);
    const answer = await rina.request('PUT', `/efaktur/import/${id}/mapping`, {
      json: { version: table.version, mapping: { date: 'a', price: 'zzz' } },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors).sort()).toEqual([
      'counterpartyName',
      'counterpartyNpwp',
      'goodsName',
      'price',
    ]);
  });

  it('offers an empty workbook that it recognises itself', async () => {
    const answer = await rina.request('GET', '/efaktur/import/templates/faktur-keluaran.xlsx');
    expect(answer.status).toBe(200);
    const { id } = await sendFile(rina, new Uint8Array(await answer.arrayBuffer()), 'faktur-keluaran.xlsx');
    expect(await settled(app, rina, id)).toMatchObject({ source: 'converter', step: 'REPAIR', documents: 1 });
  });
});
