import { z } from 'zod';
import { pullSchema } from '../../bupot/pull/view-schema.ts';
import { importCodes, pulledRowStatuses, pullVerdicts } from '../../definition/pull.ts';
import type { ValuesOf } from '../../definition/record-field.ts';
import { type AnswerOf, count, dayText, keysOf, masaText, rupiahText, statesOf } from '../../definition/view-pieces.ts';
import dokumenTexts from '../../messages/id/dokumen-pull.ts';
import texts from '../../messages/id/masukan-pull.ts';
import type { pullClock } from '../../records/pull-clock.ts';
import { allDokumenKinds } from '../dokumen-kinds.ts';
import { masukanStatus } from '../masukan-status.ts';
import { paymentTerms } from '../record.ts';
import { comparedFields } from './judge.ts';
import { comparedInDokumen } from './judge-dokumen.ts';
import { pulledDokumenStates } from './pulled-dokumen.ts';

const verdictCount = z
  .object({
    count,
    taken: count,
    failed: count,
    amount: rupiahText.meta({ description: 'Their PPN; of exports their base' }),
  })
  .meta({ id: 'FakturVerdictCount' });

export const fakturPullViewSchema = pullSchema
  .extend({
    counts: z.record(z.enum(pullVerdicts), verdictCount),
    missing: z.array(z.string()).meta({ description: 'Requested numbers that the tax office does not know' }),
    progress: z.object({ done: count, total: count }).nullable(),
  })
  .meta({ id: 'FakturPullView' });
export type FakturPullView = AnswerOf<typeof fakturPullViewSchema>;

export const pullStatusSchema = z
  .object({
    code: z.enum(importCodes).nullable().meta({ description: 'Null before the first pull' }),
    response: fakturPullViewSchema.nullable(),
  })
  .meta({ id: 'PullStanding' });
export type PullStatus = AnswerOf<typeof pullStatusSchema>;

export type PullClock = ValuesOf<typeof pullClock.fields> & { readonly version: number };

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

export const dokumenPullRowSchema = z
  .object({
    place: z.string(),
    number: z.string(),
    dokumen: z.object({
      documentKind: z.enum(allDokumenKinds),
      date: dayText,
      period: masaText,
      status: z.enum(pulledDokumenStates),
      creditPeriod: masaText.nullable(),
      recordedBy: z.string().meta({ description: 'DJBC, of what customs handed on' }),
      party: z.object({ name: z.string(), address: z.string() }),
      dpp: rupiahText,
      ppn: rupiahText,
      ppnbm: rupiahText,
    }),
    verdict: z.enum(pullVerdicts),
    differences: z.array(
      z.object({
        field: z.enum([...comparedInDokumen, 'status']),
        ours: z.string().nullable(),
        theirs: z.string().nullable(),
      }),
    ),
    note: keysOf(dokumenTexts.dokumen.pull.note).nullable(),
    dokumenId: z.string().nullable().meta({ description: 'Our document it was held against' }),
    status: z.enum(pulledRowStatuses),
    message: z.string().nullable(),
  })
  .meta({ id: 'PulledDokumenRow' });
export type DokumenPullRow = AnswerOf<typeof dokumenPullRowSchema>;
