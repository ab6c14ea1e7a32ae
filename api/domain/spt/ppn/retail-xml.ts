import { dayAfterMonths } from '../../definition/day.ts';
import { isZero } from '../../definition/money.ts';
import { type XmlMap, xmlDecimal } from '../../definition/xml.ts';
import type { SptEntries } from '../record.ts';

/** Lumped sales of a masa in one row of the office's file: amounts in rupiah. */
export type RetailRow = {
  readonly code: 'Normal' | 'NoVAT';
  readonly number: string;
  readonly date: string;
  readonly price: string;
  readonly other: string;
  readonly ppn: string;
  readonly ppnbm: string;
};

const rows = [
  ['I.A.5', 'Normal'],
  ['I.B', 'NoVAT'],
] as const;

/**
 * What a person filled in of lumped sales (I.A.5) and of what bears no PPN (I.B) of a masa (YYYY-MM), one total row each, as the office allows
 * (DJP FAQ 2025-09-17); rows without a price are left out. Line I.A.9 is not here: the file wants code 07 or 08, which the line does not tell apart.
 */
export const retailRows = ({ lines }: Pick<SptEntries, 'lines'>, period: string): RetailRow[] =>
  rows.flatMap(([line, code]) => {
    const amount = (column: string): string => lines[`${line}.${column}`] ?? '0';
    if (isZero(amount('HARGA'))) return [];
    return {
      ...{ code, number: `TOTAL ${period} ${line}`, date: dayAfterMonths(`${period}-31`, 0) },
      ...{ price: amount('HARGA'), other: amount('LAIN'), ppn: amount('PPN'), ppnbm: amount('PPNBM') },
    };
  });

/** Whether something is filled in that the file cannot carry. */
export const hasFacilityRetail = ({ lines }: Pick<SptEntries, 'lines'>): boolean =>
  Object.entries(lines).some(([line, amount]) => line.startsWith('I.A.9.') && !isZero(amount));

/**
 * The elements of RetailInvoice in the order of the office. Of a total row buyers are not named: '-' with a NIK of sixteen zeros. Which of goods (A)
 * and services (B) such a row is told as no source says: A.
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
