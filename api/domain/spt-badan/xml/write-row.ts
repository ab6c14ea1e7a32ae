import { rupiah, sen } from '../../definition/money.ts';
import { xmlDecimal } from '../../definition/xml.ts';
import type { EntryRow } from '../entries.ts';
import { assetCode, officeGroup } from './asset-codes.ts';
import type { XmlAttachment, XmlColumn } from './attachments.ts';
import { countryCode } from './countries.ts';

const dayFirst = (day: string): string => day.split('-').reverse().join('-');

/** 16 digits; a number of 15 gets the 0 that the office put before it. */
const tin = (text: string): string | null => {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : null;
};

/** Null for an entry that the office has no code for. */
const written = ([, , format, need]: XmlColumn, entry: string, row: EntryRow): string | null => {
  if (format === 'zero') return '0';
  if (entry === '') return need === 'amount' ? '0' : '';
  switch (format) {
    case 'tin':
      return tin(entry);
    case 'amount':
    case 'computed':
      return xmlDecimal(rupiah(sen(entry)));
    case 'day':
      return dayFirst(entry);
    case 'country':
      return countryCode(entry);
    case 'asset':
      return assetCode(entry, row.group ?? '');
    case 'group':
      return officeGroup(entry);
    case 'month':
      return String(Number(entry.slice(5, 7)));
    case 'year':
      return entry.slice(0, 4);
    case 'unknown':
      return null;
    default:
      return entry;
  }
};

const entryAt = (row: EntryRow, [, column, format]: XmlColumn): string =>
  format === 'nothing' || column === '' ? '' : (row[column] ?? '').trim();

/** The elements of a row in the office's order, with their text. */
export const writtenRow = ({ columns }: XmlAttachment, row: EntryRow): readonly (readonly [string, string])[] =>
  columns.map((column) => [column[0], written(column, entryAt(row, column), row) ?? '']);

const amountIn = (row: EntryRow, column: string): number => sen(row[column] || '0');

const faultAt = (column: XmlColumn, row: EntryRow): 'xml_missing' | 'xml_positive' | 'xml_code' | null => {
  const [, name, , need] = column;
  const entry = entryAt(row, column);
  const isRequired = need === 'required' || need === 'positive' || (need === 'withTax' && amountIn(row, 'tax') > 0);
  if (isRequired && entry === '') return 'xml_missing';
  if (need === 'positive' && amountIn(row, name) <= 0) return 'xml_positive';
  return written(column, entry, row) === null ? 'xml_code' : null;
};

export type XmlFault = {
  /** From 0. */
  readonly row: number;
  readonly column: string;
  readonly rule: 'xml_missing' | 'xml_positive' | 'xml_code';
};

/** Cells that the office requires and that are empty or have no code, once each. */
export const xmlFaults = ({ columns }: XmlAttachment, rows: readonly EntryRow[]): readonly XmlFault[] =>
  rows.flatMap((row, at) => {
    const found = new Map<string, XmlFault>();
    for (const column of columns) {
      const rule = faultAt(column, row);
      if (rule && !found.has(column[1])) found.set(column[1], { row: at, column: column[1], rule });
    }
    return [...found.values()];
  });

/** Columns with codes of the office that are not published: no file can be made. */
export const unknownCodes = ({ columns }: XmlAttachment): readonly string[] =>
  columns.flatMap(([, column, format]) => (format === 'unknown' ? [column] : []));
