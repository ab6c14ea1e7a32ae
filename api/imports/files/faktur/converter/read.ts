import type { Finding } from '#domain/definition/finding.ts';
import { fromSheetRow } from '../../cells/from-sheet-row.ts';
import type { RawDocument, RawRow } from '../../raw.ts';
import { Refusal } from '../../refusal.ts';
import type { Book, SheetRow } from '../../sheet.ts';
import { headRows } from '../../table/head-rows.ts';
import { headingKey } from '../../table/heading-key.ts';
import { type FieldKey, fakturCells, fakturLimits } from '../fields.ts';
import { type ConverterColumn, detailColumns, END_MARK, fakturColumns, ROW_LINK, SELLER_LABEL } from './columns.ts';

type ConverterSheet = {
  readonly name: string;
  readonly headingRow: number;
  /** Index of the column "Baris". */
  readonly link: number;
  readonly columns: readonly (FieldKey | null)[];
};

type Converter = {
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

/** Invoices without lines have no row in "DetailFaktur"; theirs are numbered from here, past any row of that sheet. */
const WITHOUT_LINES = 1_100_000;

type Trouble = 'file_row_repeated' | 'file_row_unlinked';

const linked = async (
  book: Book,
  sheet: ConverterSheet,
  take: (link: string, row: SheetRow) => void,
): Promise<void> => {
  let ended = false;
  await book.read(sheet.name, (row) => {
    if (row.row <= sheet.headingRow) return undefined;
    if (row.cells.some((cell) => cell.trim().toUpperCase() === END_MARK)) ended = true;
    else take((row.cells[sheet.link] ?? '').trim(), row);
    return ended ? false : undefined;
  });
};

/** The header's cells move into the first line: both were made for this document alone, so nothing is copied. */
const withHeader = (lines: RawRow[], header: RawRow | undefined, trouble: Trouble | null): RawDocument => {
  const [first, ...rest] = lines;
  if (!first) return [];
  const cells = Object.assign(header?.cells ?? {}, first.cells);
  const findings: Finding[] = [...(header?.findings ?? []), ...(first.findings ?? [])];
  if (trouble) findings.push({ path: 'date', message: `impor.finding.${trouble}`, severity: 'error' });
  return [findings.length > 0 ? { row: first.row, cells, findings } : { row: first.row, cells }, ...rest];
};

/** Reads both sheets and joins them by "Baris". Lines without an invoice become documents that say so. Throws Refusal. */
export const readConverter = async (
  book: Book,
  { faktur, detail, sellerNpwp }: Converter,
  npwp: string,
  take: (document: RawDocument) => void,
): Promise<void> => {
  if (sellerNpwp && sellerNpwp.padStart(16, '0') !== npwp)
    throw new Refusal('other_tin', { tin: sellerNpwp, own: npwp });
  const headers = new Map<string, RawRow>();
  const lines = new Map<string, RawRow[]>();
  const repeated = new Set<string>();
  let count = 0;

  await linked(book, faktur, (link, row) => {
    if (headers.has(link)) repeated.add(link);
    else headers.set(link, fromSheetRow(fakturCells, row, faktur.columns));
    if (headers.size > fakturLimits.documents)
      throw new Refusal('too_many_documents', { limit: fakturLimits.documents });
  });
  await linked(book, detail, (link, row) => {
    if (++count > fakturLimits.lines) throw new Refusal('too_many_lines', { limit: fakturLimits.lines });
    const raw = fromSheetRow(fakturCells, row, detail.columns);
    const list = lines.get(link);
    if (list) list.push(raw);
    else lines.set(link, [raw]);
  });
  if (headers.size === 0 && lines.size === 0) throw new Refusal('no_rows');

  for (const [link, header] of headers) {
    const own = lines.get(link) ?? [{ row: WITHOUT_LINES + header.row, cells: {} }];
    take(withHeader(own, header, repeated.has(link) ? 'file_row_repeated' : null));
  }
  for (const [link, own] of lines) if (!headers.has(link)) take(withHeader(own, undefined, 'file_row_unlinked'));
};
