import { z } from 'zod';
import type { ValuesOf } from '../definition/record-field.ts';
import { type AnswerOf, count } from '../definition/view-pieces.ts';
import type { nsfpReminder } from '../records/nsfp-reminder.ts';

export type NsfpReminderInput = ValuesOf<typeof nsfpReminder.fields> & { readonly version: number };

const stockSchema = z.object({
  year: z.int(),
  left: count.meta({ description: 'Numbers of this year that may still be used' }),
  total: count,
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Numbers left, and whom to notify. */
export const nsfpStock = stockSchema.shape;
export type NsfpReminder = NsfpReminderInput & AnswerOf<typeof stockSchema>;

type Stock = { readonly left: number; readonly today: string };
type NsfpNotified = { readonly notifiedLow: boolean; readonly notifiedYear: number | null };

/**
 * Few numbers are reported once, and again only after there were more; the end of their year (PER-03/PJ/2022) once a
 * year, while some are left. Days are YYYY-MM-DD.
 */
export const nsfpDue = (
  { threshold, days, notifiedLow, notifiedYear }: { readonly threshold: number; readonly days: number } & NsfpNotified,
  { left, today }: Stock,
): { readonly tell: readonly ('low' | 'year_end')[]; readonly notified: NsfpNotified } => {
  const year = Number(today.slice(0, 4));
  const toEnd = (Date.UTC(year, 11, 31) - Date.parse(today)) / 86_400_000;
  const low = left <= threshold;
  const ends = left > 0 && toEnd <= days && notifiedYear !== year;
  return {
    tell: [...(low && !notifiedLow ? (['low'] as const) : []), ...(ends ? (['year_end'] as const) : [])],
    notified: { notifiedLow: low, notifiedYear: ends ? year : notifiedYear },
  };
};
