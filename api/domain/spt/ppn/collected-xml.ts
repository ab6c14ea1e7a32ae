import { rupiah, type Sen, sen, total } from '../../definition/money.ts';
import type { SptEntries } from '../record.ts';
import type { FileAmounts } from './file-amounts.ts';

export type CollectedRow = FileAmounts & {
  readonly sellerTin: string;
  readonly sellerName: string;
  readonly buyerTin: string;
  readonly buyerName: string;
  /** 001, 002, 003 or 100. */
  readonly kind: string;
};

export const collectedElements = {
  TINofSeller: 'sellerTin',
  NameofSeller: 'sellerName',
  TINofBuyer: 'buyerTin',
  NameofBuyer: 'buyerName',
  TypeOfVATCollected: 'kind',
  Number: 'number',
  Date: 'date',
  SellingPrice: 'price',
  OtherTaxBase: 'other',
  VAT: 'ppn',
  STLG: 'ppnbm',
} as const satisfies Readonly<Record<string, keyof CollectedRow>>;

/** Closing elements of the file with the sums, by column of line VIII.A. */
export const collectedTotals = {
  TotalSellingPrice: ['HARGA', 'price'],
  TotalOtherTaxBase: ['LAIN', 'other'],
  TotalVAT: ['PPN', 'ppn'],
  TotalSTLG: ['PPNBM', 'ppnbm'],
} as const satisfies Readonly<Record<string, readonly [string, keyof CollectedRow]>>;

const sumOf = (rows: readonly CollectedRow[], key: keyof CollectedRow): Sen => total(rows.map((row) => sen(row[key])));

/** Line VIII.A as the sum of the rows, in rupiah by line. */
export const collectedLines = (rows: readonly CollectedRow[]): Record<string, string> =>
  Object.fromEntries(
    Object.values(collectedTotals).map(([column, key]) => [`VIII.A.${column}`, rupiah(sumOf(rows, key))]),
  );

/** Whether an amount comes from list C if that file is attached; it is then not typed. */
export const isCollectedLine = (line: string): boolean => line.startsWith('VIII.A.');

/** Amounts that come from list C stay as in the file. */
export const withoutFiles = (typed: SptEntries, { lines, files }: Pick<SptEntries, 'lines' | 'files'>): SptEntries => {
  if (!files) return typed;
  if (!files.C) return { ...typed, files };
  const typedLines = Object.entries(typed.lines).filter(([line]) => !isCollectedLine(line));
  const ofFile = Object.entries(lines).filter(([line]) => isCollectedLine(line));
  return { ...typed, files, lines: Object.fromEntries([...typedLines, ...ofFile]) };
};
