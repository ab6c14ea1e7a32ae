/** The same for each of some kinds. */
export const each = <K extends string, T>(kinds: readonly K[], same: T): Readonly<Record<K, T>> =>
  Object.fromEntries(kinds.map((kind) => [kind, same])) as Readonly<Record<K, T>>;
