import { areAlike, nameKey, npwpKey } from './keys.ts';
import type { BookDocument } from './record.ts';
import { thresholds } from './thresholds.ts';

/** Number of characters at the start or end of a name that stay the same despite a typing error. */
const END_DIGITS = 4;

const ends = (name: string): string[] => [`${name.slice(0, END_DIGITS)}_`, `_${name.slice(-END_DIGITS)}`];

/** A name without a number gets the number of its documents, typing errors included. */
export const partiesOf = (documents: readonly Pick<BookDocument, 'partyName' | 'partyNpwp'>[]) => {
  const numbers = new Map<string, string>();
  const byEnd = new Map<string, string[]>();
  for (const { partyName, partyNpwp } of documents) {
    const [number, name] = [npwpKey(partyNpwp), nameKey(partyName)];
    if (name === null || numbers.has(name)) continue;
    numbers.set(name, number ?? name);
    for (const end of ends(name)) {
      const others = byEnd.get(end);
      if (others) others.push(name);
      else byEnd.set(end, [name]);
    }
  }
  const meant = (name: string): string => {
    for (const end of ends(name)) {
      // A prefix shared by very many names is not distinctive, and would be compared for each of them.
      const like = byEnd
        .get(end)
        ?.slice(0, thresholds.looked)
        .find((known) => areAlike(known, name));
      if (like !== undefined) return numbers.get(like) ?? like;
    }
    return name;
  };
  return (name: string | null, npwp: string | null): string | null => {
    const number = npwpKey(npwp);
    if (number !== null) return number;
    const called = nameKey(name);
    if (called === null) return null;
    const found = numbers.get(called) ?? meant(called);
    numbers.set(called, found);
    return found;
  };
};
