interface Tree {
  readonly [key: string]: string | Tree;
}
type All<T> = (T extends unknown ? (of: T) => void : never) extends (of: infer I) => void ? I : never;

const both = (one: Tree, other: Tree): Tree => {
  const made: Record<string, string | Tree> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = made[key];
    made[key] = typeof known === 'object' && typeof value === 'object' ? both(known, value) : value;
  }
  return made;
};

/** Merges the shared part with those of the families. */
export const together = <T extends Tree, F extends readonly Tree[]>(shared: T, ...families: F): T & All<F[number]> =>
  families.reduce<Tree>(both, shared) as T & All<F[number]>;
