import { rupiah, type Sen, sen, total } from '../../definition/money.ts';
import type { SptEntries } from '../record.ts';
import type { FileAmounts } from './file-amounts.ts';

/** One document of list C: what a third party (Pihak Lain) collected of a sale. */
export type CollectedRow = FileAmounts & {
  readonly sellerTin: string;
  readonly sellerName: string;
  readonly buyerTin: string;
  readonly buyerName: string;
  /** 001, 002, 003 or 100. */
  readonly kind: string;
};

/** The elements of the office's file that tell of a row, its billing document inside it. */
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

/** The elements at its end that name the sums, by the column of line VIII.A they make. */
export const collectedTotals = {
  TotalSellingPrice: ['HARGA', 'price'],
  TotalOtherTaxBase: ['LAIN', 'other'],
  TotalVAT: ['PPN', 'ppn'],
  TotalSTLG: ['PPNBM', 'ppnbm'],
} as const satisfies Readonly<Record<string, readonly [string, keyof CollectedRow]>>;

const sumOf = (rows: readonly CollectedRow[], key: keyof CollectedRow): Sen => total(rows.map((row) => sen(row[key])));

/** Line VIII.A as the rows make it, in rupiah by line. */
export const collectedLines = (rows: readonly CollectedRow[]): Record<string, string> =>
  Object.fromEntries(
    Object.values(collectedTotals).map(([column, key]) => [`VIII.A.${column}`, rupiah(sumOf(rows, key))]),
  );

/** Whether an amount follows from list C where that is handed in: nobody types it beside the file. */
export const isCollectedLine = (line: string): boolean => line.startsWith('VIII.A.');

/** What is typed of a return whose files stay: what follows from list C stands as the file says. */
export const withoutFiles = (typed: SptEntries, { lines, files }: Pick<SptEntries, 'lines' | 'files'>): SptEntries => {
  if (!files) return typed;
  if (!files.C) return { ...typed, files };
  const typedLines = Object.entries(typed.lines).filter(([line]) => !isCollectedLine(line));
  const ofFile = Object.entries(lines).filter(([line]) => isCollectedLine(line));
  return { ...typed, files, lines: Object.fromEntries([...typedLines, ...ofFile]) };
};
