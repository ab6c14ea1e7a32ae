/** A taxpayer of the book: the NPWP of its head office, and the NITKU of its branches with the names they have. */
export type Head = {
  readonly npwp: string;
  readonly branches: readonly { readonly nitku: string; readonly name: string }[];
};
/** By the nine digits a classic number and its branches share. */
export type Heads = ReadonlyMap<string, Head>;
