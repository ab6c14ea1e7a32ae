import { rupiah, type Sen, sen, total } from '../../definition/money.ts';

/** One document of list C: what a third party (Pihak Lain) collected of a sale. Days YYYY-MM-DD, amounts in rupiah. */
export type CollectedRow = {
  readonly sellerTin: string;
  readonly sellerName: string;
  readonly buyerTin: string;
  readonly buyerName: string;
  /** 001, 002, 003 or 100. */
  readonly kind: string;
  readonly number: string;
  readonly date: string;
  readonly price: string;
  readonly other: string;
  readonly ppn: string;
  readonly ppnbm: string;
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
