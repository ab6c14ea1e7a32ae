import { type WordFinder, wordFinder } from '../text/word-finder.ts';
import { fieldWords } from './field-words.ts';
import { type Era, type Pair, pairCode, pairsIn } from './pairs.ts';

/** Most frequent first: the result of an empty search, and the tiebreaker between equal matches. */
const commonPairs: readonly string[] = [
  '411121-100',
  '411211-100',
  '411126-100',
  '411124-100',
  '411128-403',
  '411128-420',
  '411128-402',
  '411126-200',
  '411128-100',
  '411125-100',
  '411618-100',
  '411125-200',
  '411127-110',
  '411611-100',
  '411211-300',
];

const build = (era: Era): WordFinder<Pair> => {
  const wordIndex = new Map<string, string[]>();
  for (const line of fieldWords) {
    const code = line[era];
    if (code) wordIndex.set(code, [...(wordIndex.get(code) ?? []), ...line.words.split(',')]);
  }
  return wordFinder(
    pairsIn(era).map((pair) => {
      const code = pairCode(pair);
      const rank = commonPairs.indexOf(code);
      return {
        item: pair,
        key: code,
        phrases: [`${pair.tax} ${pair.description}`, ...(wordIndex.get(code) ?? [])],
        head: rank < 0 ? 0 : 0.12 - rank * 0.005,
      };
    }),
  );
};

const finders: Partial<Record<Era, WordFinder<Pair>>> = {};
const finderOf = (era: Era): WordFinder<Pair> => {
  finders[era] ??= build(era);
  return finders[era];
};

const CODE = /(?<!\d)(4\d{2,5})(?:[\s.\-/]*(\d{1,3}))?(?!\d)/;

/** Splits typed text into codes ("411128 403", "411128403", "4111") and the remaining words. */
const splitCode = (typed: string): { kap: string; kjs: string; rest: string } => {
  const match = CODE.exec(typed);
  if (!match) return { kap: '', kjs: '', rest: typed };
  return { kap: match[1] ?? '', kjs: match[2] ?? '', rest: typed.replace(match[0], ' ') };
};

const codedAs =
  (kap: string, kjs: string) =>
  (pair: Pair): boolean =>
    kjs === '' ? pair.kap.startsWith(kap) : pair.kap === kap && pair.kjs.startsWith(kjs);

/**
 * Best match first: words of the tax office or everyday words, Indonesian or English, incomplete or misspelt, or codes
 * in any notation. Deterministic; empty text returns the most frequent pairs.
 */
export const findPairs = (typed: string, era: Era, limit = 20): readonly Pair[] => {
  const { kap, kjs, rest } = splitCode(typed);
  return finderOf(era)(rest, limit, kap === '' ? undefined : codedAs(kap, kjs));
};
