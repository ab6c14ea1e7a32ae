import { z } from 'zod';
import { pulledRowStatuses, pullStatuses, pullVerdicts } from '../../definition/pull.ts';
import {
  type AnswerOf,
  count,
  dayText,
  keysOf,
  masaText,
  moment,
  percentText,
  rupiahText,
  viewOf,
} from '../../definition/view-pieces.ts';
import texts from '../../messages/id/bupot-pull.ts';
import { slipKinds } from '../kinds.ts';
import { comparedFields, type JudgedSlip } from './judge.ts';
import type { PulledSlip } from './pulled-slip.ts';

export const pullStartedSchema = z.object({ id: z.string(), jobId: z.string() }).meta({ id: 'PullStarted' });
export const pullChosenSchema = z.object({ jobId: z.string(), chosen: count }).meta({ id: 'PullChosen' });

export const pullSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    way: z.enum(['number', 'period', 'migrate']),
    params: z.object({ numbers: z.array(z.string()).optional(), from: masaText.optional(), to: masaText.optional() }),
    status: z.enum(pullStatuses),
    jobId: z.string().nullable(),
    message: z.string().nullable().meta({ description: 'The office’s own words where it refused' }),
    expiresAt: moment,
    createdBy: z.string(),
    createdAt: moment,
    updatedAt: moment,
    finishedAt: moment.nullable(),
  })
  .meta({ id: 'Pull' });
export type Pull = AnswerOf<typeof pullSchema>;

const verdictCountSchema = z
  .object({ count, taken: count, failed: count, tax: rupiahText })
  .meta({ id: 'VerdictCount' });

export const pullViewSchema = pullSchema
  .extend({
    counts: z.record(z.enum(pullVerdicts), verdictCountSchema),
    missing: z.array(z.string()).meta({ description: 'Requested numbers that the tax office does not know' }),
    progress: z.object({ done: count, total: count }).nullable(),
  })
  .meta({ id: 'PullView' });
export type PullView = AnswerOf<typeof pullViewSchema>;

const pulledSlipSchema = viewOf<PulledSlip>('PulledSlip')({
  number: z.string(),
  revision: z.int(),
  kind: z.enum(slipKinds),
  role: z.enum(['withholder', 'payee']),
  state: z.enum(['NORMAL', 'AMENDED', 'CANCELED']),
  withholder: z.object({ npwp: z.string(), nitku: z.string(), name: z.string() }),
  payee: z.object({ npwp: z.string(), nitku: z.string().nullable(), name: z.string() }).nullable(),
  period: masaText,
  date: dayText,
  taxCode: z.string(),
  facility: z.string(),
  gross: rupiahText,
  rate: percentText,
  tax: rupiahText,
  document: z.object({ type: z.string(), number: z.string(), date: dayText }).nullable(),
});

const note: z.ZodType<NonNullable<JudgedSlip['note']>> = keysOf(texts.note);

export const pullRowSchema = z
  .object({
    place: z.string(),
    number: z.string(),
    slip: pulledSlipSchema,
    verdict: z.enum(pullVerdicts),
    differences: z.array(
      z.object({
        field: z.enum([...comparedFields, 'status', 'revision']),
        ours: z.string().nullable(),
        theirs: z.string().nullable(),
      }),
    ),
    note: note.nullable(),
    slipId: z.string().nullable().meta({ description: 'Our slip it was held against' }),
    status: z.enum(pulledRowStatuses),
    message: z.string().nullable(),
  })
  .meta({ id: 'PulledRow' });
export type PullRow = AnswerOf<typeof pullRowSchema>;
