/** Terms of the tax with a sentence each; their words and sentences stand under `glossary.term` in both languages. */
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

/** The words labels use for a term, the first of them its name: "Uang muka|Termin". */
export const wordsOf = (words: string): readonly string[] => words.split('|');

const plain = (text: string): string => text.trim().toLowerCase();

/** The term a label names as a whole, in the language it is written in; null where it names none. */
export const termNamed = (label: string, translate: (key: string) => string): TermKey | null =>
  termKeys.find((key) =>
    wordsOf(translate(`glossary.term.${key}.word`)).some((word) => plain(word) === plain(label)),
  ) ?? null;
