import Excel from 'exceljs';
import { detailColumns, fakturColumns } from '../../api/imports/files/faktur/converter/columns.ts';

export type WorkbookSize = {
  invoices: number;
  linesEach: number;
  tin: string;
  from?: string;
  path: string;
  prefix?: string;
};

const GOODS = ['Meja kantor', 'Kursi tamu', 'Lemari arsip', 'Jasa perakitan', 'Papan tulis', 'Rak buku', 'Lampu meja'];
const UNITS = ['UM.0018', 'UM.0021', 'UM.0022', 'UM.0030'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const cents = (value: number): number => Math.round(value * 100) / 100;

const dayAfter = (from: string, at: number): Date => new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000);

/** A company's number with a valid check digit (Luhn over the first nine of fifteen). */
const withCheckDigit = (at: number): string => {
  const stem = String(73_456_000 + at);
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const product = Number(stem[i]) * (i % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return `0${stem}${(10 - (sum % 10)) % 10}123000`;
};

/** The tax office's converter workbook with invented invoices; deterministic for a size. */
export const writeConverterWorkbook = async ({
  invoices,
  linesEach,
  tin,
  from = '2026-01-02',
  path,
  prefix = 'SI',
}: WorkbookSize) => {
  const book = new Excel.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: true });
  const faktur = book.addWorksheet('Faktur');
  faktur.addRow(['NPWP Penjual', '', tin]).commit();
  faktur.addRow([]).commit();
  faktur.addRow(fakturColumns.map((column) => column.heading)).commit();
  for (let at = 0; at < invoices; at++) {
    const buyer = withCheckDigit(at % 400);
    const row = faktur.addRow([
      at + 1,
      dayAfter(from, at % 28),
      'Normal',
      '04',
      '',
      '',
      '',
      `${prefix}-${String(at + 1).padStart(6, '0')}`,
      '',
      `${tin}000000`,
      buyer,
      'TIN',
      'IDN',
      '-',
      `PT Pembeli Contoh ${at % 400}`,
      `Jl. Contoh ${at % 400}, Surabaya`,
      `pajak${at % 400}@contoh.id`,
      `${buyer}000000`,
    ]);
    row.getCell(2).numFmt = 'dd/mm/yyyy';
    row.commit();
  }
  faktur.addRow(['END']).commit();
  faktur.commit();

  const detail = book.addWorksheet('DetailFaktur');
  detail.addRow(detailColumns.map((column) => column.heading)).commit();
  for (let at = 0; at < invoices; at++)
    for (let line = 0; line < linesEach; line++) {
      const price = 100_000 + ((at * 7 + line * 13) % 900) * 1_000;
      const quantity = 1 + ((at + line) % 9);
      const dpp = price * quantity;
      const other = cents((dpp * 11) / 12);
      detail
        .addRow([
          at + 1,
          'A',
          '000000',
          pick(GOODS, at + line),
          pick(UNITS, at + line),
          price,
          quantity,
          0,
          dpp,
          other,
          12,
          cents(other * 0.12),
          0,
          0,
        ])
        .commit();
    }
  detail.addRow(['END']).commit();
  detail.commit();
  await book.commit();
};
