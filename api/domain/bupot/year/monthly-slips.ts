import { z } from 'zod';
import { withholdingStatuses } from '../../rules/pph21/ptkp.ts';
import { UNREGISTERED } from '../check-payee.ts';
import { maxima } from '../maxima.ts';
import { withholdingAnnualities } from '../pph21/annual-input.ts';
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
export type MonthlySlips = {
  readonly issued: readonly MonthlySlip[];
  readonly corrections: readonly MonthlySlip[];
  readonly unissued: readonly MonthlySlip[];
};

/** Sorts monthly slips by what they count for. */
export const balanceOf = (slips: readonly MonthlySlip[]): MonthlySlips => {
  const live = slips.filter((slip) => !isVoid(slip));
  const open = live.filter((slip) => !isIssued(slip));
  return {
    issued: live.filter(isIssued),
    corrections: open.filter(({ replaces }) => replaces !== null),
    unissued: open.filter(({ replaces }) => replaces === null),
  };
};

const amount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/);
const month = z.int().min(1).max(12);
const slipId = z.string().min(1).max(64);
const key = z.string().min(1).max(255);

/** Who bears the tax of the last period of an A1: the employee, or the government. */
export const yearFacilities = ['NONE', 'DTP'] as const;
export type YearFacility = (typeof yearFacilities)[number];

/** What a person settled about one employee before the slip of the year is drawn. What is not told is drawn as the slips have it. */
export const yearChoices = z.strictObject({
  key,
  /** The last month worked, where it is not that of the whole run. */
  lastMonth: month.optional(),
  /** Gross of the last month in rupiah: it has no monthly slip. */
  lastGross: amount.optional(),
  /** Months without a slip in which nothing was paid. */
  unpaid: z.array(month).max(12).optional(),
  /** Slips that do not count: the doubles of others. */
  leftOut: z.array(slipId).max(50).optional(),
  /** Months of which several slips count, for several payments. */
  keptBoth: z.array(month).max(12).optional(),
  /** Employees of the same year who are this one under another number. */
  merged: z.array(key).max(10).optional(),
  /** The number in place of a temporary one. */
  payeeNpwp: z
    .string()
    .regex(/^\d{16}$/)
    .optional(),
  ptkp: z.enum(withholdingStatuses as [string, ...string[]]).optional(),
  /** Where the government bore the tax of months before. */
  facility: z.enum(yearFacilities).optional(),
  withholdingAnnuality: z.enum(withholdingAnnualities).optional(),
  previousBupotNumber: z.string().max(maxima.previousNumber).optional(),
  previousNetIncome: amount.optional(),
  pph21PreviousBupot: amount.optional(),
});
export type YearChoices = z.infer<typeof yearChoices>;

/** How the pay of the last month is told of those nobody told it of: not at all, the same as the month before, or nothing was paid. */
export const lastPays = ['ASK', 'SAME', 'NONE'] as const;

/** The run all employees of a company are drawn by. */
export const yearRun = z.strictObject({
  year: z.int().min(2025).max(2099),
  /** December, or the month of leaving. */
  lastMonth: month,
  lastPay: z.enum(lastPays).default('ASK'),
});
export type YearRun = z.infer<typeof yearRun>;
