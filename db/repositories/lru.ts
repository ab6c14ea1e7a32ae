/** The most recently used entries of a map; the rest is forgotten. */
export const lru = <T>(size: number) => {
  const entries = new Map<string, T>();
  const get = (key: string): T | undefined => {
    const found = entries.get(key);
    if (found !== undefined) {
      entries.delete(key);
      entries.set(key, found);
    }
    return found;
  };
  const set = (key: string, value: T): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > size) entries.delete(entries.keys().next().value as string);
  };
  return {
    get,
    set,
    /** The entry, made first where there is none. */
    take(key: string, make: () => T): T {
      const found = get(key);
      if (found !== undefined) return found;
      const made = make();
      set(key, made);
      return made;
    },
  };
};
