import { unitCode } from '#domain/faktur/units.ts';
import { isDay } from '#domain/kit/day.ts';
import { parseAmount, parseDay } from '#domain/text/parse.ts';
import { headingKey } from '../converter/recognise.ts';
import { type FieldKey, fieldKeys, importFields } from '../fields.ts';
import { synonyms } from './synonyms.ts';

export type Guess = { readonly column: string; readonly confidence: number };
export type Guesses = Partial<Record<FieldKey, Guess>>;
/** One column as a person sees it: its heading, and some of its values. */
export type Column = { readonly name: string; readonly sample: readonly string[] };

const nameScore = (heading: string, field: FieldKey): number => {
  const key = headingKey(heading);
  if (key.length < 2) return 0;
  let best = 0;
  synonyms[field].forEach((synonym, rank) => {
    const wanted = headingKey(synonym);
    const far = rank * 0.008;
    if (key === wanted) best = Math.max(best, 0.95 - far);
    else if (wanted.length > 3 && (key.startsWith(wanted) || key.endsWith(wanted))) best = Math.max(best, 0.7 - far);
    else if (wanted.length > 4 && key.includes(wanted)) best = Math.max(best, 0.5 - far);
  });
  return best;
};

const fits: Partial<Record<FieldKey, (text: string) => boolean>> = {
  date: (text) => isDay(text) || parseDay(text) !== null,
  code: (text) => /^0?[1-9]$|^10$/.test(text),
  buyerNpwp: (text) => /^\d{15,16}$/.test(text.replace(/[.\-\s]/g, '')),
  buyerNitku: (text) => /^\d{21,22}$/.test(text),
  sellerNitku: (text) => /^\d{21,22}$/.test(text),
  buyerEmail: (text) => /^\S+@\S+\.\S+$/.test(text),
  addInfo: (text) => /^TD\.005\d\d$/.test(text),
  facilityStamp: (text) => /^TD\.011\d\d$/.test(text),
  unit: (text) => unitCode(text) !== null,
};

/** Fields whose values alone tell what they are, though the heading says nothing. */
const TELLING: ReadonlySet<FieldKey> = new Set(['date', 'buyerNpwp', 'buyerEmail', 'addInfo', 'facilityStamp']);

const contentScore = (sample: readonly string[], field: FieldKey): number | null => {
  const values = sample.filter((text) => text.trim() !== '');
  const test =
    fits[field] ?? (importFields[field].kind === 'decimal' ? (text: string) => parseAmount(text) !== null : null);
  if (!test || values.length === 0) return null;
  return values.filter((text) => test(text.trim())).length / values.length;
};

const confidence = (column: Column, field: FieldKey): number => {
  const name = nameScore(column.name, field);
  const content = contentScore(column.sample, field);
  if (name === 0) return content !== null && content > 0.9 && TELLING.has(field) ? 0.45 : 0;
  if (content === null) return name;
  return content < 0.3 ? name * 0.4 : Math.min(1, name + 0.05 * content);
};

/** The likeliest column of each field, each column used once, the surest pair first. Below 0.4 nothing is guessed. */
export const guessMapping = (columns: readonly Column[]): Guesses => {
  const pairs = fieldKeys
    .flatMap((field) =>
      columns.map((column) => ({ field, column: column.name, confidence: confidence(column, field) })),
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
