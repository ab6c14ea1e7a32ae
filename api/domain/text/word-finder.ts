import { standsFor, tellingWords, wordsOf } from './word-match.ts';

export type Findable<T> = {
  readonly item: T;
  /** Order of entries with equal scores. */
  readonly key: string;
  /** Names of the entry, official and colloquial. */
  readonly phrases: readonly string[];
  /** Above zero for the most common entries: offered before anything is typed, and ranked before equals. */
  readonly head?: number;
};

type Entry<T> = {
  readonly item: T;
  readonly key: string;
  readonly phrases: readonly (readonly string[])[];
  readonly head: number;
};

type Sought<T> = {
  readonly fits: ReadonlyMap<string, number>;
  readonly holders: ReadonlySet<Entry<T>>;
  readonly weight: number;
};

const holdersOf = <T>(entries: readonly Entry<T>[]): ReadonlyMap<string, ReadonlySet<Entry<T>>> => {
  const holders = new Map<string, Set<Entry<T>>>();
  for (const entry of entries)
    for (const word of entry.phrases.flat()) holders.set(word, (holders.get(word) ?? new Set()).add(entry));
  return holders;
};

const best = (words: readonly string[], fits: ReadonlyMap<string, number>): number =>
  words.reduce((most, word) => Math.max(most, fits.get(word) ?? 0), 0);

/** How much of the query these words cover, 0 to 1. */
const matched = <T>(words: readonly string[], sought: readonly Sought<T>[]): number => {
  let sum = 0;
  let whole = 0;
  for (const { fits, weight } of sought) {
    sum += weight * best(words, fits);
    whole += weight;
  }
  return whole === 0 ? 0 : sum / whole;
};

/** 0 to 1: of two phrases that cover everything, the shorter one wins. */
const bestMatch = <T>(words: readonly string[], sought: readonly Sought<T>[]): number =>
  words.filter((word) => sought.some(({ fits }) => fits.has(word))).length / words.length;

const scoreOf = <T>({ phrases, head }: Entry<T>, sought: readonly Sought<T>[]): number => {
  let most = 0;
  for (const phrase of phrases) {
    const share = matched(phrase, sought);
    if (share > 0) most = Math.max(most, share * (0.75 + 0.25 * bestMatch(phrase, sought)));
  }
  // Words may be spread over several phrases: "jasa angkut semen".
  return most === 0 ? 0 : most + 0.15 * matched(phrases.flat(), sought) + head;
};

/** Entries with a lower coverage are left out. */
const LEAST = 0.2;

export type WordFinder<T> = (typed: string, limit: number, among?: (item: T) => boolean) => readonly T[];

/**
 * Best match first, with incomplete words and typing errors. Deterministic; an empty query returns the most common
 * entries. With `among` it only sorts those.
 */
export const wordFinder = <T>(findables: readonly Findable<T>[]): WordFinder<T> => {
  const entries: Entry<T>[] = findables.map(({ item, key, phrases, head = 0 }) => ({
    item,
    key,
    head,
    phrases: phrases.map(wordsOf),
  }));
  const holders = holdersOf(entries);

  /** The query word by word: the words it may match, their entries, and their weight (rare words have more). */
  const seek = (words: readonly string[]): Sought<T>[] =>
    words.map((typed, at) => {
      const fits = standsFor(typed, holders.keys(), at === words.length - 1);
      const found = new Set([...fits.keys()].flatMap((word) => [...(holders.get(word) ?? [])]));
      return { fits, holders: found, weight: Math.log(1 + entries.length / (1 + found.size)) };
    });

  return (typed, limit, among) => {
    const words = tellingWords(typed);
    const sought = seek(words);
    const inOrder = (some: Iterable<Entry<T>>, least: number): T[] =>
      [...some]
        .map((entry) => ({ entry, score: scoreOf(entry, sought) || entry.head }))
        .filter(({ score }) => score > least)
        .sort((one, other) => other.score - one.score || one.entry.key.localeCompare(other.entry.key))
        .slice(0, limit)
        .map(({ entry }) => entry.item);
    if (among)
      return inOrder(
        entries.filter(({ item }) => among(item)),
        -1,
      );
    if (words.length === 0) return inOrder(entries, 0);
    return inOrder(new Set(sought.flatMap(({ holders: of }) => [...of])), LEAST);
  };
};
