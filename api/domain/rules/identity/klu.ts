import { KLU } from './klu-codes.ts';

/** A kind of business by its five digits. */
export type Klu = { readonly code: string; readonly name: string };

let read: ReadonlyMap<string, Klu> | undefined;

/** Read once, when first asked for. */
const all = (): ReadonlyMap<string, Klu> => {
  read ??= new Map(
    KLU.trim()
      .split('\n')
      .flatMap((line) => {
        const [division = '', ...rest] = line.split('|');
        return rest.map((one) => {
          const code = division + one.slice(0, 3);
          return [code, { code, name: one.slice(4) }] as const;
        });
      }),
  );
  return read;
};

/**
 * Whether this may be the code of a kind of business: one of the list, or five digits of a division that is in it. Four of the 1,790
 * codes of KBLI 2020 are missing from the list, and a company of one of them is asked, not refused.
 */
export const isKlu = (code: string): boolean =>
  all().has(code) || (/^\d{5}$/.test(code) && [...all().keys()].some((known) => known.startsWith(code.slice(0, 2))));

/** The kind of business of a code; undefined where the list has none. */
export const kluOf = (code: string): Klu | undefined => all().get(code);

/**
 * Kinds of business whose code begins with the words looked for, or whose name has each of them; at most so many. A whole code of a
 * division the list knows is answered without a name.
 */
export const findKlu = (words: string, most: number): readonly Klu[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Klu[] = [];
  for (const klu of all().values()) {
    const name = klu.name.toLowerCase();
    if (wanted.every((word) => klu.code.startsWith(word) || name.includes(word))) found.push(klu);
    if (found.length >= most) break;
  }
  const [code = ''] = wanted;
  return found.length === 0 && isKlu(code) ? [{ code, name: '' }] : found;
};
