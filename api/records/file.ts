import { stringify } from 'csv-stringify/sync';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { Locale } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { guarded } from '#domain/text/formula-guard.ts';
import { openFile } from '../imports/files/open-file.ts';
import { Refusal } from '../imports/files/refusal.ts';
import type { SheetRow } from '../imports/files/sheet.ts';
import { cellText, type FileRow, headingOf, rowsOf } from './record-rows.ts';

/** Rows of one file at most: they are saved together or not at all. */
export const MOST_ROWS = 500;

export const recordsCsv = (
  record: PlainRecord,
  rows: readonly Readonly<Record<string, unknown>>[],
  locale: Locale,
): string => {
  const names = Object.keys(record.fields);
  const table = [
    names.map((name) => headingOf(record, name, locale)),
    ...rows.map((row) => names.map((name) => guarded(cellText(record, name, row[name], locale)))),
  ];
  return `\ufeff${stringify(table, { delimiter: locale === 'id' ? ';' : ',', quoted: true, record_delimiter: '\r\n' })}`;
};

/** The rows of the first sheet of a workbook or CSV. Throws `invalid` at the file. */
export const readRecords = async (record: PlainRecord, file: File): Promise<readonly FileRow[]> => {
  const wrong = (message: string) => new Problem('invalid', { errors: { file: message } });
  const cells: SheetRow[] = [];
  try {
    const opened = await openFile(Buffer.from(await file.arrayBuffer()), file.name);
    const [sheet] = opened.type === 'book' ? opened.book.sheets : [];
    if (opened.type === 'book' && sheet !== undefined)
      await opened.book.read(sheet, (row) => cells.push(row) <= MOST_ROWS + 1);
  } catch (error) {
    if (error instanceof Refusal) throw wrong('records.import.unread');
    throw error;
  }
  const rows = rowsOf(record, cells);
  if (rows.length === 0) throw wrong('records.import.no_rows');
  if (rows.length > MOST_ROWS) throw wrong('records.import.too_many');
  return rows;
};
