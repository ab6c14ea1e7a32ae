/** Names of the fields in which two states differ; nested values are compared as a whole. */
export const differences = <T extends object>(a: T, b: T): (keyof T & string)[] =>
  (Object.keys(a) as (keyof T & string)[]).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));

export const changeOf = <T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } => {
  const keys = differences(before, after);
  const of = (state: T) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Partial<T>;
  return { before: of(before), after: of(after) };
};
