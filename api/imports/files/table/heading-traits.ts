/** Change the meaning of the amounts under a heading. */
export type Trait = 'with-vat' | 'percent' | 'per-unit' | 'foreign';

/** A field whose heading is that of another field with a trait: "Harga Termasuk PPN" is a price with "with-vat". */
export type Turn = { readonly trait: Trait; readonly of: string };

const WITHOUT =
  /\b(belum|blm|tidak|tdk|tanpa|non|ex|exc|excl|exclude|excluded|excluding|exclusive|sebelum|before|without|less)\b/;
const VAT = '(ppn|pajak|tax|vat|pjk)';
const INCLUDES = [
  new RegExp(
    `(\\b(termasuk|tmsk|inc|incl\\w*|inkl\\w*|sudah|setelah|sesudah|after|plus|dengan|with|dan)|[+&])[\\s.]*${VAT}\\b`,
  ),
  new RegExp(`\\b${VAT}[\\s.]*(included|inclusive|incl?)\\b`),
];
const PERCENT = /%|\b(persen|persentase|percent|percentage|pct)\b/;
/** "PPN 11%" is an amount of PPN, with its rate in the name. */
const A_RATE = /\d\s*%/g;
const PER_UNIT = /(\bper|\/)\s*(unit|satuan|sat|pcs|pc|item|buah)\b/;
const CODES = 'usd|sgd|eur|jpy|cny|rmb|gbp|aud|hkd|myr|thb|krw|chf';
const FOREIGN = new RegExp(`\\b(${CODES})\\b|\\b(valas|valuta asing|foreign currency)\\b|us\\$|s\\$|[$€£¥]`);

const words = (heading: string): string =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/_+/g, ' ');

const tests: Readonly<Record<Trait, (text: string) => boolean>> = {
  'with-vat': (text) => !WITHOUT.test(text) && INCLUDES.some((one) => one.test(text)),
  percent: (text) => PERCENT.test(text.replace(A_RATE, '')),
  'per-unit': (text) => PER_UNIT.test(text),
  foreign: (text) => FOREIGN.test(text),
};

const traits = Object.keys(tests) as Trait[];

/** A column of values like "10%" is a percentage whatever its heading. */
export const traitsOf = (heading: string, sample: readonly string[] = []): ReadonlySet<Trait> => {
  const text = words(heading);
  const found = new Set(traits.filter((trait) => tests[trait](text)));
  if (sample.length > 0 && sample.every((value) => /^\s*[\d.,]+\s*%\s*$/.test(value))) found.add('percent');
  return found;
};

export const withoutTrait = (heading: string, trait: Trait): string => {
  const text = words(heading);
  if (trait === 'with-vat') return INCLUDES.reduce((rest, one) => rest.replace(one, ' '), text);
  if (trait === 'percent') return text.replace(PERCENT, ' ').replace(/\b(rate|tarif)\b/, ' ');
  return text.replace(trait === 'per-unit' ? PER_UNIT : FOREIGN, ' ');
};

export const currencyIn = (heading: string): string | null => {
  const text = words(heading);
  const code = new RegExp(`\\b(${CODES})\\b`).exec(text)?.[1];
  if (code) return code === 'rmb' ? 'CNY' : code.toUpperCase();
  return /us\$/.test(text) || /^[^s]*\$/.test(text) ? 'USD' : /s\$/.test(text) ? 'SGD' : /€/.test(text) ? 'EUR' : null;
};
