import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { fromSheetRow } from '../cells/from-sheet-row.ts';
import type { ImportKind } from '../kind.ts';
import type { RawDocument, RawRow } from '../raw.ts';
import { plainReading, type TableReading } from '../reading.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';
import { headingKey } from '../table/heading-key.ts';
import { ownerIn } from '../table/owner.ts';
import { totalWords } from '../table/rest-rows.ts';
import { restSorter } from '../table/rest-sorter.ts';
import { officeColumns, officeText } from './elements.ts';
import type { BupotColumn } from './fields.ts';
import { slipLimits } from './read-bulk.ts';

export type Converter = {
  readonly sheet: string;
  readonly headingRow: number;
  readonly tin: string | null;
  readonly columns: readonly (BupotColumn | null)[];
};

export const WITHHOLDER_LABEL = 'NPWP Pemotong';
const END_MARK = /^end$/i;
const ROW_NUMBER = /^(no|nomor|baris)?$/;

type Matched = { readonly columns: readonly (BupotColumn | null)[]; readonly amiss: number };

/** The office's columns end at an empty heading after the last known one. Behind it are helper columns of formulas. */
const endOf = (cells: readonly string[], at: readonly number[]): number => {
  const last = at.findLastIndex((place) => place >= 0);
  const gap = cells.findIndex((cell, column) => column > last && headingKey(cell) === '');
  return gap < 0 ? cells.length : gap;
};

/** Two thirds of the headings are known and few are foreign. A reworded heading is matched by its position. */
const matching = (kind: SlipKind, { cells }: SheetRow): Matched | null => {
  const wanted = officeColumns(kind);
  const at = cells.map((cell) => {
    const key = headingKey(cell);
    return key === ''
      ? -1
      : wanted.findIndex(({ headings }) => headings.some((heading) => headingKey(heading) === key));
  });
  const first = at.indexOf(0);
  const known = new Set(at.filter((place) => place >= 0));
  const end = endOf(cells, at);
  const foreign = cells.filter(
    (cell, place) => place < end && at[place] === -1 && !ROW_NUMBER.test(headingKey(cell)),
  ).length;
  if (known.size * 3 < wanted.length * 2 || known.size + foreign > wanted.length + 1) return null;
  const columns = at.slice(0, end).map((place, column) => {
    const meant = place >= 0 ? place : first >= 0 && !known.has(column - first) ? column - first : -1;
    return wanted[meant]?.column ?? null;
  });
  return { columns, amiss: wanted.length - known.size + foreign };
};

/** Kinds share most headings; the one with the fewest missing and foreign ones wins. */
const isMeant = (kind: SlipKind, { amiss }: Matched, row: SheetRow): boolean =>
  slipKinds.every((other) => other === kind || (matching(other, row)?.amiss ?? amiss) >= amiss);

export const recogniseConverter = async (kind: SlipKind, book: Book): Promise<Converter | null> => {
  for (const sheet of book.sheets) {
    const rows = await headRows(book, sheet);
    for (const row of rows) {
      const found = matching(kind, row);
      if (!found || !isMeant(kind, found, row)) continue;
      const { columns } = found;
      const above = rows.filter((one) => one.row < row.row);
      return { sheet, headingRow: row.row, columns, tin: ownerIn(above, WITHHOLDER_LABEL) };
    }
  }
  return null;
};

const CALCULATED: ReadonlySet<string> = new Set(['rate', 'nett', 'tax'] satisfies BupotColumn[]);

const isIdle = ({ cells, findings = [] }: RawRow): boolean =>
  Object.keys(cells).every((field) => CALCULATED.has(field)) && findings.every(({ path }) => CALCULATED.has(path));

/** Up to the office's end mark. Hidden rows, totals and notes are recorded and skipped. Throws Refusal. */
export const readConverter = async (
  { kind, ...shapes }: Pick<ImportKind, 'fields' | 'computed'> & { readonly kind: SlipKind },
  book: Book,
  { sheet, headingRow, tin, columns }: Converter,
  npwp: string,
  take: (document: RawDocument) => void,
  how: TableReading = plainReading(),
): Promise<void> => {
  if (tin) refuseOtherTin(tin, npwp);
  const cellText = officeText(kind);
  let count = 0;
  const takeRow = (sheetRow: SheetRow): RawRow => {
    const raw = fromSheetRow(shapes, sheetRow, columns);
    if (++count > slipLimits.documents) throw new Refusal('too_many_documents', { limit: slipLimits.documents });
    const cells = Object.fromEntries(
      Object.entries(raw.cells).map(([column, text]) => [column, cellText(column as BupotColumn, text)]),
    );
    const row = { ...raw, cells };
    take([row]);
    return row;
  };
  const headings = officeColumns(kind).flatMap((column) => column.headings);
  const rest = restSorter({ kind: shapes, columns, headings }, how, takeRow);
  await book.read(sheet, (sheetRow) => {
    if (sheetRow.row <= headingRow) return undefined;
    if (sheetRow.cells.some((cell) => END_MARK.test(cell.trim()))) return false;
    if (totalWords(sheetRow) === null && isIdle(fromSheetRow(shapes, sheetRow, columns))) return undefined;
    rest.row(sheetRow);
    return undefined;
  });
  rest.end(count);
  if (count === 0) throw new Refusal('no_rows');
};
