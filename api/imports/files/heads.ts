export type Head = {
  readonly npwp: string;
  readonly branches: readonly { readonly nitku: string; readonly name: string }[];
};
export type Heads = ReadonlyMap<string, Head>;
