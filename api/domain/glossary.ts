export const termKeys = [
  'npwp',
  'nik',
  'nitku',
  'pkp',
  'coretax',
  'dpp',
  'dpp_other',
  'ppn',
  'ppnbm',
  'code',
  'substitute',
  'term',
  'dokumen',
  'pib',
  'retur',
  'digunggung',
  'credit',
  'a1',
  'a2',
  'b1',
  'b2',
  'b3',
  'c',
  'masa',
  'spt',
  'amendment',
  'billing',
  'kap',
  'ntpn',
  'bpe',
  'deposit',
  'bupot',
  'unifikasi',
  'a0',
  'bpa1',
  'ptkp',
  'grossup',
  'skb',
  'dtp',
  'nsfp',
] as const;
export type TermKey = (typeof termKeys)[number];

/** The label words of a term, the first being its name: "Uang muka|Termin". */
export const wordsOf = (words: string): readonly string[] => words.split('|');

const plain = (text: string): string => text.trim().toLowerCase();

/** Abbreviations that are unambiguous everywhere: NITKU, PPnBM, A-1. A single letter is not. */
const SIGN = /^[A-Z][A-Za-z]*[A-Z0-9][A-Z]*$|^[A-Z]-\d$/;

const names = (label: string, word: string): boolean =>
  plain(label) === plain(word) || (SIGN.test(word) && new RegExp(`(^|[^\\w-])${word}($|[^\\w-])`).test(label));

type TermText = { readonly key: TermKey; readonly word: string };
const termsIn = (translate: (key: string) => string): readonly TermText[] =>
  termKeys.flatMap((key) => wordsOf(translate(`glossary.term.${key}.word`)).map((word) => ({ key, word })));

const longest = (found: readonly TermText[]): TermKey | null =>
  [...found].sort((one, other) => other.word.length - one.word.length)[0]?.key ?? null;

/** The longest match, as a whole or by an abbreviation; null if there is none. */
export const termNamed = (label: string, translate: (key: string) => string): TermKey | null =>
  longest(termsIn(translate).filter(({ word }) => names(label, word)));

const SHORTEST = 5;

/**
 * A term the title begins with ("Dokumen lain masukan"), contains as a phrase ("Buat dokumen lain masukan"), or else
 * names.
 */
export const termOfTitle = (title: string, translate: (key: string) => string): TermKey | null =>
  longest(
    termsIn(translate).filter(
      ({ word }) =>
        word.length >= SHORTEST &&
        (`${plain(title)} `.startsWith(`${plain(word)} `) ||
          (word.includes(' ') && ` ${plain(title)} `.includes(` ${plain(word)} `))),
    ),
  ) ?? termNamed(title, translate);
