import { stringify } from 'csv-stringify/sync';
import { guarded } from '#domain/text/formula-guard.ts';
import type { Column } from './table-columns.ts';

/** Values of a row for a text file, guarded so that no spreadsheet takes one for a formula. */
export const csvCells = <R>(columns: readonly Column<R>[], record: R): string[] =>
  columns.map(({ value }) => guarded(value(record) ?? ''));

/** A CSV as Excel takes it; each record gives one row or several. */
export async function* writeCsv<R>(
  records: AsyncIterable<R> | Iterable<R>,
  headings: readonly string[],
  rowsOf: (record: R) => readonly (readonly string[])[],
): AsyncGenerator<string> {
  // Excel takes the file for UTF-8 only with the byte order mark.
  yield `\ufeff${stringify([[...headings]])}`;
  for await (const record of records) yield stringify(rowsOf(record).map((row) => [...row]));
}
