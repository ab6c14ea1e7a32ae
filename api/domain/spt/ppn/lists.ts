/** The columns of SPT Masa PPN: price or base, other base (DPP nilai lain), PPN, PPnBM. */
export const columns = ['HARGA', 'LAIN', 'PPN', 'PPNBM'] as const;
export type Column = (typeof columns)[number];

/**
 * A-1 exports, A-2 domestic sales, B-1 imports credited, B-2 domestic purchases credited, B-3 not credited or with a
 * facility. List C holds tax collected by other collectors; none of our documents are in it.
 */
export const vatLists = ['A1', 'A2', 'B1', 'B2', 'B3'] as const;
export type VatList = (typeof vatLists)[number];
export const creditedLists: readonly VatList[] = ['B1', 'B2'];
