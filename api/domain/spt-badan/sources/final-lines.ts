import { objectReceived } from '../../bupot/received/articles.ts';
import type { Received } from '../../bupot/received/received.ts';
import { referenceList } from '../row-table.ts';

/** Income of certain turnover (PP 23/2018, PP 55/2022), which has a sheet of its own from 2025. */
export const isSmallTurnover = (taxCode: string | null): boolean => /^28-423-/.test(taxCode ?? '');

const lines1771: readonly (readonly [RegExp, string])[] = [
  [/^28-404-/, 'A1'],
  [/^28-401-/, 'A2'],
  [/^28-40[67]-/, 'A3'],
  [/^28-408-/, 'A4'],
  [/^22-401-/, 'A5'],
  [/^28-402-/, 'A6'],
  [/^28-403-/, 'A7'],
  [/^28-409-(1[0-2]|2[2-6]|4[3-7]|5[2-4])/, 'A8a'],
  [/^28-409-(0[89]|2[78]|4[89]|5[01])/, 'A8b'],
  [/^28-409-(1[34]|5[56])/, 'A8c'],
  [/^28-413-/, 'A9'],
  [/^28-411-/, 'A10'],
  [/^28-410-/, 'A11'],
  [/^28-423-/, 'A14'],
];

/** Line of 1771-IV part A for a tax object; null where the form has none. */
export const finalLineOf = (taxCode: string | null): string | null =>
  lines1771.find(([code]) => code.test(taxCode ?? ''))?.[1] ?? null;

const OTHER_FINAL = '66';
const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Kind of income of L4A: the office names kinds as it names tax objects. */
export const finalKindOf = ({ taxCode, period }: Pick<Received, 'taxCode' | 'period'>): string => {
  const name = plain(objectReceived(taxCode, period)?.name ?? '');
  return referenceList('L4A_objek_final').find((one) => plain(one.name) === name)?.code ?? OTHER_FINAL;
};
