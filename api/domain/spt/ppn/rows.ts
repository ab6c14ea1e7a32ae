/** The columns of SPT Masa PPN: price or base, other base (DPP nilai lain), PPN, PPnBM. */
export const columns = ['HARGA', 'LAIN', 'PPN', 'PPNBM'] as const;
export type Column = (typeof columns)[number];

const all = columns;
const noOther = ['HARGA', 'PPN', 'PPNBM'] as const;
const price = ['HARGA'] as const;
const vat = ['PPN'] as const;

/**
 * The document lists: A-1 exports, A-2 domestic sales, B-1 imports credited, B-2 domestic purchases credited, B-3 not
 * credited or with a facility. List C holds tax collected by other collectors; none of our documents are in it.
 */
export const vatLists = ['A1', 'A2', 'B1', 'B2', 'B3'] as const;
export type VatList = (typeof vatLists)[number];
export const creditedLists: readonly VatList[] = ['B1', 'B2'];

/** Lines that sum documents: the lists, and their transaction codes. */
export const documentRows = {
  'I.A.1': { columns: price, lists: ['A1'], codes: ['11', '12', '13'] },
  'I.A.2': { columns: all, lists: ['A2'], codes: ['04', '05'] },
  'I.A.3': { columns: all, lists: ['A2'], codes: ['06'] },
  'I.A.4': { columns: noOther, lists: ['A2'], codes: ['01', '09', '10'] },
  'I.A.6': { columns: all, lists: ['A2'], codes: ['02', '03'] },
  'I.A.7': { columns: all, lists: ['A2'], codes: ['07'] },
  'I.A.8': { columns: all, lists: ['A2'], codes: ['08'] },
  'II.A': { columns: noOther, lists: ['B1'], codes: ['14', '15'] },
  'II.B': { columns: all, lists: ['B2'], codes: ['04', '05'] },
  'II.C': { columns: noOther, lists: ['B2'], codes: ['01', '09', '10'] },
  'II.D': { columns: all, lists: ['B2'], codes: ['02', '03'] },
  'II.H': {
    columns: all,
    lists: ['B3'],
    codes: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '14', '15'],
  },
  // Purchases as a collector, credited or not: the duty to collect does not depend on crediting (probable).
  'VII.A': { columns: all, lists: ['B2', 'B3'], codes: ['02', '03'] },
} as const satisfies Record<
  string,
  { readonly columns: readonly Column[]; readonly lists: readonly VatList[]; readonly codes: readonly string[] }
>;
export type DocumentRow = keyof typeof documentRows;

/** Lines the user enters, or a file of retail sales fills (PER-11/PJ/2025). */
export const typedRows = {
  'I.A.5': all,
  'I.A.9': all,
  'I.B': price,
  'II.F': vat,
  'II.I': price,
  'III.B': vat,
  IV: price,
  V: vat,
  'VIII.A': all,
} as const satisfies Record<string, readonly Column[]>;
export type TypedRow = keyof typeof typedRows;
