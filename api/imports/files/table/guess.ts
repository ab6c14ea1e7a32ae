import type { FileColumn, Guesses } from '#domain/imports/columns.ts';
import { namesMoney } from '#domain/imports/money-columns.ts';
import { SURE } from '#domain/imports/questions.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { ImportKind } from '../kind.ts';
import { headingKey, headingName } from './heading-key.ts';
import { type Turn, traitsOf, withoutTrait } from './heading-traits.ts';
import type { Parts } from './joined-heading.ts';
import { isNearHeading } from './nearest-heading.ts';

export type { Guesses };
export type Column = FileColumn & { readonly parts?: Parts };

const nameScore = (synonyms: readonly string[], heading: string): number => {
  const key = headingKey(heading);
  if (key === '') return 0;
  const name = headingName(heading);
  let best = 0;
  synonyms.forEach((synonym, rank) => {
    const wanted = headingKey(synonym);
    const far = rank * 0.008;
    if (name === headingName(synonym)) best = Math.max(best, 0.95 - far);
    else if (key.length > 1 && isNearHeading(key, wanted)) best = Math.max(best, 0.85 - far);
    else if (wanted.length > 3 && (key.startsWith(wanted) || key.endsWith(wanted))) best = Math.max(best, 0.7 - far);
    else if (wanted.length > 4 && key.includes(wanted)) best = Math.max(best, 0.5 - far);
  });
  return best;
};

/** A two-row heading matches by both rows in either order, or by its lower row alone. */
const headingScore = (synonyms: readonly string[], { name, parts }: Column): number => {
  const whole = nameScore(synonyms, name);
  if (!parts) return whole;
  const [top, lower] = parts;
  return Math.max(whole, nameScore(synonyms, `${lower} ${top}`), nameScore(synonyms, lower) * LOWER_ALONE);
};

const LOWER_ALONE = 0.8;

type GuessOptions = Pick<ImportKind, 'fields' | 'synonyms' | 'looks' | 'telling' | 'turns' | 'tolerates'>;

const plainNames = (names: readonly string[], turn: Turn | undefined): readonly string[] =>
  turn ? names.filter((name) => !traitsOf(name).has(turn.trait)) : names;

/** A column of amounts: "Tunjangan Jabatan" holds no "Jabatan", and "Harga Barang" no name of goods. */
const isMoney = ({ name, sample }: Column): boolean =>
  namesMoney(name) && sample.every((text) => text.trim() === '' || parseAmount(text) !== null);

/** With its traits: a price including PPN is no price, and a discount in percent no discount. */
const namedScore = ({ fields, synonyms, turns, tolerates }: GuessOptions, column: Column, field: string): number => {
  const names = synonyms[field] ?? [];
  if (fields[field]?.kind !== 'decimal') {
    const score = headingScore(names, column);
    return score < SURE && isMoney(column) ? 0 : score;
  }
  const traits = traitsOf(column.name, column.sample);
  const turn = turns?.[field];
  const turned = turn !== undefined && traits.has(turn.trait);
  const tolerated = tolerates?.[field] ?? [];
  for (const trait of traits) if (trait !== turn?.trait && !tolerated.includes(trait)) return 0;
  if (!turned) return headingScore(plainNames(names, turn), column);
  const bare = { ...column, name: withoutTrait(column.name, turn.trait) };
  return Math.max(headingScore(names, column), headingScore(synonyms[turn.of] ?? [], bare) * TURNED);
};

const TURNED = 0.95;

const contentScore = ({ fields, looks }: GuessOptions, sample: readonly string[], field: string): number | null => {
  const values = sample.filter((text) => text.trim() !== '');
  const test =
    looks[field] ?? (fields[field]?.kind === 'decimal' ? (text: string) => parseAmount(text) !== null : null);
  if (!test || values.length === 0) return null;
  return values.filter((text) => test(text.trim())).length / values.length;
};

const confidence = (kind: GuessOptions, column: Column, field: string): number => {
  const name = namedScore(kind, column, field);
  const content = contentScore(kind, column.sample, field);
  if (name === 0) return content !== null && content > 0.9 && kind.telling.has(field) ? 0.45 : 0;
  if (content === null) return name;
  // A known heading whose values look wrong is still proposed with a low score, because the values may be the error.
  return content < 0.3 ? name * 0.45 : Math.min(1, name + 0.05 * content);
};

/** Best pairs first, each column used once. Scores below 0.4 are not proposed. */
export const guessMapping = (kind: GuessOptions, columns: readonly Column[]): Guesses => {
  const pairs = Object.keys(kind.fields)
    .flatMap((field) =>
      columns.map((column) => ({ field, column: column.name, confidence: confidence(kind, column, field) })),
    )
    .filter((pair) => pair.confidence >= 0.4)
    .sort((a, b) => b.confidence - a.confidence);
  const guesses: Guesses = {};
  const taken = new Set<string>();
  for (const { field, column, confidence: sure } of pairs) {
    if (guesses[field] || taken.has(column)) continue;
    guesses[field] = { column, confidence: Math.round(sure * 100) / 100 };
    taken.add(column);
  }
  return guesses;
};
