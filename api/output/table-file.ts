import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import ExcelJS from 'exceljs';
import type { Locale } from '#domain/messages/index.ts';
import { guarded } from '#domain/text/formula-guard.ts';

type Cell = string | null;

/** Identifiers as text, amounts as plain decimals. */
export type Column<R> = {
  readonly key: string;
  readonly amount?: true;
  /** A number that is not an amount: a rate, a count. */
  readonly number?: true;
  readonly value: (record: R) => Cell;
};

const LONGEST_EXACT = 15;

/** Excel keeps fifteen digits: a longer amount is written as text, so that nothing is rounded silently. */
export const excelCell = <R>(column: Column<R>, record: R): string | number | null => {
  const text = column.value(record);
  if (!(column.amount || column.number) || text === null) return text;
  return text.replace(/\D/g, '').length <= LONGEST_EXACT ? Number(text) : text;
};

const DECIMAL = /^-?\d+\.\d+$/;
/** With more digits than this after the mark, they cannot be read as thousands. */
const LIKE_THOUSANDS = 3;

/** "1250,5" in Indonesian. */
const localDecimal = (text: string, locale: Locale): string => {
  const [whole = '', behind = ''] = text.split('.');
  return `${whole}${locale === 'id' ? ',' : '.'}${behind.length === LIKE_THOUSANDS ? `${behind}0` : behind}`;
};

/** With the decimal mark of the language, texts escaped against formula injection. */
export const csvCells = <R>(columns: readonly Column<R>[], record: R, locale: Locale): string[] =>
  columns.map(({ value, amount, number }) => {
    const text = value(record) ?? '';
    return (amount || number) && DECIMAL.test(text) ? localDecimal(text, locale) : guarded(text);
  });

/** A semicolon where the comma is the decimal mark. */
export const csvSeparator = (locale: Locale): ';' | ',' => (locale === 'id' ? ';' : ',');

/** Every text is in quotes, so that no character ends a cell early. Each record gives one row or several. */
export async function* writeCsv<R>(
  records: AsyncIterable<R> | Iterable<R>,
  headings: readonly string[],
  rowsOf: (record: R) => readonly (readonly string[])[],
  locale: Locale,
): AsyncGenerator<string> {
  const options = { delimiter: csvSeparator(locale), quoted: true };
  // Excel detects UTF-8 only with the byte order mark.
  yield `\ufeff${stringify([headings.map(guarded)], options)}`;
  for await (const record of records)
    yield stringify(
      rowsOf(record).map((row) => [...row]),
      options,
    );
}

type Sheet<R> = {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly amount: boolean; readonly number?: boolean }[];
  readonly foot?: () => readonly (readonly (string | number | null)[])[];
  readonly rowsOf: (record: R) => readonly (readonly (string | number | null)[])[];
};

const heading = (sheet: ExcelJS.Worksheet, columns: Sheet<never>['columns']): void => {
  sheet.columns = columns.map(({ title, amount, number = false }) => ({
    width: Math.min(40, Math.max(12, title.length + 2)),
    style: { numFmt: amount ? '#,##0.00' : number ? 'General' : '@' },
  }));
  const row = sheet.addRow(columns.map(({ title }) => title));
  row.font = { bold: true };
  row.commit();
};

export const writeXlsx = async <R>(
  path: string,
  records: AsyncIterable<R> | Iterable<R>,
  sheets: readonly Sheet<R>[],
): Promise<void> => {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: false });
  const open = sheets.map((of) => {
    const sheet = book.addWorksheet(of.name, { views: [{ state: 'frozen', ySplit: 1 }] });
    heading(sheet, of.columns);
    return { sheet, of };
  });
  for await (const record of records)
    for (const { sheet, of } of open) for (const row of of.rowsOf(record)) sheet.addRow([...row]).commit();
  for (const { sheet, of } of open) {
    for (const row of of.foot?.() ?? []) {
      const last = sheet.addRow([...row]);
      last.font = { bold: true };
      last.commit();
    }
    sheet.commit();
  }
  await book.commit();
};

export type TableFormat = 'xlsx' | 'csv';

type Table<R> = {
  readonly name: string;
  readonly columns: readonly Column<R>[];
  readonly headingOf: (key: string) => string;
  readonly locale: Locale;
  readonly foot?: () => readonly Readonly<Record<string, string>>[];
};

export const writeTable = <R>(
  path: string,
  format: TableFormat,
  records: AsyncIterable<R> | Iterable<R>,
  { name, columns, headingOf, locale, foot = () => [] }: Table<R>,
): Promise<void> => {
  // A footer row uses the same columns with its own texts.
  const below = columns.map(({ value: _, ...column }) => ({
    ...column,
    value: (row: Readonly<Record<string, string>>) => row[column.key] ?? null,
  }));
  if (format === 'csv') {
    const headings = columns.map(({ key }) => headingOf(key));
    const rows = async function* (): AsyncGenerator<readonly string[]> {
      for await (const record of records) yield csvCells(columns, record, locale);
      for (const row of foot()) yield csvCells(below, row, locale);
    };
    return pipeline(Readable.from(writeCsv(rows(), headings, (row) => [row], locale)), createWriteStream(path));
  }
  const titled = columns.map(({ key, amount = false, number = false }) => ({ title: headingOf(key), amount, number }));
  return writeXlsx(path, records, [
    {
      name,
      columns: titled,
      rowsOf: (record) => [columns.map((column) => excelCell(column, record))],
      foot: () => foot().map((row) => below.map((column) => excelCell(column, row))),
    },
  ]);
};
