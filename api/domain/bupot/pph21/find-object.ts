import type { Pph21Kind } from '../../rules/pph21/object-row.ts';
import { commonObjects, objectWords } from '../../rules/pph21/object-words.ts';
import { objectsOf, type Pph21Object } from '../../rules/pph21/objects.ts';
import { type WordFinder, wordFinder } from '../../text/word-finder.ts';

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

const finders = new Map<string, WordFinder<Pph21Object>>();

/** By year and month: lists change with the first of a month. Few months differ, and few are asked for. */
const finderOf = (kinds: readonly Pph21Kind[], day: string): WordFinder<Pph21Object> => {
  const key = `${kinds.join()} ${day.slice(0, 7)}`;
  const known = finders.get(key) ?? build(kinds, day);
  if (finders.size >= 100) finders.clear();
  finders.set(key, known);
  return known;
};

const CODE = /^\s*(2[147])[\s.-]*(\d{0,3})[\s.-]*(\d{0,2})\s*$/;

/** "21-100-07", "21 100", "2110007": the beginning of a code, as the office writes it. */
const codeIn = (typed: string): string | null => {
  const match = CODE.exec(typed);
  if (!match) return null;
  const [, head = '', middle = '', end = ''] = match;
  return middle === '' ? head : end === '' ? `${head}-${middle}` : `${head}-${middle}-${end}`;
};

/**
 * The objects of these kinds of slips, in force on the day, that what was typed may mean, the likeliest first: words of the
 * office's list or of people, or the beginning of a code. Nothing typed gives those asked for most often.
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
