import { fromLaw } from '../../law-rows.ts';
import { commonObjects, objectWords } from '../../rules/pph21/object-words.ts';
import { objectsOf, type Pph21Object } from '../../rules/pph21/objects.ts';
import { type WordFinder, wordFinder } from '../../text/word-finder.ts';
import type { Pph21Kind } from '../kinds.ts';

const build = (kinds: readonly Pph21Kind[], day: string): WordFinder<Pph21Object> =>
  wordFinder(
    kinds
      .flatMap((kind) => objectsOf(kind, day))
      .map((object) => {
        const rank = commonObjects.indexOf(object.code);
        return {
          item: object,
          key: object.code,
          phrases: [object.name, ...(objectWords[object.code] ?? '').split(',').filter((words) => words !== '')],
          head: rank < 0 ? 0 : 0.12 - rank * 0.005,
        };
      }),
  );

const cached = fromLaw(() => new Map<string, WordFinder<Pph21Object>>());

/** Cached by year and month, because lists change on the first of a month. Only few months are used. */
const finderOf = (kinds: readonly Pph21Kind[], day: string): WordFinder<Pph21Object> => {
  const finders = cached();
  const key = `${kinds.join()} ${day.slice(0, 7)}`;
  const known = finders.get(key) ?? build(kinds, day);
  if (finders.size >= 100) finders.clear();
  finders.set(key, known);
  return known;
};

const CODE = /^\s*(2[147])[\s.-]*(\d{0,3})[\s.-]*(\d{0,2})\s*$/;

/** The beginning of a code in any notation: "21-100-07", "21 100", "2110007". */
const codeIn = (typed: string): string | null => {
  const match = CODE.exec(typed);
  if (!match) return null;
  const [, head = '', middle = '', end = ''] = match;
  return middle === '' ? head : end === '' ? `${head}-${middle}` : `${head}-${middle}-${end}`;
};

/**
 * In force on the day, best match first: words of the tax office's list, everyday words, or the beginning of a code.
 * Empty text returns the most frequent objects.
 */
export const findObjects = (
  typed: string,
  kinds: readonly Pph21Kind[],
  day: string,
  limit = 20,
): readonly Pph21Object[] => {
  const code = codeIn(typed);
  const find = finderOf(kinds, day);
  return code === null ? find(typed, limit) : find('', limit, (object) => object.code.startsWith(code));
};
