import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { detailColumns, headColumns } from '../../../api/imports/files/retur/workbook.ts';
import { AT_ONCE } from '../../../api/imports/make-portion.ts';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { IN, returs } from '../faktur/retur-client.ts';
import { aListed, portalBook, taxInvoiceXml } from './import-files.ts';
import { FAKTUR, type ImportAnswer, MASUKAN, rowsOf, sendFile, settled, upload } from './import-steps.ts';
import { twoSheetBook } from './two-sheet-book.ts';

const RETUR = { kind: 'retur-masukan', path: '/efaktur/import' };
const { npwp: own } = companies.sagara;
let app: TestApp;
let rina: Client;
let here: ReturnType<typeof returs>;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  here = returs(app, rina);
});
afterAll(() => app.close());

const cable = aLine();
const carriage = aLine({ opt: 'B', name: 'Ongkos kirim', price: '300000', quantity: '2', discount: '60000' });

/**
 * An invoice of 10 cables and 2 carriages at a discount, credited by default: its number, and the NPWP of its seller.
 */
const bought = async (over: Parameters<typeof here.planted>[0] = {}) => {
  const id = await here.planted({ lines: [cable, carriage], ...over });
  const { number, counterpartyNpwp } = await rina.get<{ number: string; counterpartyNpwp: string }>(
    `/efaktur/in/ctas/${id}`,
  );
  return { id, number, seller: counterpartyNpwp };
};

type Row = readonly (string | number)[];
const csv = (...rows: Row[]): string =>
  [
    ['Nomor Faktur', 'NPWP Penjual', 'Tanggal Retur', 'Nama Barang', 'Jumlah Retur', 'Diskon Retur', 'PPN Retur'],
    ...rows,
  ]
    .map((row) => row.join(';'))
    .join('\n');

const read = async (file: Uint8Array | string, name: string, place = RETUR): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, file, name, place);
  const file1 = await settled(app, rina, id, RETUR);
  if (file1.step === 'REPAIR' || file1.step === 'FINISHED') return file1;
  const mapping = Object.fromEntries(Object.entries(file1.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`${RETUR.path}/${id}/mapping`, { version: file1.version, mapping, remember: false });
  return settled(app, rina, id, RETUR);
};
const table = (...rows: Row[]): Promise<ImportAnswer> => read(csv(...rows), 'retur.csv');
const keys = ({ state }: ImportAnswer): string[] =>
  state.buckets.map(({ key }) => key.replace('impor.finding.', '')).sort();
const save = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(`${RETUR.path}/${id}/commit`, { version });
  return settled(app, rina, id, RETUR);
};
const savedBy = async ({ id }: ImportAnswer): Promise<ReturMasukanView[]> => {
  const rows = await rina.get<{ id: string }[]>(`${IN}?filter=${encodeURIComponent(JSON.stringify({ importId: id }))}`);
  return Promise.all(rows.map((row) => here.seen(row.id)));
};

