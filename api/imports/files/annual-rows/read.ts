import { say } from '#domain/messages/index.ts';
import type { EntryRow } from '#domain/spt-badan/entries.ts';
import { entryOfText } from '#domain/spt-badan/entry-of-text.ts';
import type { RowColumn, RowTable } from '#domain/spt-badan/row-table.ts';
import { readDay } from '../cells/day.ts';
import { type CellReader, cellReader, readDecimal } from '../cells/reader.ts';
import { surveyor } from '../cells/survey.ts';
import { type RawRow, type Style, unknownStyle } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import { rowsUnder, type TablePlan } from '../table/read.ts';
import { enteredColumns, MOST_ROWS, rowsImport } from './table.ts';

const namesOf = (key: string): readonly string[] => [say('id', key), say('en', key)];

/** In the notation of the file; what cannot be read for sure stays as written, so that a person repairs it. */
const entryIn = (reader: CellReader, { name, cell }: RowColumn): string => {
  const text = reader.text(name);
  const sure = (read: string | null): string =>
    read === null || reader.findings.some(({ path, severity }) => path === name && severity === 'error') ? text : read;
  if (text === '') return '';
  if (cell.kind === 'amount')
    return /^\(.*\)$/.test(text) ? entryOfText(cell, name, text, namesOf) : sure(readDecimal(reader, name, 2));
  if (cell.kind === 'day') return sure(readDay(reader, name));
  return entryOfText(cell, name, text, namesOf);
};

const isTotal = (row: EntryRow): boolean =>
  Object.values(row).some((text) => /^(?:sub\s*-?\s*|grand\s+)?(?:total|jumlah)\b/i.test(text));

/** Rows of a table as entries; those of sums are left out. Throws Refusal for a file without rows, or with too many. */
export const readAnnualRows = async (book: Book, plan: TablePlan, table: RowTable): Promise<readonly EntryRow[]> => {
  const kind = rowsImport(table);
  const columns = enteredColumns(table);
  const raw: RawRow[] = [];
  const survey = surveyor(kind);
  await rowsUnder(kind, book, plan, (row) => {
    survey.look([row]);
    raw.push(row);
  });
  const style: Style = { ...unknownStyle, ...survey.style() };
  const rows = raw
    .map(({ cells }): EntryRow => {
      const reader = cellReader(cells, style);
      return Object.fromEntries(
        columns.flatMap((column) => {
          const entry = entryIn(reader, column);
          return entry === '' ? [] : [[column.name, entry]];
        }),
      );
    })
    .filter((row) => Object.keys(row).length > 0 && !isTotal(row));
  if (rows.length === 0) throw new Refusal('no_rows');
  if (rows.length > MOST_ROWS) throw new Refusal('too_many_lines', { limit: MOST_ROWS });
  return rows;
};
