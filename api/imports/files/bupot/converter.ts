import type { SlipKind } from '#domain/bupot/kinds.ts';
import { fromSheetRow } from '../cells/from-sheet-row.ts';
import type { ImportKind } from '../kind.ts';
import type { RawDocument } from '../raw.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';
import { headingKey } from '../table/heading-key.ts';
import { officeColumns, officeText } from './elements.ts';
import type { BupotColumn } from './fields.ts';
import { slipLimits } from './read-bulk.ts';

/** A sheet of the office's converter workbook: its number of the withholder, and which column holds what. */
export type Converter = {
  readonly sheet: string;
  readonly headingRow: number;
  readonly tin: string | null;
  readonly columns: readonly (BupotColumn | null)[];
};

/** Cell C1 holds the withholder. */
const TIN_COLUMN = 2;
const END_MARK = /^end$/i;
const ROW_NUMBER = /^(no|nomor|baris)?$/;

/**
 * The columns under a row of the converter's headings: two thirds of them are known and hardly any is foreign to it. A heading that was
 * reworded is known by its place in the office's order.
 */
const matching = (kind: SlipKind, { cells }: SheetRow): (BupotColumn | null)[] | null => {
  const wanted = officeColumns(kind);
  const at = cells.map((cell) => {
    const key = headingKey(cell);
    return key === ''
      ? -1
      : wanted.findIndex(({ headings }) => headings.some((heading) => headingKey(heading) === key));
  });
  const first = at.indexOf(0);
  const known = new Set(at.filter((place) => place >= 0));
  const foreign = cells.filter((cell, place) => at[place] === -1 && !ROW_NUMBER.test(headingKey(cell))).length;
  if (known.size * 3 < wanted.length * 2 || known.size + foreign > wanted.length + 1) return null;
  return at.map((place, column) => {
    const meant = place >= 0 ? place : first >= 0 && !known.has(column - first) ? column - first : -1;
    return wanted[meant]?.column ?? null;
  });
};

const digitsOf = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');

/** Whether a workbook is the office's converter for slips of this kind, whatever its sheets are called. */
export const recogniseConverter = async (kind: SlipKind, book: Book): Promise<Converter | null> => {
  for (const sheet of book.sheets) {
    const rows = await headRows(book, sheet);
    for (const row of rows) {
      const columns = matching(kind, row);
      if (!columns) continue;
      const tin = digitsOf(rows.find((one) => one.row === 1)?.cells[TIN_COLUMN]);
      return { sheet, headingRow: row.row, columns, tin: row.row > 1 && tin.length >= 15 ? tin : null };
    }
  }
  return null;
};

/** Reads the rows below the headings, up to the office's mark of the end. Throws Refusal. */
export const readConverter = async (
  { kind, ...shapes }: Pick<ImportKind, 'fields' | 'computed'> & { readonly kind: SlipKind },
  book: Book,
  { sheet, headingRow, tin, columns }: Converter,
  npwp: string,
  take: (document: RawDocument) => void,
): Promise<void> => {
  if (tin) refuseOtherTin(tin, npwp);
  const cellText = officeText(kind);
  let count = 0;
  await book.read(sheet, (sheetRow) => {
    if (sheetRow.row <= headingRow) return undefined;
    if (sheetRow.cells.some((cell) => END_MARK.test(cell.trim()))) return false;
    const raw = fromSheetRow(shapes, sheetRow, columns);
    if (Object.keys(raw.cells).length === 0 && !raw.findings) return undefined;
    if (++count > slipLimits.documents) throw new Refusal('too_many_documents', { limit: slipLimits.documents });
    const cells = Object.fromEntries(
      Object.entries(raw.cells).map(([column, text]) => [column, cellText(column as BupotColumn, text)]),
    );
    take([{ ...raw, cells }]);
    return undefined;
  });
  if (count === 0) throw new Refusal('no_rows');
};