describe('a file of returns', () => {
  it('as the office’s XML is recognised whatever it is uploaded as, and equals its export', async () => {
    const { id, number } = await bought();
    const draft = await here.made(id, '4', {
      lines: [
        { quantity: '4', discount: null, otherDpp: null },
        { quantity: '1', discount: null, otherDpp: null },
      ],
    });
    const { jobId } = await rina.post<{ jobId: string }>(`${IN}/xml`, { ids: [draft.id] });
    await app.drainJobs();
    const { result } = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
    const xml = await (await rina.request('GET', `/files/${result.fileId}`)).text();
    expect((await rina.request('DELETE', `${IN}/${draft.id}`)).status).toBe(200);
    const file = await read(xml, 'retur.xml', FAKTUR);
    expect(file).toMatchObject({ kind: 'retur-masukan', source: 'xml', step: 'REPAIR', documents: 1 });
    expect(file.state.totals, JSON.stringify(file.state.buckets)).toMatchObject({ ready: 1, warnings: 0 });
    expect(await save(file)).toMatchObject({ status: 'SUCCESS', succeeded: 1 });
    const [retur] = await savedBy(file);
    const { dpp, otherDpp, ppn, period, date } = draft;
    expect(retur).toMatchObject({
      status: 'DRAFT',
      originId: id,
      originNumber: number,
      dpp,
      otherDpp,
      ppn,
      period,
      date,
    });
    expect(retur?.lines.map(({ quantity }) => quantity)).toEqual(['4', '1']);
    const history = await rina.get<{ action: string; userName: string }[]>(`${IN}/${retur?.id}/history`);
    expect(history).toMatchObject([{ action: 'import', userName: expect.stringContaining('Rina') }]);
  });

  it('as the office’s workbook is known by its two sheets', async () => {
    const { number, seller } = await bought();
    const book = await twoSheetBook(
      [headColumns, [[1, number, seller, '2025-11-10']]],
      [detailColumns, [{ Baris: 1, Nama: 'kabel tembaga 4 × 10 mm²', 'Jumlah Retur': 2 }]],
    );
    const file = await read(book, 'Retur PM.xlsx');
    expect(file).toMatchObject({ source: 'converter', documents: 1 });
    expect(keys(file)).toEqual([]);
    await save(file);
    expect(await savedBy(file)).toMatchObject([{ dpp: '3000000.00', ppn: '330000.00', date: '2025-11-10' }]);
    // Uploaded as another kind, the response names the right one.
    const other = await sendFile(rina, book, 'Retur PM.xlsx', MASUKAN);
    expect((await settled(app, rina, other.id, RETUR)).state).toMatchObject({
      metadata: { kind: 'retur-masukan', asks: true },
    });
  });

  it('as any table needs invoice, day, name and quantity; what else is returned follows from the invoice', async () => {
    const { number, seller } = await bought();
    const file = await table([number, seller, '2025-11-10', 'Ongkos kirim', '1', '', '']);
    expect(keys(file)).toEqual([]);
    await save(file);
    // Half of the carriage and of its discount: 300.000 − 30.000, eleven twelfths of it, 12%.
    expect(await savedBy(file)).toMatchObject([{ dpp: '270000.00', otherDpp: '247500.00', ppn: '29700.00' }]);
  });

  it('of what was saved is reported when it is imported again', async () => {
    const { number, seller } = await bought();
    const row = [number, seller, '2025-11-10', cable.name, '1', '', ''];
    await save(await table(row));
    const again = await table(row);
    expect(again.state.totals).toMatchObject({ ready: 1, warnings: 1, duplicates: 1 });
    expect(keys(again)).toEqual(['date:retur_same_saved']);
  });
});

