/** A taxpayer in the address book: the NPWP of its head office, and the NITKU and names of its branches. */
export type Head = {
  readonly npwp: string;
  readonly branches: readonly { readonly nitku: string; readonly name: string }[];
};
/** By the nine digits that a classic number and its branches share. */
export type Heads = ReadonlyMap<string, Head>;
