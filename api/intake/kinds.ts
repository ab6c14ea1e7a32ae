/** The kinds of document a file may bring in, as uploads and addresses name them. */
const kindKeys = ['faktur-keluaran', 'billing'] as const;
export type KindKey = (typeof kindKeys)[number];

/** What the totals of a kind are sums of, in the order of the columns that hold them. */
export const sumsOf: Readonly<Record<KindKey, readonly string[]>> = {
  'faktur-keluaran': ['dpp', 'ppn'],
  billing: ['amount'],
};
