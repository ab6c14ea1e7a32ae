import { commonPairs } from './common-pairs.ts';
import type { Era } from './era.ts';
import { fieldWords } from './field-words.ts';
import { type Pair, pairCode, pairsIn } from './pairs.ts';
import { standsFor, tellingWords, wordsOf } from './word-match.ts';

type Entry = { readonly pair: Pair; readonly phrases: readonly (readonly string[])[]; readonly head: number };
type Index = {
  readonly entries: readonly Entry[];
  /** Which pairs each word of the table and of the field belongs to. */
  readonly holders: ReadonlyMap<string, ReadonlySet<Entry>>;
};

const holdersOf = (entries: readonly Entry[]): Index['holders'] => {
  const holders = new Map<string, Set<Entry>>();
  for (const entry of entries)
    for (const word of entry.phrases.flat()) holders.set(word, (holders.get(word) ?? new Set()).add(entry));
  return holders;
};

const build = (era: Era): Index => {
  const spoken = new Map<string, string[][]>();
  for (const line of fieldWords) {
    const code = line[era];
    if (code) spoken.set(code, [...(spoken.get(code) ?? []), ...line.words.split(',').map(wordsOf)]);
  }
  const entries = pairsIn(era).map((pair) => {
    const code = pairCode(pair);
    const rank = commonPairs.indexOf(code);
    return {
      pair,
      phrases: [wordsOf(`${pair.tax} ${pair.description}`), ...(spoken.get(code) ?? [])],
      head: rank < 0 ? 0 : 0.12 - rank * 0.005,
    };
  });
  return { entries, holders: holdersOf(entries) };
};

const indexes: Partial<Record<Era, Index>> = {};
const indexOf = (era: Era): Index => {
  indexes[era] ??= build(era);
  return indexes[era];
};

const CODE = /(?<!\d)(4\d{2,5})(?:[\s.\-/]*(\d{1,3}))?(?!\d)/;

/** Codes in what was typed ("411128 403", "411128403", "4111"), and the words left beside them. */
const splitCode = (typed: string): { kap: string; kjs: string; rest: string } => {
  const match = CODE.exec(typed);
  if (!match) return { kap: '', kjs: '', rest: typed };
  return { kap: match[1] ?? '', kjs: match[2] ?? '', rest: typed.replace(match[0], ' ') };
};

type Sought = {
  readonly fits: ReadonlyMap<string, number>;
  readonly holders: ReadonlySet<Entry>;
  readonly weight: number;
};

/** What was typed, word by word: which words of the table it may be, who holds them, and how much it tells (rare words tell more). */
const seek = (words: readonly string[], { entries, holders }: Index): Sought[] =>
  words.map((typed, at) => {
    const fits = standsFor(typed, holders.keys(), at === words.length - 1);
    const found = new Set([...fits.keys()].flatMap((word) => [...(holders.get(word) ?? [])]));
    return { fits, holders: found, weight: Math.log(1 + entries.length / (1 + found.size)) };
  });

const best = (words: readonly string[], { fits }: Sought): number =>
  words.reduce((most, word) => Math.max(most, fits.get(word) ?? 0), 0);

/** How much of what was typed these words hold, 0 to 1. */
const held = (words: readonly string[], sought: readonly Sought[]): number => {
  let sum = 0;
  let whole = 0;
  for (const one of sought) {
    sum += one.weight * best(words, one);
    whole += one.weight;
  }
  return whole === 0 ? 0 : sum / whole;
};

/** How much of these words was typed, 0 to 1: of two phrases that hold everything, the shorter one is meant. */
const spoken = (words: readonly string[], sought: readonly Sought[]): number =>
  words.filter((word) => sought.some(({ fits }) => fits.has(word))).length / words.length;

const scoreOf = ({ phrases, head }: Entry, sought: readonly Sought[]): number => {
  let most = 0;
  for (const phrase of phrases) {
    const share = held(phrase, sought);
    if (share > 0) most = Math.max(most, share * (0.75 + 0.25 * spoken(phrase, sought)));
  }
  // What no single phrase holds may still be spread over several: "jasa angkut semen".
  return most === 0 ? 0 : most + 0.15 * held(phrases.flat(), sought) + head;
};

const inOrder = (scored: readonly { pair: Pair; score: number }[], limit: number): Pair[] =>
  [...scored]
    .sort((one, other) => other.score - one.score || pairCode(one.pair).localeCompare(pairCode(other.pair)))
    .slice(0, limit)
    .map(({ pair }) => pair);

const codedAs =
  (kap: string, kjs: string) =>
  ({ pair }: Entry): boolean =>
    kjs === '' ? pair.kap.startsWith(kap) : pair.kap === kap && pair.kjs.startsWith(kjs);

/** A pair of which this little was typed is not meant. */
const LEAST = 0.2;

/**
 * The pairs of an era that what was typed may mean, the likeliest first: words of the office or of the field, Indonesian or
 * English, half typed or with a slip, or codes in any notation. The same typing always gives the same answer; nothing typed
 * gives the pairs most often asked for.
 */
export const findPairs = (typed: string, era: Era, limit = 20): readonly Pair[] => {
  const index = indexOf(era);
  const { kap, kjs, rest } = splitCode(typed);
  const words = tellingWords(rest);
  const sought = seek(words, index);
  const scored = (entries: Iterable<Entry>) =>
    [...entries].map((entry) => ({ pair: entry.pair, score: scoreOf(entry, sought) || entry.head }));
  if (kap !== '') return inOrder(scored(index.entries.filter(codedAs(kap, kjs))), limit);
  if (words.length === 0) return inOrder(scored(index.entries.filter(({ head }) => head > 0)), limit);
  const candidates = new Set(sought.flatMap(({ holders }) => [...holders]));
  return inOrder(
    scored(candidates).filter(({ score }) => score > LEAST),
    limit,
  );
};
