import type { Dated } from '../definition/dated.ts';
import {
  companyReturnDay,
  monthlyReturnDay,
  personReturnDay,
  stampReturnDay,
  vatReturnDay,
} from '../rules/filing-days.ts';
import type { DueRule } from '../rules/payment-days.ts';
import { lateCompanyFine, lateFilingFine, latePersonFine, lateVatFine } from '../rules/spt.ts';
import { lastMonthOf } from '../spt-badan/book-year.ts';

/** Kinds of returns in the register. */
export const returnKinds = [
  'PPN',
  'UNIFIKASI',
  'PPH21',
  'BADAN',
  'PPH23',
  'PPH4_2',
  'PPN_DM',
  'PPN_PUT',
  'OP',
  'METERAI',
  'PBB',
] as const;
export type ReturnKind = (typeof returnKinds)[number];

type KindFacts = {
  /** What one return covers; its period is YYYY-MM, or YYYY. */
  readonly covers: 'month' | 'year';
  /** False: prepared elsewhere; here its file and receipt are stored. */
  readonly madeHere: boolean;
  /** Null where no rule was found. */
  readonly due: Dated<DueRule> | null;
  readonly fine: Dated<string> | null;
};

const vat = { covers: 'month', due: vatReturnDay, fine: lateVatFine } as const;
const income = { covers: 'month', due: monthlyReturnDay, fine: lateFilingFine } as const;

export const kindFacts: Readonly<Record<ReturnKind, KindFacts>> = {
  PPN: { ...vat, madeHere: true },
  UNIFIKASI: { ...income, madeHere: true },
  PPH21: { ...income, madeHere: true },
  BADAN: { covers: 'year', due: companyReturnDay, fine: lateCompanyFine, madeHere: true },
  PPH23: { ...income, madeHere: false },
  PPH4_2: { ...income, madeHere: false },
  PPN_DM: { ...vat, madeHere: false },
  PPN_PUT: { ...vat, due: null, madeHere: false },
  OP: { covers: 'year', due: personReturnDay, fine: latePersonFine, madeHere: false },
  METERAI: { ...income, due: stampReturnDay, madeHere: false },
  PBB: { covers: 'year', due: null, fine: null, madeHere: false },
};

export const coversYear = (kind: ReturnKind): boolean => kindFacts[kind].covers === 'year';

/**
 * The last masa (YYYY-MM) a return covers: of a company's year that of its book year, which begins in the month
 * `bookYearStart` (1 to 12).
 */
export const lastMasaOf = (kind: ReturnKind, period: string, bookYearStart: number): string => {
  if (!coversYear(kind)) return period;
  return kind === 'BADAN' ? lastMonthOf(Number(period), bookYearStart) : `${period}-12`;
};

/** YYYY for a return of a year, otherwise YYYY-MM. */
export const isPeriodOf = (kind: ReturnKind, period: string): boolean =>
  (coversYear(kind) ? /^\d{4}$/ : /^\d{4}-(0[1-9]|1[0-2])$/).test(period);
