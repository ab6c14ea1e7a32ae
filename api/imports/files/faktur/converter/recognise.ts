import type { Book, SheetRow } from '../../sheet.ts';
import { headRows } from '../../table/head-rows.ts';
import { headingKey } from '../../table/heading-key.ts';
import type { FieldKey } from '../fields.ts';
import { type ConverterColumn, detailColumns, fakturColumns, ROW_LINK, SELLER_LABEL } from './columns.ts';

export type ConverterSheet = {
  readonly name: string;
  readonly headingRow: number;
  /** Index of the column "Baris". */
  readonly link: number;
  readonly columns: readonly (FieldKey | null)[];
};

export type Converter = {
  readonly faktur: ConverterSheet;
  readonly detail: ConverterSheet;
  readonly sellerNpwp: string | null;
};

/** A heading row of the converter has "Baris" and at least two thirds of the sheet's other headings. */
const matching = (name: string, row: SheetRow, wanted: readonly ConverterColumn[]): ConverterSheet | null => {
  const keys = new Map(wanted.map((column) => [headingKey(column.heading), column]));
  const found = row.cells.map((cell) => keys.get(headingKey(cell)));
  const link = found.findIndex((column) => column?.heading === ROW_LINK);
  const known = found.filter((column) => column?.field).length;
  if (link < 0 || known * 3 < (wanted.length - 1) * 2) return null;
  return { name, headingRow: row.row, link, columns: found.map((column) => column?.field ?? null) };
};

const sellerIn = (rows: readonly SheetRow[]): string | null => {
  for (const { cells } of rows) {
    const label = cells.findIndex((cell) => headingKey(cell) === headingKey(SELLER_LABEL));
    const value = label < 0 ? undefined : cells.slice(label + 1).find((cell) => cell.trim() !== '');
    if (value) return value.replace(/\D/g, '');
  }
  return null;
};

/** Whether a workbook is the tax office's converter for outgoing invoices, whatever its sheets are called and in what order. */
export const recogniseConverter = async (book: Book): Promise<Converter | null> => {
  let faktur: ConverterSheet | null = null;
  let detail: ConverterSheet | null = null;
  let sellerNpwp: string | null = null;
  for (const name of book.sheets) {
    const rows = await headRows(book, name);
    for (const row of rows) {
      const asFaktur: ConverterSheet | null = faktur ? null : matching(name, row, fakturColumns);
      if (asFaktur) {
        faktur = asFaktur;
        sellerNpwp = sellerIn(rows.filter((other) => other.row < row.row));
      }
      detail ??= matching(name, row, detailColumns);
    }
    if (faktur && detail) return { faktur, detail, sellerNpwp };
  }
  return null;
};
