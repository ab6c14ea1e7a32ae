import { z } from 'zod';
import { type AnswerOf, count, isoMoment, moment } from '../definition/view-pieces.ts';

const namedInJob = z.object({ id: z.string(), label: z.string(), message: z.string() });
export type NamedInJob = AnswerOf<typeof namedInJob>;
const resultSchema = z
  .looseObject({
    fileId: z.string().optional(),
    fileName: z.string().optional(),
    leftOut: z
      .array(namedInJob)
      .optional()
      .meta({ description: 'What the file does not hold; only the first are named' }),
    leftOutCount: count.optional(),
    differing: z.array(namedInJob).optional().meta({ description: 'What it holds with another amount than ours' }),
    differingCount: count.optional(),
    decided: count.optional().meta({ description: 'Of how many a decision was taken' }),
    skipped: z
      .array(z.object({ reason: z.string(), count, message: z.string() }))
      .optional()
      .meta({ description: 'How many it was not taken of, by what kept them back' }),
  })
  .meta({ id: 'JobResult' });

export const jobStatusSchema = z.enum(['WAITING', 'RUNNING', 'PAUSED', 'DONE', 'FAILED', 'CANCELED']);
export type JobStatus = AnswerOf<typeof jobStatusSchema>;
export const jobItemStatusSchema = z.enum(['WAITING', 'DONE', 'FAILED', 'SKIPPED']);

export const jobSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    status: jobStatusSchema,
    title: z.string(),
    total: count,
    done: count,
    failed: count,
    skipped: count,
    createdAt: isoMoment,
    startedAt: isoMoment.nullable(),
    finishedAt: isoMoment.nullable(),
    createdByName: z.string(),
    error: z.string().nullable(),
    result: resultSchema.nullable(),
    rows: z.boolean().meta({ description: 'Goes document by document, so that each has a result to look at' }),
    mayRetry: z.boolean(),
  })
  .meta({ id: 'Job' });
export type Job = AnswerOf<typeof jobSchema>;

export const jobItemSchema = z
  .object({
    seq: z.int(),
    refId: z.string(),
    label: z.string(),
    status: jobItemStatusSchema,
    code: z.string().nullable(),
    message: z.string().nullable(),
    attempts: count,
  })
  .meta({ id: 'JobItem' });

export const downloadSchema = z
  .object({
    job: jobSchema,
    size: count.nullable().meta({ description: 'Bytes; null where there is no file' }),
    until: moment.nullable().meta({ description: 'Kept until then; null where there is no file' }),
    mayTake: z.boolean(),
    mayMake: z.boolean().meta({ description: 'The same request can create it again' }),
  })
  .meta({ id: 'Download' });
export type Download = AnswerOf<typeof downloadSchema>;
