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

/** The kind of business of a code; undefined where the list has none. */
export const kluOf = (code: string): Klu | undefined => all().get(code);

/** Kinds of business whose code begins with the words looked for, or whose name has each of them; at most so many. */
export const findKlu = (words: string, most: number): readonly Klu[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Klu[] = [];
  for (const klu of all().values()) {
    const name = klu.name.toLowerCase();
    if (wanted.every((word) => klu.code.startsWith(word) || name.includes(word))) found.push(klu);
    if (found.length >= most) break;
  }
  return found;
};
