import type { DocumentEntry } from './entries.ts';
import { thresholds } from './thresholds.ts';

/** By date; matched documents are skipped efficiently. */
export type Shelf = {
  /** Free documents, nearest by date first on each side; bounded in number. */
  near(day: number): DocumentEntry[];
};

const follow = (to: Int32Array, from: number): number => {
  let at = from;
  for (;;) {
    const next = to[at] as number;
    if (next === at) return at;
    to[at] = to[next] as number;
    at = next;
  }
};

const scanned = (entries: readonly DocumentEntry[]): Shelf => ({ near: () => entries.filter(({ taken }) => !taken) });

const crowded = (entries: readonly DocumentEntry[]): Shelf => {
  const { length } = entries;
  // Indexes 1 to length are documents; 0 and length + 1 are sentinels.
  const up = Int32Array.from({ length: length + 2 }, (_, at) => at);
  const down = Int32Array.from(up);
  const free = (at: number, to: Int32Array, step: 1 | -1): number => {
    let place = follow(to, at);
    while (entries[place - 1]?.taken) {
      to[place] = place + step;
      place = follow(to, place);
    }
    return place;
  };
  const firstFrom = (day: number): number => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle] as DocumentEntry).day < day) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
  return {
    near: (day) => {
      const found: DocumentEntry[] = [];
      const start = firstFrom(day);
      const half = thresholds.looked / 2;
      for (let at = free(start, up, 1); at <= length && found.length < half; at = free(at + 1, up, 1))
        found.push(entries[at - 1] as DocumentEntry);
      for (let at = free(start - 1, down, -1); at >= 1 && found.length < 2 * half; at = free(at - 1, down, -1))
        found.push(entries[at - 1] as DocumentEntry);
      return found;
    },
  };
};

export const shelves = (
  documents: readonly DocumentEntry[],
  keysOf: (of: DocumentEntry) => readonly string[],
): Map<string, Shelf> => {
  const byKey = new Map<string, DocumentEntry[]>();
  for (const entry of documents) {
    if (entry.taken) continue;
    for (const key of keysOf(entry)) {
      const others = byKey.get(key);
      if (others) others.push(entry);
      else byKey.set(key, [entry]);
    }
  }
  const found = new Map<string, Shelf>();
  for (const [key, entries] of byKey)
    found.set(key, entries.length > thresholds.looked ? crowded(entries) : scanned(entries));
  return found;
};
