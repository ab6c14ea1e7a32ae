import { isReadable, readableText } from '#domain/definition/readable-text.ts';
import { openCsv } from './csv/open.ts';
import type { Reading } from './reading.ts';
import { limits, Refusal } from './refusal.ts';
import type { Book, SheetRow } from './sheet.ts';
import { openXlsx } from './xlsx/open.ts';
import { utf8Xml, utf16Of } from './xml/encoding.ts';
import { repairedXml } from './xml/faults.ts';
import { zipDirectory } from './zip/unpack.ts';

export type FileType = 'xlsx' | 'csv' | 'xml';

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte);

const HTML = /^\s*(<!doctype html|<html|<table|<meta|<head|<body|<div)/i;
const XML = /^\s*<(\?xml|[A-Za-z_])/;
/** Excel 2003's XML workbook and web pages saved as .xls open in Excel, but are not workbooks. */
const SPREADSHEET_2003 = /urn:schemas-microsoft-com:office:spreadsheet/;

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const holdsEncryptedPackage = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED);

/** A text file has no zero bytes and hardly any control characters. */
const isText = (bytes: Uint8Array): boolean => {
  let odd = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) odd++;
  }
  return odd * 50 <= bytes.length;
};

const headText = (head: Uint8Array): string =>
  new TextDecoder(utf16Of(head) ?? 'utf-8').decode(head).replace(/^\ufeff/, '');

/** By content, never by name. Throws a specific Refusal for each unsupported type. */
const fileTypeOf = (bytes: Uint8Array): FileType => {
  if (bytes.length === 0) throw new Refusal('empty_file');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Refusal(holdsEncryptedPackage(bytes) ? 'password_workbook' : 'old_excel');
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Refusal('pdf');
  const head = bytes.subarray(0, 4096);
  const wide = utf16Of(head);
  if (!wide && !isText(head)) throw new Refusal('wrong_type');
  const text = headText(head);
  if (text.trim() === '' && bytes.length <= head.length) throw new Refusal('empty_file');
  if (HTML.test(text) || SPREADSHEET_2003.test(text)) throw new Refusal('html');
  return XML.test(text) ? 'xml' : 'csv';
};

export const rootOf = (bytes: Uint8Array): string | null => {
  const head = headText(bytes.subarray(0, 4096));
  const named = /^\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/.exec(head);
  return named?.[1] ?? null;
};

export type OpenFile =
  | { readonly type: 'xml'; readonly bytes: Buffer }
  | { readonly type: 'book'; readonly book: Book };

const all: readonly FileType[] = ['xlsx', 'csv', 'xml'];

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

/** Malicious files contain characters that cannot be stored ("&#0;", "&#xD800;"). */
const readableBook = ({ sheets, hidden, read }: Book): Book => ({
  sheets: sheets.filter(isReadable),
  ...(hidden ? { hidden } : {}),
  read: (sheet, take) => read(sheet, (row) => take(readableRow(row))),
});

/** By content; the name only labels the single sheet of a CSV. Throws Refusal. */
export const openFile = async (bytes: Buffer, name: string, reading: Reading = {}): Promise<OpenFile> => {
  inspectFile(bytes);
  const type = fileTypeOf(bytes);
  if (type === 'xml') {
    const xml = utf8Xml(bytes);
    return { type, bytes: reading.faults === 'mended' ? Buffer.from(repairedXml(xml.toString())) : xml };
  }
  return {
    type: 'book',
    book: readableBook(type === 'csv' ? openCsv(bytes, readableText(name)) : await openXlsx(bytes)),
  };
};
