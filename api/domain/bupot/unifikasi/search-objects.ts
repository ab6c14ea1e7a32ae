import { fromLaw } from '../../law-rows.ts';
import { objectsOf, type UnifikasiObject } from '../../rules/unifikasi/objects.ts';
import { type WordFinder, wordFinder } from '../../text/word-finder.ts';
import type { UnifikasiKind } from '../kinds.ts';
import { commonObjects, objectWords } from './object-words.ts';

const build = (kind: UnifikasiKind, period: string): WordFinder<UnifikasiObject> =>
  wordFinder(
    objectsOf(kind, period).map((object) => {
      const { code, key, name, article, final } = object;
      const rank = commonObjects.indexOf(code);
      return {
        item: object,
        key,
        phrases: [`PPh ${article} ${final ? 'final' : ''} ${name}`, ...(objectWords[code]?.split(',') ?? [])],
        head: rank < 0 ? 0 : 0.12 - rank * 0.005,
      };
    }),
  );

/** Cached by kind and objects in force, because only few periods are used. */
const cached = fromLaw(() => new Map<string, WordFinder<UnifikasiObject>>());
const finderOf = (kind: UnifikasiKind, period: string): WordFinder<UnifikasiObject> => {
  const finders = cached();
  const key = `${kind} ${period}`;
  const finder = finders.get(key) ?? build(kind, period);
  if (finders.size >= 100) finders.clear();
  finders.set(key, finder);
  return finder;
};

/** A complete or partial code in any notation: "24-104-03", "2410403", "28 409", and alone "24". */
const CODE = /(?<!\d)(2[24789])[\s.-]?(\d{1,3})(?:[\s.-]?(\d{1,2}))?(?!\d)/;
const FIRST = /^\s*(2[24789])[\s.-]*$/;

const codeIn = (typed: string): { code: string; rest: string } | null => {
  const match = FIRST.exec(typed) ?? CODE.exec(typed);
  if (!match) return null;
  return { code: match.slice(1).filter(Boolean).join('-'), rest: typed.replace(match[0], ' ') };
};

/**
 * Best match first: words of the tax office or of the trade, Indonesian or English, incomplete or misspelt, or a code
 * in any notation. Empty text returns the most frequent objects.
 */
export const searchObjects = (
  kind: UnifikasiKind,
  typed: string,
  period: string,
  limit = 20,
): readonly UnifikasiObject[] => {
  const find = finderOf(kind, period);
  const coded = codeIn(typed);
  const found = coded ? find(coded.rest, limit, ({ code }) => code.startsWith(coded.code)) : [];
  return found.length > 0 ? found : find(typed, limit);
};
