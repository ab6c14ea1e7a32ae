import { inForce, lawOf } from '../../law-rows.ts';
import { filingCode } from '../../records/law/filing-code.ts';

const DEFAULT = { digits: 6, minutes: 10, tries: 5 } as const;
const SHORTEST = 4;

/** One built-in row: the office publishes no other. */
export const filingCodeLaw = lawOf(filingCode, () => [
  {
    ...DEFAULT,
    validFrom: '2009-01-01',
    validUntil: null,
    source: 'Ketentuan Patuh: panjang, masa berlaku, dan percobaan kode tidak dipublikasikan DJP',
  },
]);

export type CodeLimits = { readonly digits: number; readonly lifeMs: number; readonly tries: number };

/** Length, life and tries of a verification code that is requested on a day (YYYY-MM-DD). */
export const codeLimitsOn = (day: string): CodeLimits => {
  const { digits, minutes, tries } = inForce(filingCodeLaw.rows(), day).at(-1) ?? DEFAULT;
  return { digits: Math.max(SHORTEST, digits), lifeMs: Math.max(1, minutes) * 60_000, tries: Math.max(1, tries) };
};
