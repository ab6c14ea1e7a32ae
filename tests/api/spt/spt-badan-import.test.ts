import Excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnualView, ReadRows, SheetView } from '#domain/spt-badan/view-schema.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const BASE = '/efiling/spt-badan';

let app: TestApp;
let rina: Client;
let id: string;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  ({ id } = await rina.post<{ id: string }>(BASE, { taxYear: 2024 }));
});
afterAll(() => app.close());

const send = (table: string, file: File, { who = rina, at = id } = {}) => {
  const body = new FormData();
  body.set('file', file);
  return who.request('POST', `${BASE}/${at}/import/${table}`, { form: body });
};

const csv = (...lines: readonly string[]): File => new File([lines.join('\n')], 'data.csv');

const read = async (table: string, file: File): Promise<ReadRows> => {
  const response = await send(table, file);
  expect(response.status).toBe(200);
  return (await response.json()) as ReadRows;
};

const template = async (table: string): Promise<Excel.Workbook> => {
  const response = await rina.request('GET', `${BASE}/${id}/import/${table}`);
  expect(response.status).toBe(200);
  const book = new Excel.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  return book;
};

/** The template with rows under its headings, as a person fills it in. */
const filled = async (table: string, ...rows: readonly (readonly (string | number | Date)[])[]): Promise<File> => {
  const book = await template(table);
  const sheet = book.worksheets[0];
  rows.forEach((row, at) => {
    sheet?.getRow(at + 2).eachCell(() => undefined);
    row.forEach((value, column) => {
      if (sheet) sheet.getCell(at + 2, column + 1).value = value;
    });
  });
  return new File([new Uint8Array(await book.xlsx.writeBuffer())], `${table}.xlsx`);
};

describe('rows of a sheet from a file', () => {
  it.each([
    [
      '1A',
      ['Kelompok 2', 'Mesin', '05/2024', 3_200_000_000, 'Garis Lurus', 'Saldo Menurun', 'Lini 1'],
      {
        group: 'T2',
        kind: 'Mesin',
        month: '2024-05',
        cost: '3200000000',
        commercialMethod: 'GL',
        fiscalMethod: 'SM',
        note: 'Lini 1',
      },
    ],
    [
      '5A',
      ['Jalan Satu 1', '0102030405060000', '2'],
      { address: 'Jalan Satu 1', npwp: '0102030405060000', count: '2' },
    ],
    [
      '7A',
      ['Acme', 'Jepang', 'Jasa', 900, 800, 80, 'JPY 8000'],
      { name: 'Acme', country: 'Jepang', kind: 'Jasa', gross: '900', net: '800', tax: '80', foreignTax: 'JPY 8000' },
    ],
    [
      'III',
      ['PT Satu', '01.234.567.8-901.000', 'PPh Pasal 23', 1_000_000, 20_000, 'BP-1', '31/12/2024'],
      {
        name: 'PT Satu',
        npwp: '012345678901000',
        kind: '23',
        base: '1000000',
        tax: '20000',
        number: 'BP-1',
        date: '2024-12-31',
      },
    ],
    [
      'SSP',
      ['A1B2C3D4E5F6A7B8', '2024', '30/04/2025', 325_600_000],
      { ntpn: 'A1B2C3D4E5F6A7B8', year: '2024', date: '2025-04-30', amount: '325600000' },
    ],
  ])('of %s come from its template', async (table, row, entry) => {
    const found = await read(table, await filled(table, row));
    expect(found.rows).toEqual([entry]);
    expect(found.fileName).toBe(`${table}.xlsx`);
  });

  it('come from tables of other programs, and what cannot be read stays to be repaired', async () => {
    const { rows, columns } = await read(
      'III',
      csv(
        'No;Nama Pemotong;NPWP Pemotong;Jenis;DPP;PPh Dipotong;No Bukti;Tanggal Bukti Potong',
        '1;PT Satu;012345678901000;23;1.000.000,00;20.000,00;BP-1;31-12-2024',
        '2;PT Dua;012345678901001;99;banyak;1.500,00;BP-2;31-02-2024',
        ';Jumlah;;;1.000.000,00;21.500,00;;',
      ),
    );
    expect(rows).toEqual([
      expect.objectContaining({ name: 'PT Satu', kind: '23', base: '1000000.00', tax: '20000.00', date: '2024-12-31' }),
      expect.objectContaining({ name: 'PT Dua', kind: '99', base: 'banyak', tax: '1500.00', date: '31-02-2024' }),
    ]);
    expect(columns).toContainEqual({ column: 'tax', heading: 'PPh Dipotong' });
  });

  it('of 2025 are those of its own tables', async () => {
    const { id: at } = await rina.post<{ id: string }>(BASE, { taxYear: 2025 });
    for (const table of ['L9', 'L3B', 'L10A', 'L11A.I', 'L11A.II', 'L11A.III', 'SSP'])
      expect((await rina.request('GET', `${BASE}/${at}/import/${table}`)).status, table).toBe(200);
    for (const table of ['L1', '1A', 'none'])
      expect((await rina.request('GET', `${BASE}/${at}/import/${table}`)).status, table).toBe(404);
  });

  it.each([
    ['without its columns', csv('Satu;Dua', '1;2'), 'Kolom yang diperlukan'],
    ['without rows', csv('Nama;DPP;PPh'), ''],
    ['that is no table', new File(['%PDF-1.4'], 'data.xlsx'), ''],
  ])('are refused from a file %s', async (_, file, text) => {
    const response = await send('III', file);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { file: string } };
    expect(errors.file).toContain(text);
  });

  it('are saved with the sheet, which keeps the file and its flags', async () => {
    const { rows, fileName } = await read(
      'SSP',
      csv('NTPN;Tahun;Tanggal;Jumlah', 'A1B2C3D4E5F6A7B8;2024;30/04/2025;100'),
    );
    const imported = { table: 'SSP', fileName, rows: rows.length, left: 2 };
    const body = { version: 0, lines: {}, answers: {}, rows: { SSP: rows }, notes: {}, imported };
    const saved = await rina.request('PUT', `${BASE}/${id}/sheets/SSP`, { json: body });
    expect(((await saved.json()) as SheetView).tables[0]?.rows).toEqual(rows);
    const { imports } = await rina.get<{ imports: object[] }>(`${BASE}/${id}/import-history`);
    expect(imports).toEqual([expect.objectContaining({ ...imported, sheet: 'SSP', by: 'Rina Wulandari' })]);
    expect(await rina.get(`/efiling/espt-1771/${id}/import-history`)).toEqual({ imports });
    const { tree } = await rina.get<AnnualView>(`${BASE}/${id}`);
    const flagsOf = (sheet: string) => tree.find((one) => one.sheet === sheet);
    expect(flagsOf('SSP')).toMatchObject({ invalidImport: true, correlated: true });
    expect(flagsOf('INDUK')).toMatchObject({ invalidImport: false, correlated: false });
  });

  it('are closed to other companies and to those without the permission', async () => {
    const file = csv('NTPN;Jumlah', 'A;1');
    expect((await send('SSP', file, { who: await app.as('hendra', 'bentala') })).status).toBe(404);
    expect((await send('SSP', file, { who: await app.as('budi', 'sagara') })).status).toBe(403);
  });
});