describe('a return in a file', () => {
  it.each([
    ['APPROVED', 'retur_undecided_here'],
    ['WAITING_FOR_CANCELLATION', 'retur_awaiting_consent_here'],
    ['INVALID', 'retur_origin_invalid_here'],
    ['AMENDED', 'retur_origin_amended_here'],
    ['CANCELED', 'retur_origin_canceled_here'],
  ] as const)('of an invoice that is %s is not saved, and why is said', async (status, why) => {
    const { number, seller } = await bought({ status: status as never, creditPeriod: null });
    const file = await table([number, seller, '2025-11-10', cable.name, '1', '', '']);
    expect(keys(file)).toEqual([`number:${why}`]);
    expect(file.state.totals).toMatchObject({ ready: 0, errors: 1, duplicates: 0 });
  });

  it('is of an invoice that is here, of its seller and with its lines', async () => {
    const { number, seller } = await bought();
    const listed = '04002500009990007';
    const list = await portalBook([aListed({ number: listed, status: 'UNCREDITED' })]);
    await save(await settled(app, rina, (await sendFile(rina, list, 'daftar.xlsx', MASUKAN)).id, MASUKAN));
    const file = await table(
      ['04002500009999999', seller, '2025-11-10', cable.name, '1', '', ''],
      [number, '0312345678061000', '2025-11-11', cable.name, '1', '', ''],
      [number, seller, '2025-11-12', 'Semen', '1', '', ''],
      [number, seller, '2025-10-13', cable.name, '1', '', ''],
      [listed, '', '2025-11-13', cable.name, '1', '', ''],
    );
    expect(keys(file)).toEqual([
      'counterpartyNpwp:retur_seller_here',
      'date:retur_before_invoice_here',
      'goodsName:retur_line_here',
      'number:retur_no_lines_here',
      'number:retur_unknown_here',
    ]);
    expect(file.state.buckets.find(({ path }) => path === 'counterpartyNpwp')).toMatchObject({ proposal: seller });
  });

  it('takes no more than is left, those before it in the file counted, and is free again once they are skipped', async () => {
    const { number, seller } = await bought();
    const file = await table(
      [number, seller, '2025-11-10', cable.name, '6', '', ''],
      [number, seller, '2025-11-11', cable.name, '5', '', ''],
      [number, seller, '2025-11-12', cable.name, '1', '', ''],
    );
    expect(keys(file)).toEqual(['quantity:retur_left_here']);
    const [, second] = await rowsOf(rina, file.id, {}, RETUR);
    expect(second?.findings).toMatchObject([{ path: 'quantity', proposal: '4' }]);
    const skip = async ({ version }: ImportAnswer, skips: boolean): Promise<ImportAnswer> => {
      await rina.post(`${RETUR.path}/${file.id}/skip`, { version, rows: [2], skip: skips });
      return settled(app, rina, file.id, RETUR);
    };
    const without = await skip(file, true);
    expect(keys(without)).toEqual([]);
    const whole = await skip(without, false);
    expect(keys(whole)).toEqual(['quantity:retur_left_here']);
    const done = await save(whole);
    expect(done).toMatchObject({ step: 'REPAIR', succeeded: 2 });
    expect((await savedBy(done)).map(({ lines }) => lines[0]?.quantity).sort()).toEqual(['1', '6']);
    // A row counts once, also when its document is saved: three of ten are left.
    const typed = async (version: number, value: string) => {
      const change = { version, changes: [{ row: 3, field: 'quantity', value }] };
      const answer = await rina.request('PATCH', `${RETUR.path}/${file.id}/cells`, { json: change });
      return (await answer.json()) as { version: number; rows: { findings: object[]; status: string }[] };
    };
    const over = await typed(done.version, '4');
    expect(over.rows[0]?.findings).toMatchObject([{ path: 'quantity', proposal: '3' }]);
    expect((await typed(over.version, '3')).rows[0]).toMatchObject({ status: 'READY', findings: [] });
  });

  it('counts earlier ones however far up in the file they are', async () => {
    const { number, seller } = await bought({ lines: [cable] });
    const one =
      `<InputReturnData><TransactionDocumentData><InvoiceNumber>${number}</InvoiceNumber><SellerTIN>${seller}</SellerTIN>` +
      '<ReturnDate>10-11-2025</ReturnDate></TransactionDocumentData><TransactionDetailsData>' +
      `<Rows><Name>${cable.name}</Name><ReturnQuantity>0.05</ReturnQuantity></Rows></TransactionDetailsData></InputReturnData>`;
    // Ten cables are two hundred times a twentieth of one.
    const file = await read(
      `<InputTaxInvoiceReturn><TIN>${own}</TIN><InputReturnDataList>${one.repeat(210)}</InputReturnDataList></InputTaxInvoiceReturn>`,
      'retur.xml',
    );
    expect(file.state.totals).toMatchObject({ documents: 210, ready: 200, errors: 10 });
    expect(keys(file)).toEqual(['number:retur_nothing_left_here']);
  });

  it('names each cell that cannot be: no number, a day to come, more decimals, below zero, nothing at all', async () => {
    const { number, seller } = await bought();
    const file = await table(
      ['', seller, '2025-11-10', cable.name, '1', '', ''],
      ['4002500000000001', seller, '2025-11-10', cable.name, '1', '', ''],
      [number, seller, '2030-11-10', cable.name, '1,1255', '', ''],
      [number, seller, '', cable.name, '-1', '', ''],
      [number, seller, '2025-11-12', cable.name, '0', '', ''],
      [number, seller, '2025-11-13', '', '1', 'banyak', ''],
    );
    expect(keys(file)).toEqual(
      expect.arrayContaining([
        'number:retur_number_missing',
        'number:retur_number_digits',
        'date:retur_future',
        'quantity:retur_places',
        'date:retur_date_missing',
        'quantity:retur_negative',
        'quantity:retur_nothing',
        'goodsName:retur_name_missing',
        'discount:number_unreadable',
      ]),
    );
    expect(file.state.totals).toMatchObject({ ready: 0, errors: 6 });
  });

  it('shows by how much the file’s amounts differ from those of the invoice', async () => {
    const { number, seller } = await bought();
    const file = await table([number, seller, '2025-11-10', cable.name, '1', '', '150000']);
    expect(keys(file)).toEqual(['ppn:retur_differs_here']);
    expect(file.state.buckets[0]).toMatchObject({ severity: 'warning', proposal: '165000,00' });
  });
});

