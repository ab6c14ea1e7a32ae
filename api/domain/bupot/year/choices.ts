import { z } from 'zod';
import { withholdingStatuses } from '../../rules/pph21/ptkp.ts';
import { maxima } from '../maxima.ts';
import { withholdingAnnualities } from '../pph21/annual-input.ts';

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
