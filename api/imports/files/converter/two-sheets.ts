import type { Finding } from '#domain/definition/finding.ts';
import { fromSheetRow } from '../cells/from-sheet-row.ts';
import type { ImportKind } from '../kind.ts';
import type { RawDocument, RawRow } from '../raw.ts';
import { plainReading, type TableReading } from '../reading.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { belowOf, headRows } from '../table/head-rows.ts';
import { ownerIn } from '../table/owner.ts';
import type { ConverterColumn } from './column.ts';
import { withJoinedSheet } from './joined-sheet.ts';
import { knownColumns, placedColumns } from './known-columns.ts';

export const ROW_LINK = 'Baris';
export const END_MARK = 'END';

type Layout<F extends string> = {
  /** Head: one row per document. Detail: one row per line, linked by "Baris". */
  readonly head: readonly ConverterColumn<F>[];
  readonly detail: readonly ConverterColumn<F>[];
  readonly owner: string;
  readonly cells: Pick<ImportKind, 'fields' | 'computed'>;
  readonly limits: ImportKind['limits'];
  readonly blamed: F;
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
};

type Sheet<F> = {
  readonly name: string;
  readonly headingRow: number;
  readonly link: number;
  readonly columns: readonly (F | null)[];
  readonly unknown: ReadonlyMap<number, string>;
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
  synonyms: Layout<F>['synonyms'],
): Sheet<F> | null => {
  const named = knownColumns(row.cells, wanted, synonyms);
  const link = named.findIndex((column) => column?.heading === ROW_LINK);
  const known = named.filter((column) => column && column.heading !== ROW_LINK).length;
  if (link < 0 || known * 3 < (wanted.length - 1) * 2) return null;
  const found = placedColumns(named, row.cells, wanted);
  const unknown = row.cells.flatMap((cell, at): [number, string][] =>
    cell.trim() === '' || found[at] ? [] : [[at, cell.trim()]],
  );
  return {
    name,
    headingRow: row.row,
    link,
    columns: found.map((column) => column?.field ?? null),
    unknown: new Map(unknown),
  };
};

const unreadIn = async <F>(book: Book, { name, headingRow, unknown }: Sheet<F>): Promise<string[]> => {
  if (unknown.size === 0) return [];
  const filled = new Set<number>();
  for (const { cells } of await belowOf(book, name, headingRow))
    for (const at of unknown.keys()) if ((cells[at] ?? '').trim() !== '') filled.add(at);
  return [...unknown].flatMap(([at, heading]) => (filled.has(at) ? [heading] : []));
};

/** Row numbers for documents without lines: above any row number of the second sheet. */
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

/** Workbooks of the tax office with documents and lines in separate sheets, in any order. */
export const twoSheets = <F extends string>({
  head: heads,
  detail: details,
  owner,
  cells,
  limits,
  blamed,
  synonyms,
}: Layout<F>) => {
  /** In place: both objects belong to this document only. */
  const withHeader = (lines: RawRow[], header: RawRow | undefined, trouble: Trouble | null): RawDocument => {
    const [first, ...rest] = lines;
    if (!first) return [];
    const all = Object.assign(header?.cells ?? {}, first.cells);
    const findings: Finding[] = [...(header?.findings ?? []), ...(first.findings ?? [])];
    if (trouble) findings.push({ path: blamed, message: `impor.finding.${trouble}`, severity: 'error' });
    return [findings.length > 0 ? { row: first.row, cells: all, findings } : { row: first.row, cells: all }, ...rest];
  };

  return {
    recognise: async (book: Book): Promise<TwoSheets<F> | null> => {
      let head: Sheet<F> | null = null;
      let detail: Sheet<F> | null = null;
      let ownerNpwp: string | null = null;
      for (const name of book.sheets) {
        const rows = await headRows(book, name);
        for (const row of rows) {
          const asHead: Sheet<F> | null = head ? null : matching(name, row, heads, synonyms);
          if (asHead) {
            head = asHead;
            ownerNpwp = ownerIn(
              rows.filter((other) => other.row < row.row),
              owner,
            );
          }
          if (!asHead) detail ??= matching(name, row, details, synonyms);
        }
        if (head && detail) return { head, detail, ownerNpwp };
      }
      return null;
    },

    unread: async (book: Book, { head, detail }: TwoSheets<F>): Promise<string[]> => [
      ...(await unreadIn(book, head)),
      ...(await unreadIn(book, detail)),
    ],

    asTable: (book: Book, { head, detail }: TwoSheets<F>): Book => withJoinedSheet(book, head, detail),

    /** Lines without a document become documents with an error. Throws Refusal. */
    read: async (
      book: Book,
      { head, detail, ownerNpwp }: TwoSheets<F>,
      npwp: string,
      take: (document: RawDocument) => void,
      { reading, seen }: TableReading = plainReading(),
    ): Promise<void> => {
      if (ownerNpwp) refuseOtherTin(ownerNpwp, npwp);
      const headers = new Map<string, RawRow>();
      const lines = new Map<string, RawRow[]>();
      const repeated = new Set<string>();
      let count = 0;

      const left = new Set<string>();
      const isLeft = (link: string, row: SheetRow): boolean => {
        if (row.hidden) seen.hidden++;
        if (row.hidden && reading.hidden === 'without') left.add(link);
        return row.hidden === true && reading.hidden === 'without';
      };

      await linked(book, head, (link, row) => {
        if (isLeft(link, row)) return;
        if (headers.has(link)) repeated.add(link);
        else headers.set(link, fromSheetRow(cells, row, head.columns));
        if (headers.size > limits.documents) throw new Refusal('too_many_documents', { limit: limits.documents });
      });
      await linked(book, detail, (link, row) => {
        if (left.has(link) && !headers.has(link)) return;
        if (row.hidden && isLeft(`line ${link}`, row)) return;
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
