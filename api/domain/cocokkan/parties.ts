import { areAlike, nameKey, npwpKey } from './keys.ts';
import type { BookDocument } from './record.ts';
import { thresholds } from './thresholds.ts';

/** Letters at the beginning or the end that a name keeps where a hand slips once. */
const KEPT = 4;

const ends = (name: string): string[] => [`${name.slice(0, KEPT)}_`, `_${name.slice(-KEPT)}`];

/** By which name and number a party is known: a name without its number is led to the number its documents carry, by slips of the pen too. */
export const partiesOf = (documents: readonly Pick<BookDocument, 'partyName' | 'partyNpwp'>[]) => {
  const numbers = new Map<string, string>();
  const byEnd = new Map<string, string[]>();
  for (const { partyName, partyNpwp } of documents) {
    const [number, name] = [npwpKey(partyNpwp), nameKey(partyName)];
    if (name === null || numbers.has(name)) continue;
    numbers.set(name, number ?? name);
    for (const end of ends(name)) {
      const beside = byEnd.get(end);
      if (beside) beside.push(name);
      else byEnd.set(end, [name]);
    }
  }
  const meant = (name: string): string => {
    for (const end of ends(name)) {
      // A beginning that very many share tells nothing, and would be asked again for each of them.
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
