import type { Finding } from '#domain/definition/finding.ts';
import { fromSheetRow } from '../cells/from-sheet-row.ts';
import type { ImportKind } from '../kind.ts';
import type { RawDocument, RawRow } from '../raw.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';
import { headingKey } from '../table/heading-key.ts';
import { ownerIn } from '../table/owner.ts';

/** A column of a workbook of the tax office: its heading there and our field, `null` where we take nothing from it. */
export type ConverterColumn<F extends string = string> = { readonly heading: string; readonly field: F | null };

export const ROW_LINK = 'Baris';
/** The word in the first column that closes a sheet. */
export const END_MARK = 'END';

/** How such a workbook is laid out. */
type Layout<F extends string> = {
  /** One row for each document, and one for each line, linked to its document by "Baris". */
  readonly head: readonly ConverterColumn<F>[];
  readonly detail: readonly ConverterColumn<F>[];
  /** Stands above the headings, beside the number of the company whose file it is. */
  readonly owner: string;
  readonly cells: Pick<ImportKind, 'fields' | 'computed'>;
  readonly limits: ImportKind['limits'];
  /** The field in which a row that belongs to none is told. */
  readonly blamed: F;
};

type Sheet<F> = {
  readonly name: string;
  readonly headingRow: number;
  /** Index of the column "Baris". */
  readonly link: number;
  readonly columns: readonly (F | null)[];
};

export type TwoSheets<F extends string> = {
  readonly head: Sheet<F>;
  readonly detail: Sheet<F>;
  readonly ownerNpwp: string | null;
};

/** A heading row has "Baris" and at least two thirds of the sheet's other headings. */
const matching = <F extends string>(
  name: string,
  row: SheetRow,
  wanted: readonly ConverterColumn<F>[],
): Sheet<F> | null => {
  const keys = new Map(wanted.map((column) => [headingKey(column.heading), column]));
  const found = row.cells.map((cell) => keys.get(headingKey(cell)));
  const link = found.findIndex((column) => column?.heading === ROW_LINK);
  const known = found.filter((column) => column && column.heading !== ROW_LINK).length;
  if (link < 0 || known * 3 < (wanted.length - 1) * 2) return null;
  return { name, headingRow: row.row, link, columns: found.map((column) => column?.field ?? null) };
};

/** Documents without lines have no row in the second sheet; theirs are numbered from here, past any row of that sheet. */
const WITHOUT_LINES = 1_100_000;

type Trouble = 'file_row_repeated' | 'file_row_unlinked';

const linked = async <F>(book: Book, sheet: Sheet<F>, take: (link: string, row: SheetRow) => void): Promise<void> => {
  let ended = false;
  await book.read(sheet.name, (row) => {
    if (row.row <= sheet.headingRow) return undefined;
    if (row.cells.some((cell) => cell.trim().toUpperCase() === END_MARK)) ended = true;
    else take((row.cells[sheet.link] ?? '').trim(), row);
    return ended ? false : undefined;
  });
};

/** Workbooks of the tax office whose documents stand in one sheet and their lines in another, whatever the sheets are called and in what order. */
export const twoSheets = <F extends string>({
  head: heads,
  detail: details,
  owner,
  cells,
  limits,
  blamed,
}: Layout<F>) => {
  /** The header's cells move into the first line: both were made for this document alone, so nothing is copied. */
  const withHeader = (lines: RawRow[], header: RawRow | undefined, trouble: Trouble | null): RawDocument => {
    const [first, ...rest] = lines;
    if (!first) return [];
    const all = Object.assign(header?.cells ?? {}, first.cells);
    const findings: Finding[] = [...(header?.findings ?? []), ...(first.findings ?? [])];
    if (trouble) findings.push({ path: blamed, message: `impor.finding.${trouble}`, severity: 'error' });
    return [findings.length > 0 ? { row: first.row, cells: all, findings } : { row: first.row, cells: all }, ...rest];
  };

  return {
    /** Both sheets of such a workbook; null of every other. */
    recognise: async (book: Book): Promise<TwoSheets<F> | null> => {
      let head: Sheet<F> | null = null;
      let detail: Sheet<F> | null = null;
      let ownerNpwp: string | null = null;
      for (const name of book.sheets) {
        const rows = await headRows(book, name);
        for (const row of rows) {
          const asHead: Sheet<F> | null = head ? null : matching(name, row, heads);
          if (asHead) {
            head = asHead;
            ownerNpwp = ownerIn(
              rows.filter((other) => other.row < row.row),
              owner,
            );
          }
          detail ??= matching(name, row, details);
        }
        if (head && detail) return { head, detail, ownerNpwp };
      }
      return null;
    },

    /** Reads both sheets and joins them by "Baris". Lines without a document become documents that say so. Throws Refusal. */
    read: async (
      book: Book,
      { head, detail, ownerNpwp }: TwoSheets<F>,
      npwp: string,
      take: (document: RawDocument) => void,
    ): Promise<void> => {
      if (ownerNpwp) refuseOtherTin(ownerNpwp, npwp);
      const headers = new Map<string, RawRow>();
      const lines = new Map<string, RawRow[]>();
      const repeated = new Set<string>();
      let count = 0;

      await linked(book, head, (link, row) => {
        if (headers.has(link)) repeated.add(link);
        else headers.set(link, fromSheetRow(cells, row, head.columns));
        if (headers.size > limits.documents) throw new Refusal('too_many_documents', { limit: limits.documents });
      });
      await linked(book, detail, (link, row) => {
        if (++count > limits.lines) throw new Refusal('too_many_lines', { limit: limits.lines });
        const raw = fromSheetRow(cells, row, detail.columns);
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
    },
  };
};
