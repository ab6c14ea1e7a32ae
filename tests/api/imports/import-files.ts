import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import Excel from 'exceljs';
import yazl from 'yazl';
import { detailColumns, fakturColumns } from '../../../api/imports/files/faktur/converter/columns.ts';
import type { FieldKey } from '../../../api/imports/files/faktur/fields.ts';
import type { MasukanField } from '../../../api/imports/files/masukan/fields.ts';

export type SheetCell = string | number | boolean | Date | null | Excel.CellFormulaValue | Excel.CellErrorValue;
type Row = Partial<Record<FieldKey, SheetCell>>;

/** Another company, with a valid check digit. */
export const BUYER = '0012345674123000';

export const aHeader = (tin: string, over: Row = {}): Row => ({
  date: '2025-10-20',
  type: 'Normal',
  code: '04',
  reference: 'INV-1',
  ownNitku: `${tin}000000`,
  counterpartyNpwp: BUYER,
  counterpartyDocument: 'TIN',
  counterpartyCountry: 'IDN',
  counterpartyDocumentNumber: '-',
  counterpartyName: 'PT Pembeli Contoh',
  counterpartyAddress: 'Jl. Contoh 1, Surabaya',
  counterpartyEmail: 'pajak@contoh.example',
  counterpartyNitku: `${BUYER}000000`,
  ...over,
});

/** 2,000,000 less 200,000: DPP 1,800,000; 11/12 of it 1,650,000; 12 % of that 198,000. */
export const aLine = (over: Row = {}): Row => ({
  opt: 'A',
  goodsCode: '000000',
  goodsName: 'Meja kantor',
  unit: 'UM.0018',
  price: 1_000_000,
  quantity: 2,
  discount: 200_000,
  dpp: 1_800_000,
  otherDpp: 1_650_000,
  ppnRate: 12,
  ppn: 198_000,
  ppnbmRate: 0,
  ppnbm: 0,
  ...over,
});

export type Invoice = { header: Row; lines: Row[] };

export const converterBook = async (tin: string, invoices: readonly Invoice[]): Promise<Uint8Array> => {
  const book = new Excel.Workbook();
  const faktur = book.addWorksheet('Faktur');
  faktur.addRow(['NPWP Penjual', null, tin]);
  faktur.addRow([]);
  faktur.addRow(fakturColumns.map((column) => column.heading));
  const detail = book.addWorksheet('DetailFaktur');
  detail.addRow(detailColumns.map((column) => column.heading));
  invoices.forEach(({ header, lines }, at) => {
    faktur.addRow(fakturColumns.map(({ field }) => (field ? (header[field] ?? null) : at + 1)));
    for (const line of lines) detail.addRow(detailColumns.map(({ field }) => (field ? (line[field] ?? null) : at + 1)));
  });
  faktur.addRow(['END']);
  detail.addRow(['END']);
  return new Uint8Array(await book.xlsx.writeBuffer());
};

export const tableBook = async (rows: readonly SheetCell[][], name = 'Penjualan'): Promise<Uint8Array> => {
  const book = new Excel.Workbook();
  book.addWorksheet(name).addRows(rows.map((row) => [...row]));
  return new Uint8Array(await book.xlsx.writeBuffer());
};

export const zipOf = async (files: Record<string, string | Buffer>): Promise<Uint8Array> => {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  zip.outputStream.on('data', (piece: Buffer) => pieces.push(piece));
  await once(zip.outputStream, 'end');
  return new Uint8Array(Buffer.concat(pieces));
};

const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
const BOOK = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;

export const rawWorkbook = (sheet: string, more: Record<string, string> = {}): Promise<Uint8Array> =>
  zipOf({ 'xl/workbook.xml': BOOK, 'xl/_rels/workbook.xml.rels': RELS, 'xl/worksheets/sheet1.xml': sheet, ...more });

const element = (name: string, value: string): string => `<${name}>${value}</${name}>`;

export const taxInvoiceXml = (tin: string, { doctype = '', invoice = '', country = 'IDN' } = {}): string =>
  `<?xml version="1.0" encoding="utf-8"?>${doctype}<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${element('TIN', tin)}<ListOfTaxInvoice><TaxInvoice>${[
    ['TaxInvoiceDate', '2025-10-20'],
    ['TaxInvoiceOpt', 'Normal'],
    ['TrxCode', '04'],
    ['AddInfo', ''],
    ['CustomDoc', ''],
    ['CustomDocMonthYear', ''],
    ['RefDesc', 'XML-1'],
    ['FacilityStamp', ''],
    ['SellerIDTKU', `${tin}000000`],
    ['BuyerTin', BUYER],
    ['BuyerDocument', 'TIN'],
    ['BuyerCountry', country],
    ['BuyerDocumentNumber', '-'],
    ['BuyerName', invoice || 'PT Pembeli Contoh'],
    ['BuyerAdress', 'Jl. Contoh 1'],
    ['BuyerEmail', ''],
    ['BuyerIDTKU', `${BUYER}000000`],
  ]
    .map(([name = '', value = '']) => element(name, value))
    .join('')}<ListOfGoodService><GoodService>${[
    ['Opt', 'A'],
    ['Code', '000000'],
    ['Name', 'Meja kantor'],
    ['Unit', 'UM.0018'],
    ['Price', '2400000.125'],
    ['Qty', '5'],
    ['TotalDiscount', '600000.63'],
    ['TaxBase', '11400000'],
    ['OtherTaxBase', '10450000'],
    ['VATRate', '12'],
    ['VAT', '1254000'],
    ['STLGRate', '0'],
    ['STLG', '0'],
  ]
    .map(([name = '', value = '']) => element(name, value))
    .join('')}</GoodService></ListOfGoodService></TaxInvoice></ListOfTaxInvoice></TaxInvoiceBulk>`;

type Listed = Partial<Record<MasukanField, SheetCell>>;

/** One valid row of the portal's list of incoming invoices: 1,000,000, of which 11/12 are taxed by 12%. */
export const aListed = (over: Listed = {}): Listed => ({
  number: '04002500000099901',
  date: '2025-10-14',
  counterpartyNpwp: BUYER,
  counterpartyName: 'PT Sinar Kabel Makmur',
  period: 'Oktober',
  year: '2025',
  dpp: 1_000_000,
  otherDpp: null,
  ppn: 110_000,
  ppnbm: 0,
  status: 'APPROVED',
  ...over,
});

export const portalHeadings: Readonly<Partial<Record<MasukanField, string>>> = {
  counterpartyNpwp: 'NPWP Penjual',
  counterpartyName: 'Nama Penjual',
  number: 'Nomor Faktur Pajak',
  date: 'Tanggal Faktur Pajak',
  period: 'Masa Pajak',
  year: 'Tahun',
  creditPeriod: 'Masa Pajak Pengkreditan',
  creditYear: 'Tahun Pajak Pengkreditan',
  status: 'Status Faktur',
  dpp: 'Harga Jual/Penggantian/DPP',
  otherDpp: 'DPP Nilai Lain/DPP',
  ppn: 'PPN',
  ppnbm: 'PPnBM',
  reference: 'Referensi',
  valid: 'Valid',
};

export const portalBook = (
  rows: readonly Listed[],
  headings: Readonly<Partial<Record<MasukanField, string>>> = portalHeadings,
) => {
  const fields = Object.keys(headings) as MasukanField[];
  return tableBook(
    [
      ['Daftar Faktur Masukan'],
      fields.map((field) => headings[field] ?? ''),
      ...rows.map((row) => fields.map((field) => row[field] ?? null)),
    ],
    'Sheet1',
  );
};
