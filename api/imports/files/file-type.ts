import { Refusal } from './refusal.ts';

export type FileType = 'xlsx' | 'csv' | 'xml';

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte);

const HTML = /^\s*(<!doctype html|<html|<table|<meta|<head|<body|<div)/i;
const XML = /^\s*<(\?xml|[A-Za-z_])/;
/** Excel 2003's XML workbook and web pages saved as .xls open in Excel, but are no workbook. */
const SPREADSHEET_2003 = /urn:schemas-microsoft-com:office:spreadsheet/;

/** A text file has no zero bytes and hardly any control characters. */
const isText = (bytes: Uint8Array): boolean => {
  let odd = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) odd++;
  }
  return odd * 50 <= bytes.length;
};

/** Decides by content, never by name, what a file is. Throws Refusal for everything we do not take, each in its own words. */
export const fileTypeOf = (bytes: Uint8Array): FileType => {
  if (bytes.length === 0) throw new Refusal('empty_file');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refusal('old_excel');
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Refusal('pdf');
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return 'csv';
  const head = bytes.subarray(0, 4096);
  if (!isText(head)) throw new Refusal('wrong_type');
  const text = new TextDecoder('utf-8').decode(head).replace(/^\ufeff/, '');
  if (text.trim() === '' && bytes.length <= head.length) throw new Refusal('empty_file');
  if (HTML.test(text) || SPREADSHEET_2003.test(text)) throw new Refusal('html');
  return XML.test(text) ? 'xml' : 'csv';
};
