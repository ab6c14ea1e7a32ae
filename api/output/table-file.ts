import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, excelCell } from './table-columns.ts';
import { csvCells, writeCsv } from './table-csv.ts';
import { writeXlsx } from './table-xlsx.ts';

export type TableFormat = 'xlsx' | 'csv';

export type Table<R> = {
  readonly name: string;
  readonly columns: readonly Column<R>[];
  readonly headingOf: (key: string) => string;
};

/** Records as one table in a file, one row each, written while they are read. */
export const writeTable = <R>(
  path: string,
  format: TableFormat,
  records: AsyncIterable<R> | Iterable<R>,
  { name, columns, headingOf }: Table<R>,
): Promise<void> => {
  if (format === 'csv') {
    const headings = columns.map(({ key }) => headingOf(key));
    const text = writeCsv(records, headings, (record) => [csvCells(columns, record)]);
    return pipeline(Readable.from(text), createWriteStream(path));
  }
  const titled = columns.map(({ key, amount = false }) => ({ title: headingOf(key), amount }));
  return writeXlsx(path, records, [
    { name, columns: titled, rowsOf: (record) => [columns.map((column) => excelCell(column, record))] },
  ]);
};
