import { z } from 'zod';
import { pullSchema } from '../../bupot/pull/view-schema.ts';
import { pulledRowStatuses, pullVerdicts } from '../../definition/pull.ts';
import { type AnswerOf, count, dayText, keysOf, masaText, rupiahText, statesOf } from '../../definition/view-pieces.ts';
import texts from '../../messages/id/masukan-pull.ts';
import { masukanStatus } from '../masukan-status.ts';
import { paymentTerms } from '../record.ts';
import { comparedFields } from './judge.ts';

/** Schemas of what is answered about incoming invoices taken over from the office. */

const verdictCount = z
  .object({ count, taken: count, failed: count, amount: rupiahText.meta({ description: 'Their PPN' }) })
  .meta({ id: 'FakturVerdictCount' });

export const fakturPullViewSchema = pullSchema
  .extend({
    counts: z.record(z.enum(pullVerdicts), verdictCount),
    missing: z.array(z.string()).meta({ description: 'Numbers asked for that the office does not know' }),
    progress: z.object({ done: count, total: count }).nullable(),
  })
  .meta({ id: 'FakturPullView' });
export type FakturPullView = AnswerOf<typeof fakturPullViewSchema>;

export const pullClockSchema = z
  .object({
    on: z.boolean().meta({ description: 'Asked of the office every hour, in working hours' }),
    version: z.int().min(0),
  })
  .meta({ id: 'FakturPullClock' });
export type PullClock = AnswerOf<typeof pullClockSchema>;

const status = statesOf(masukanStatus);

export const fakturPullRowSchema = z
  .object({
    place: z.string(),
    number: z.string(),
    faktur: z.object({
      date: dayText,
      period: masaText,
      status,
      creditPeriod: masaText.nullable(),
      seller: z.object({ npwp: z.string(), nitku: z.string(), name: z.string(), address: z.string() }),
      reference: z.string().nullable(),
      term: z.enum(paymentTerms),
      addInfo: z.string().nullable(),
      facilityStamp: z.string().nullable(),
      customDoc: z.string().nullable(),
      dpp: rupiahText,
      ppn: rupiahText,
    }),
    verdict: z.enum(pullVerdicts),
    differences: z.array(
      z.object({
        field: z.enum([...comparedFields, 'status', 'lines']),
        ours: z.string().nullable(),
        theirs: z.string().nullable(),
      }),
    ),
    note: keysOf(texts.masukan.pull.note).nullable(),
    fakturId: z.string().nullable().meta({ description: 'Our invoice it was held against' }),
    status: z.enum(pulledRowStatuses),
    message: z.string().nullable(),
  })
  .meta({ id: 'PulledFakturRow' });
export type FakturPullRow = AnswerOf<typeof fakturPullRowSchema>;
