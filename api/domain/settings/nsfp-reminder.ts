import { z } from 'zod';
import { type AnswerOf, count } from '../definition/view-pieces.ts';

const typed = { on: z.boolean(), threshold: count, days: count, byMail: z.boolean(), people: z.array(z.string()) };

const wrong = 'settings.nsfp.number_wrong';
const between = (least: number, most: number) => z.int(wrong).min(least, wrong).max(most, wrong);

/** Reminder settings: when this few numbers are left, or this many days before their year ends. */
export const nsfpReminderInput = z.strictObject({
  version: z.int().min(0),
  on: z.boolean(),
  threshold: between(1, 100_000),
  days: between(0, 365),
  byMail: z.boolean(),
  people: z.array(z.string().max(64)).max(200),
});
export type NsfpReminderInput = z.output<typeof nsfpReminderInput>;

export const nsfpReminderSchema = z
  .object({
    version: z.int().min(0),
    ...typed,
    year: z.int(),
    left: count.meta({ description: 'Numbers of this year that may still be used' }),
    total: count,
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({
    id: 'NsfpReminder',
    description: 'Who is notified, and when, that invoice numbers from before Coretax run out',
  });
export type NsfpReminder = AnswerOf<typeof nsfpReminderSchema>;

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
