import { bareName } from '../office/register-difference.ts';
import { isNitku } from '../rules/identity/nitku.ts';
import { asNpwp16 } from '../rules/identity/npwp.ts';
import { placeOf } from './key.ts';

export type Named = {
  readonly id: string;
  readonly document: string;
  readonly identity: string;
  readonly nitku: string;
  readonly name: string;
};

export type WhyDouble = 'number' | 'place' | 'name';
export type Double = { readonly id: string; readonly why: WhyDouble };

/** More records with the same name are not reported as duplicates. */
const MOST = 20;

/** A number normalised for comparison: 15 and 16 digits are equal. */
export const numberKey = (identity: string): string => asNpwp16(identity) ?? identity.toUpperCase();

const together = (book: readonly Named[], keyOf: (one: Named) => string): Named[][] => {
  const groups = new Map<string, Named[]>();
  for (const one of book) {
    const key = keyOf(one);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(({ length }) => length > 1 && length <= MOST);
};

/** Two branches; an invalid NITKU is ignored. */
const atTwoPlaces = (one: Named, other: Named): boolean =>
  one.document === other.document &&
  placeOf(one) !== placeOf(other) &&
  [one, other].every((each) => isNitku(placeOf(each)) && placeOf(each).startsWith(numberKey(each.identity)));

/**
 * By id: equal numbers first, then equal names (ignoring case, punctuation and legal form). Only proposals; a person
 * decides.
 */
export const doublesIn = (book: readonly Named[]): ReadonlyMap<string, readonly Double[]> => {
  const found = new Map<string, Map<string, WhyDouble>>();
  const tell = (group: readonly Named[], why: (one: Named, other: Named) => WhyDouble): void => {
    for (const one of group)
      for (const other of group) {
        if (one.id === other.id) continue;
        const known = found.get(one.id) ?? new Map<string, WhyDouble>();
        if (!known.has(other.id)) known.set(other.id, why(one, other));
        found.set(one.id, known);
      }
  };
  for (const group of together(book, ({ identity }) => numberKey(identity)))
    tell(group, (one, other) => (atTwoPlaces(one, other) ? 'place' : 'number'));
  for (const group of together(book, ({ name }) => bareName(name))) tell(group, () => 'name');
  return new Map([...found].map(([id, others]) => [id, [...others].map(([other, why]) => ({ id: other, why }))]));
};
