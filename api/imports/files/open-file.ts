import { isReadable, readableText } from '#domain/definition/readable-text.ts';
import { openCsv } from './csv/open.ts';
import { type FileType, fileTypeOf } from './file-type.ts';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import type { Book, SheetRow } from './sheet.ts';
import { openXlsx } from './xlsx/open.ts';
import { zipDirectory } from './zip/directory.ts';

export type OpenFile =
  | { readonly type: 'xml'; readonly bytes: Buffer }
  | { readonly type: 'book'; readonly book: Book };

const all: readonly FileType[] = ['xlsx', 'csv', 'xml'];

/** What can be said of a file at the door, before it is kept: size, type, packing, macros. Throws Refusal. */
export const inspectFile = (bytes: Buffer, taken = all): void => {
  if (bytes.length > limits.fileBytes) throw new Refusal('too_large', { limit: limits.fileBytes / 1024 / 1024 });
  const type = fileTypeOf(bytes);
  if (!taken.includes(type)) throw new Refusal('xml_unwanted');
  if (type !== 'xlsx') return;
  const names = [...zipDirectory(bytes).keys()];
  if (!names.includes('xl/workbook.xml')) throw new Refusal('not_a_workbook');
  if (names.some((name) => name.endsWith('vbaProject.bin'))) throw new Refusal('macros');
};

const readableRow = (row: SheetRow): SheetRow => {
  if (row.cells.every(isReadable)) return row;
  const cleaned = new Set(row.cells.flatMap((cell, at) => (isReadable(cell) ? [] : [at])));
  return { ...row, cells: row.cells.map(readableText), cleaned };
};

/** Whatever the format: no cell holds what cannot be kept, as a file made to do harm writes it ("&#0;", "&#xD800;"). */
const readableBook = ({ sheets, read }: Book): Book => ({
  sheets: sheets.filter(isReadable),
  read: (sheet, take) => read(sheet, (row) => take(readableRow(row))),
});

/** Opens a file by what it holds; its name only labels the one sheet of a CSV file. Throws Refusal. */
export const openFile = async (bytes: Buffer, name: string): Promise<OpenFile> => {
  inspectFile(bytes);
  const type = fileTypeOf(bytes);
  if (type === 'xml') return { type, bytes };
  return {
    type: 'book',
    book: readableBook(type === 'csv' ? openCsv(bytes, readableText(name)) : await openXlsx(bytes)),
  };
};