describe('a file that is not', () => {
  it('of this company, of this kind or whole is refused in words', async () => {
    const xml = (tin: string, root = 'InputTaxInvoiceReturn', doctype = '') =>
      `<?xml version="1.0"?>${doctype}<${root}><TIN>${tin}</TIN><InputReturnDataList><InputReturnData></InputReturnData></InputReturnDataList></${root}>`;
    expect(await read(xml('0999999999999999'), 'retur.xml')).toMatchObject({ status: 'INVALID' });
    expect(await read(xml(own, 'OutputTaxInvoiceReturn'), 'retur.xml')).toMatchObject({ status: 'INVALID' });
    expect(await read(xml(own, undefined, '<!DOCTYPE x [<!ENTITY a "b">]>'), 'retur.xml')).toMatchObject({
      status: 'INVALID',
    });
    expect(await read(taxInvoiceXml(own), 'retur.xml')).toMatchObject({ status: 'INVALID' });
    expect((await read(xml(own), 'retur.xml')).state.totals).toMatchObject({ ready: 0, errors: 1 });
    expect((await upload(await app.as('budi', 'sagara'), csv(), 'retur.csv', RETUR)).status).toBe(403);
  });

  it('needed comes as an empty workbook to fill in', async () => {
    const answer = await rina.request('GET', `${RETUR.path}/templates/retur-masukan.xlsx`);
    expect(answer.status).toBe(200);
    const again = await read(new Uint8Array(await answer.arrayBuffer()), 'contoh.xlsx');
    expect(again).toMatchObject({ source: 'converter', documents: 1 });
  });

  it('of more returns than one transaction takes is saved whole, also two of one invoice and day', async () => {
    const { number, seller } = await bought({ lines: [aLine({ quantity: '1000' })] });
    const numbers = Array.from({ length: AT_ONCE + 1 }, (_, at) => at + 1);
    const book = await twoSheetBook(
      [headColumns, numbers.map((row) => [row, number, seller, '2025-11-10'])],
      [detailColumns, numbers.map((row) => ({ Baris: row, Nama: cable.name, 'Jumlah Retur': 2 }))],
    );
    const file = await save(await read(book, 'Retur PM.xlsx'));
    expect(file).toMatchObject({ status: 'SUCCESS', succeeded: AT_ONCE + 1, failed: 0 });
    const left = await table([number ?? '', seller, '2025-11-11', cable.name, 1000 - 2 * (AT_ONCE + 1) + 1, '', '']);
    expect(keys(left)).toEqual(['quantity:retur_left_here']);
  });
});
