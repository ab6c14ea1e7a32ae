import { fromLaw, inForce, lawOf } from '../../law-rows.ts';
import { klu } from '../../records/law/klu.ts';
import { KLU } from './klu-codes.ts';

export type Klu = { readonly code: string; readonly name: string };

export const kluLaw = lawOf(klu, () =>
  KLU.trim()
    .split('\n')
    .flatMap((line) => {
      const [division = '', ...rest] = line.split('|');
      return rest.map((one) => ({
        code: division + one.slice(0, 3),
        name: one.slice(4),
        validFrom: '2022-09-09',
        validUntil: null,
        source: 'PER-12/PJ/2022',
      }));
    }),
);

const all = fromLaw(
  (): ReadonlyMap<string, Klu> => new Map(kluLaw.rows().map(({ code, name }) => [code, { code, name }])),
);

/**
 * One of the list, or five digits of a division in it: four of the 1,790 codes of KBLI 2020 are missing from the list.
 */
export const isKlu = (code: string): boolean =>
  all().has(code) || (/^\d{5}$/.test(code) && [...all().keys()].some((known) => known.startsWith(code.slice(0, 2))));

export const kluOf = (code: string): Klu | undefined => all().get(code);

/**
 * By the beginning of the code, or by each word of the name; at most `most` results. A complete code of a known
 * division is returned without a name if it is missing. `today`: without those that ended.
 */
export const findKlu = (words: string, most: number, today?: string): readonly Klu[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = today === undefined ? kluLaw.rows() : inForce(kluLaw.rows(), today);
  const found: Klu[] = [];
  for (const { code, name } of rows) {
    if (wanted.every((word) => code.startsWith(word) || name.toLowerCase().includes(word))) found.push({ code, name });
    if (found.length >= most) break;
  }
  const [code = ''] = wanted;
  return found.length === 0 && isKlu(code) ? [{ code, name: '' }] : found;
};
