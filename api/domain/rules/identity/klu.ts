import { KLU } from './klu-codes.ts';

export type Klu = { readonly code: string; readonly name: string };

let read: ReadonlyMap<string, Klu> | undefined;

/** Parsed once, on first use. */
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
 * One of the list, or five digits of a division in it: four of the 1,790 codes of KBLI 2020 are missing from the list.
 */
export const isKlu = (code: string): boolean =>
  all().has(code) || (/^\d{5}$/.test(code) && [...all().keys()].some((known) => known.startsWith(code.slice(0, 2))));

export const kluOf = (code: string): Klu | undefined => all().get(code);

/**
 * By the beginning of the code, or by each word of the name; at most `most` results. A complete code of a known
 * division is returned without a name if it is missing.
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
