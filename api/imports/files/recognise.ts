import { beginning } from '#domain/definition/readable-text.ts';
import { type ImportKind, missingFields, type OwnFormat } from './kind.ts';
import type { OpenFile } from './open-file.ts';
import type { RawDocument } from './raw.ts';
import { plainReading, type TableReading } from './reading.ts';
import { Refusal } from './refusal.ts';
import type { Book, SheetRow } from './sheet.ts';
import { type Column, type Guesses, guessMapping } from './table/guess.ts';
import { columnsOf, headingRowOf, signatureOf } from './table/headings.ts';
import { headingAt } from './table/joined-heading.ts';
import { readTable, type TablePlan } from './table/read.ts';

export type SheetFacts = {
  readonly name: string;
  readonly rows: number;
  readonly preview: readonly (readonly string[])[];
};

export type TableLayout = {
  readonly sheet: string;
  readonly headingRow: number;
  readonly headingRows: 1 | 2;
  readonly columns: readonly Column[];
  readonly guesses: Guesses;
  readonly signature: string;
  readonly title: string;
};

const TITLE = 400;
const titleOf = (rows: readonly SheetRow[], headingRow: number): string =>
  rows
    .filter(({ row }) => row < headingRow)
    .flatMap(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
    .join(' | ')
    .slice(0, TITLE);

const PREVIEW = 20;
const PREVIEW_COLUMNS = 40;
const SAMPLE = 50;

const firstRows = async (book: Book, sheet: string, limit: number): Promise<SheetRow[]> => {
  const rows: SheetRow[] = [];
  await book.read(sheet, (row) => {
    rows.push(row);
    return rows.length < limit;
  });
  return rows;
};

/** The first rows by position, including empty ones: index 2 is row 3. */
const asTheyLie = (rows: readonly SheetRow[]): string[][] => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const last = Math.min(PREVIEW, rows.at(-1)?.row ?? 0);
  return Array.from({ length: last }, (_, at) =>
    (byRow.get(at + 1)?.cells ?? []).slice(0, PREVIEW_COLUMNS).map((cell) => beginning(cell, 80)),
  );
};

export const sheetFacts = async (book: Book): Promise<SheetFacts[]> => {
  const facts: SheetFacts[] = [];
  for (const name of book.sheets) {
    const preview: SheetRow[] = [];
    let rows = 0;
    await book.read(name, (row) => {
      rows++;
      if (preview.length < PREVIEW) preview.push(row);
      return undefined;
    });
    facts.push({ name, rows, preview: asTheyLie(preview) });
  }
  return facts;
};

export const layoutOf = async (kind: ImportKind, book: Book, sheet: string, chosen?: number): Promise<TableLayout> => {
  const rows = await firstRows(book, sheet, SAMPLE + (chosen ?? 0));
  const named = chosen ?? headingRowOf(kind, rows.slice(0, PREVIEW));
  const heading = headingAt(rows, named);
  const [headingRow, headingRows] = [heading?.row ?? named, heading?.rows ?? 1];
  const columns = columnsOf(heading, rows.filter(({ row }) => row >= headingRow + headingRows).slice(0, SAMPLE));
  if (columns.length === 0) throw new Refusal('no_rows');
  const guessed = guessMapping(kind, columns);
  return {
    sheet,
    headingRow,
    headingRows,
    columns,
    guesses: kind.weigh?.(guessed, columns) ?? guessed,
    signature: signatureOf(columns),
    title: titleOf(rows, headingRow),
  };
};

export type Recognised =
  | OwnFormat
  | { readonly source: 'table'; readonly sheets: readonly SheetFacts[]; readonly layout: TableLayout };

const isWhole = (kind: ImportKind, { guesses }: TableLayout): boolean =>
  missingFields(kind, Object.fromEntries(Object.entries(guesses).map(([field, guess]) => [field, guess?.column ?? ''])))
    .length === 0;

export const recognise = async (kind: ImportKind, file: OpenFile): Promise<Recognised> => {
  const own = await kind.own?.(file);
  if (own) return own;
  if (file.type === 'xml') throw new Refusal('xml_unwanted');
  const sheets = await sheetFacts(file.book);
  return { source: 'table', sheets, layout: await likeliestLayout(kind, file.book, sheets) };
};

/** Visible sheets come first, then those whose headings cover all required fields: a code list may be longer. */
const likeliestLayout = async (kind: ImportKind, book: Book, sheets: readonly SheetFacts[]): Promise<TableLayout> => {
  const isHidden = ({ name }: SheetFacts): number => (book.hidden?.has(name) ? 1 : 0);
  const [fullest, ...others] = [...sheets]
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => isHidden(a) - isHidden(b) || b.rows - a.rows);
  if (!fullest) throw new Refusal('no_rows');
  const first = await layoutOf(kind, book, fullest.name);
  if (isWhole(kind, first)) return first;
  for (const { name, rows } of others) {
    if (rows < 2) continue;
    const layout = await layoutOf(kind, book, name);
    if (isWhole(kind, layout)) return layout;
  }
  return first;
};

export const readDocuments = async (
  kind: ImportKind,
  file: OpenFile,
  plan: OwnFormat | ({ source: 'table' } & TablePlan),
  npwp: string,
  how: TableReading = plainReading(),
): Promise<RawDocument[]> => {
  const documents: RawDocument[] = [];
  const take = (document: RawDocument): void => {
    documents.push(document);
  };
  if ('read' in plan) {
    how.seen.columns.push(...(plan.unread ?? []));
    await plan.read(npwp, take, how);
  } else if (file.type === 'book') await readTable(kind, file.book, plan, take, how);
  return documents;
};
