import { UNREGISTERED } from '../check-payee.ts';
import type { Bupot } from '../record.ts';
import { isIssued, isVoid } from '../status-queries.ts';

/** What of a monthly slip (BPMP, A0) the slip of the year is drawn from. */
export type MonthlySlip = Pick<
  Bupot,
  | ('id' | 'version' | 'kind' | 'number' | 'status' | 'replaces' | 'period' | 'nitku' | 'taxCode' | 'facility')
  | ('payeeIdType' | 'payeeNpwp' | 'payeeNitku' | 'payeeName' | 'payeeEmail' | 'ptkp' | 'position')
  | ('foreignEmployee' | 'passport' | 'country' | 'gross' | 'grossTyped' | 'grossUp' | 'tax' | 'borne' | 'errorCount')
>;

/** What of a slip of the year (A1, A2) tells whether the months are settled already. */
export type AnnualSlip = Pick<
  Bupot,
  | ('id' | 'kind' | 'number' | 'status' | 'replaces' | 'period' | 'periodFrom' | 'payeeNpwp' | 'payeeName')
  | ('foreignEmployee' | 'passport' | 'payeeAddress' | 'gender' | 'lines')
>;

type Person = Pick<Bupot, 'payeeNpwp' | 'payeeName' | 'passport'>;

/** Numbers that stand for nobody in particular: whoever has none of his own is filed under them. */
export const isTemporary = (number: string | null): boolean =>
  number === null || number === '' || number === UNREGISTERED || /^0+$/.test(number);

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase().replace(/\s+/g, ' ');

/** One employee of a company: the tax number; of those without one the passport, and where there is none the name. */
export const employeeKey = ({ payeeNpwp, payeeName, passport }: Person): string => {
  if (!isTemporary(payeeNpwp)) return payeeNpwp ?? '';
  return passport
    ? `${payeeNpwp ?? ''}|P|${passport.trim().toUpperCase()}`
    : `${payeeNpwp ?? ''}|N|${plain(payeeName)}`;
};

/** The tax number a key begins with, empty where the person has none. */
export const numberOfKey = (key: string): string => key.split('|')[0] ?? '';

/** Whether two names are written alike but for spaces and case. */
export const sameName = (one: string | null, other: string | null): boolean => plain(one) === plain(other);

/** Month of a slip, 1 to 12. */
export const monthOf = ({ period }: Pick<Bupot, 'period'>): number => Number(period.slice(5, 7));

/** A masa (YYYY-MM) of a month, 1 to 12. */
export const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** Monthly slips by what they count for: in force, the next version of one in force, and not yet issued. Void ones count for nothing. */
export type Standing = {
  readonly issued: readonly MonthlySlip[];
  readonly corrections: readonly MonthlySlip[];
  readonly unissued: readonly MonthlySlip[];
};

/** Sorts monthly slips by what they count for. */
export const balanceOf = (slips: readonly MonthlySlip[]): Standing => {
  const live = slips.filter((slip) => !isVoid(slip));
  const open = live.filter((slip) => !isIssued(slip));
  return {
    issued: live.filter(isIssued),
    corrections: open.filter(({ replaces }) => replaces !== null),
    unissued: open.filter(({ replaces }) => replaces === null),
  };
};
