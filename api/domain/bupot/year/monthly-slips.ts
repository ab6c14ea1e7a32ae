import { z } from 'zod';
import { withholdingStatuses } from '../../rules/pph21/ptkp.ts';
import { UNREGISTERED } from '../check-payee.ts';
import { maxima } from '../maxima.ts';
import type { MonthLine } from '../month-lines.ts';
import { withholdingAnnualities } from '../pph21/annual-input.ts';
import type { Bupot } from '../record.ts';
import { isIssued, isVoid } from '../status-queries.ts';

export type MonthlySlip = Pick<
  Bupot,
  | ('id' | 'version' | 'kind' | 'number' | 'status' | 'replaces' | 'period' | 'nitku' | 'taxCode' | 'facility')
  | ('payeeIdType' | 'payeeNpwp' | 'payeeNitku' | 'payeeName' | 'payeeEmail' | 'ptkp' | 'position')
  | ('foreignEmployee' | 'passport' | 'country' | 'gross' | 'grossTyped' | 'grossUp' | 'tax' | 'borne' | 'errorCount')
  | MonthLine
>;

export type AnnualSlip = Pick<
  Bupot,
  | ('id' | 'kind' | 'number' | 'status' | 'replaces' | 'period' | 'periodFrom' | 'payeeNpwp' | 'payeeName')
  | ('foreignEmployee' | 'passport' | 'payeeAddress' | 'gender' | 'lines')
>;

type Person = Pick<Bupot, 'payeeNpwp' | 'payeeName' | 'passport'>;

export const isTemporary = (number: string | null): boolean =>
  number === null || number === '' || number === UNREGISTERED || /^0+$/.test(number);

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase().replace(/\s+/g, ' ');

/** Key of an employee within a company: the tax number; without one the passport, otherwise the name. */
export const employeeKey = ({ payeeNpwp, payeeName, passport }: Person): string => {
  if (!isTemporary(payeeNpwp)) return payeeNpwp ?? '';
  return passport
    ? `${payeeNpwp ?? ''}|P|${passport.trim().toUpperCase()}`
    : `${payeeNpwp ?? ''}|N|${plain(payeeName)}`;
};

/** The tax number of a key, empty if the person has none. */
export const numberOfKey = (key: string): string => key.split('|')[0] ?? '';

/** Whether two names are equal, ignoring spaces and case. */
export const sameName = (one: string | null, other: string | null): boolean => plain(one) === plain(other);

export const monthOf = ({ period }: Pick<Bupot, 'period'>): number => Number(period.slice(5, 7));

export const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** Monthly slips by effect: in force, the next version of one in force, and not yet issued. Void slips are ignored. */
export type MonthlySlips = {
  readonly issued: readonly MonthlySlip[];
  readonly corrections: readonly MonthlySlip[];
  readonly unissued: readonly MonthlySlip[];
};

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

export const yearFacilities = ['NONE', 'DTP'] as const;
export type YearFacility = (typeof yearFacilities)[number];

/** Choices of a user for one employee before the annual slip is drawn. Missing choices follow the slips. */
export const yearChoices = z.strictObject({
  key,
  /** The last month worked, if different from that of the run. */
  lastMonth: month.optional(),
  /** Gross of the last month in rupiah, which has no monthly slip. */
  lastGross: amount.optional(),
  /** Months without a slip and without pay. */
  unpaid: z.array(month).max(12).optional(),
  leftOut: z.array(slipId).max(50).optional(),
  /** Months in which several slips count, for several payments. */
  keptBoth: z.array(month).max(12).optional(),
  merged: z.array(key).max(10).optional(),
  payeeNpwp: z
    .string()
    .regex(/^\d{16}$/)
    .optional(),
  ptkp: z.enum(withholdingStatuses).optional(),
  /** Only where the government bore the tax of earlier months. */
  facility: z.enum(yearFacilities).optional(),
  withholdingAnnuality: z.enum(withholdingAnnualities).optional(),
  previousBupotNumber: z.string().max(maxima.previousNumber).optional(),
  previousNetIncome: amount.optional(),
  pph21PreviousBupot: amount.optional(),
});
export type YearChoices = z.infer<typeof yearChoices>;

/** Default pay of the last month for employees without an entry: ask, the same as the month before, or no pay. */
export const lastPays = ['ASK', 'SAME', 'NONE'] as const;

export const yearRun = z.strictObject({
  year: z.int().min(2025).max(2099),
  /** December, or the month of leaving. */
  lastMonth: month,
  lastPay: z.enum(lastPays).default('ASK'),
});
export type YearRun = z.infer<typeof yearRun>;
