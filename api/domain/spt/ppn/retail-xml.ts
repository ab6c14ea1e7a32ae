import { dayAfterMonths } from '../../definition/day.ts';
import { isZero, rupiah, sen } from '../../definition/money.ts';
import { type XmlMap, xmlDecimal } from '../../definition/xml.ts';
import type { SptEntries } from '../record.ts';
import type { FileAmounts } from './file-amounts.ts';

export type RetailRow = FileAmounts & { readonly code: 'Normal' | '07' | '08' | 'NoVAT' };

type Filled = Pick<SptEntries, 'lines' | 'facilityCode'>;

export const retailLines: Readonly<Record<string, string>> = {
  Normal: 'I.A.5',
  '07': 'I.A.9',
  '08': 'I.A.9',
  NoVAT: 'I.B',
};

const otherLines = (lines: SptEntries['lines']): [string, string][] =>
  Object.entries(lines).filter(([line]) => !Object.values(retailLines).some((row) => line.startsWith(`${row}.`)));

export type ReadRetail = { readonly lines: Readonly<Record<string, string>>; readonly facilities: readonly string[] };

/**
 * Added to the entries or replacing them ("add" and "replace" of the tax office). Line I.A.9 keeps the facility code if
 * all of it has the same one: a total row carries only one.
 */
export const withRetail = (before: SptEntries, read: ReadRetail, how: 'add' | 'replace'): SptEntries => {
  const lines = how === 'add' ? before.lines : Object.fromEntries(otherLines(before.lines));
  const added = Object.entries(read.lines).map(([line, amount]) => [
    line,
    rupiah(sen(lines[line] ?? '0') + sen(amount)),
  ]);
  const codes = new Set([...read.facilities, ...('I.A.9.HARGA' in lines ? [before.facilityCode] : [])]);
  const [code] = codes;
  const isOne = codes.size === 1 && (code === '07' || code === '08');
  return { ...before, lines: { ...lines, ...Object.fromEntries(added) }, facilityCode: isOne ? code : null };
};

export const retailColumns = {
  TaxBaseSellingPrice: 'HARGA',
  OtherTaxBaseSellingPrice: 'LAIN',
  VAT: 'PPN',
  STLG: 'PPNBM',
} as const;

/**
 * I.A.5, with a facility I.A.9, and sales without PPN (I.B) of a masa (YYYY-MM), one total row each (DJP FAQ
 * 2025-09-17). Rows without a price are left out, and line I.A.9 if its code is missing.
 */
export const retailRows = ({ lines, facilityCode }: Filled, period: string): RetailRow[] =>
  (
    [['I.A.5', 'Normal'], ...(facilityCode ? [['I.A.9', facilityCode] as const] : []), ['I.B', 'NoVAT']] as const
  ).flatMap(([line, code]) => {
    const amount = (column: string): string => lines[`${line}.${column}`] ?? '0';
    if (isZero(amount('HARGA'))) return [];
    return {
      code,
      number: `TOTAL ${period} ${line}`,
      date: dayAfterMonths(`${period}-31`, 0),
      price: amount('HARGA'),
      other: amount('LAIN'),
      ppn: amount('PPN'),
      ppnbm: amount('PPNBM'),
    };
  });

/** Whether retail sales with a facility are entered without the facility code, which the file requires. */
export const lacksFacilityCode = ({ lines, facilityCode }: Filled): boolean =>
  !facilityCode && Object.entries(lines).some(([line, amount]) => line.startsWith('I.A.9.') && !isZero(amount));

/**
 * In the order of the tax office. A total row names no buyer: '-' with a NIK of sixteen zeros. No source states whether
 * such a row is goods (A) or services (B); A is used.
 */
export const retailElements: XmlMap<RetailRow> = [
  ['TrxCode', 'code'],
  ['BuyerName', () => '-'],
  ['BuyerIdOpt', () => 'NIK'],
  ['BuyerIdNumber', () => '0'.repeat(16)],
  ['GoodServiceOpt', () => 'A'],
  ['SerialNo', 'number'],
  ['TransactionDate', 'date'],
  ['TaxBaseSellingPrice', ({ price }) => xmlDecimal(price)],
  ['OtherTaxBaseSellingPrice', ({ other }) => xmlDecimal(other)],
  ['VAT', ({ ppn }) => xmlDecimal(ppn)],
  ['STLG', ({ ppnbm }) => xmlDecimal(ppnbm)],
  ['Info', () => null],
];
