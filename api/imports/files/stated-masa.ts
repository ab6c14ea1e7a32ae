import { monthNumber } from '#domain/text/format.ts';

export type Where = 'file' | 'sheet' | 'title';

/** YYYY-MM; null if the file names none or contradicts itself. */
export type StatedMasa = {
  readonly masa: string | null;
  readonly where: readonly Where[];
  readonly contradictory: boolean;
};

type YearAndMonth = { readonly year: string; readonly month: number };

const WORD = /(?<![\p{L}])(\p{L}{3,9})(?![\p{L}])[\s.,'_/-]*(20\d{2})?(?!\d)/gu;
const MONTH_YEAR = /(?<![\d]|\d[-/.])(0?[1-9]|1[0-2])[\s._/-]*(20\d{2})(?!\d)/g;
/** Not the beginning of a day: in "2025-11-05" it is part of a creation date. */
const YEAR_MONTH = /(?<!\d)(20\d{2})[\s._/-]*(0[1-9]|1[0-2])(?![\d]|[-/.]\d)/g;
const YEAR = /(?<!\d)(20\d{2})(?!\d)/g;
/** "5 Oktober 2025" is a day. */
const DAY_BEFORE = /(?<!\d)\d{1,2}[\s._/-]*$/;

const named = (text: string): YearAndMonth[] =>
  [...text.matchAll(WORD)].flatMap((match) => {
    const month = monthNumber(match[1] ?? '');
    return month === null || DAY_BEFORE.test(text.slice(0, match.index)) ? [] : { year: match[2] ?? '', month };
  });

const monthsIn = (text: string): YearAndMonth[] => [
  ...named(text),
  ...[...text.matchAll(MONTH_YEAR)].map(([, month, year = '']) => ({ year, month: Number(month) })),
  ...[...text.matchAll(YEAR_MONTH)].map(([, year = '', month]) => ({ year, month: Number(month) })),
];

const yearsIn = (text: string): string[] => [...text.matchAll(YEAR)].map(([, year = '']) => year);

/** A month without a year takes the only year named anywhere; several months in one place count as none. */
export const statedMasa = (texts: Readonly<Record<Where, string>>): StatedMasa => {
  const places = Object.entries(texts) as [Where, string][];
  const years = new Set(places.flatMap(([, text]) => yearsIn(text)));
  const only = years.size === 1 ? ([...years][0] ?? '') : '';
  const found = places.flatMap(([where, text]) => {
    const masas = new Set(monthsIn(text).map(({ year, month }) => `${year || only}-${String(month).padStart(2, '0')}`));
    const [masa = ''] = masas;
    return masas.size === 1 && /^\d{4}-/.test(masa) ? [{ where, masa }] : [];
  });
  const masas = new Set(found.map(({ masa }) => masa));
  const where = found.map((one) => one.where);
  return { masa: masas.size === 1 ? ([...masas][0] ?? null) : null, where, contradictory: masas.size > 1 };
};
