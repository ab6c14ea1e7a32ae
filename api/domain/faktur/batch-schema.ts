import { z } from 'zod';
import { type AnswerOf, count, dayText, masaText, rupiahText } from '../definition/view-pieces.ts';

/** The stages of a batch, in order: drafts from the rows of a file, upload to the office, mail to the buyers. */
export const batchStages = ['save', 'upload', 'mail'] as const;
export type BatchStage = (typeof batchStages)[number];

export const stageStates = ['waiting', 'going', 'done', 'stopped', 'left_out'] as const;
export type StageState = (typeof stageStates)[number];

const plan = z
  .object({
    documents: count,
    dpp: rupiahText,
    ppn: rupiahText,
    staysBehind: count.meta({ description: 'Documents of the file with errors, which are not sent' }),
    filed: z
      .array(masaText)
      .meta({ description: 'Masa some come into whose return is with the office: that takes a reason' }),
    quota: z.object({ remaining: count, needed: count }),
    deadline: z.object({
      first: dayText.nullable().meta({ description: 'The first last day of upload among them' }),
      late: count.meta({ description: 'Whose last day has passed' }),
    }),
    signee: z.string().nullable(),
    letter: z.object({
      subject: z.string(),
      own: z.boolean().meta({ description: 'The company wrote the template itself' }),
      automatic: z.boolean().meta({ description: 'Approved invoices are mailed by themselves' }),
      withAddress: count,
      withoutAddress: count,
      elsewhere: count.meta({ description: 'Whose address is in the domain of another counterparty: not mailed' }),
    }),
    obstacle: z.string().nullable().meta({ description: 'What blocks all of them: the name of its modal' }),
  })
  .meta({ description: 'What would be sent, read back before it begins' });

const report = z
  .object({
    jobId: z.string(),
    ended: z.boolean(),
    stages: z.array(z.object({ key: z.enum(batchStages), state: z.enum(stageStates), message: z.string().nullable() })),
    saved: count,
    staysBehind: count,
    drafts: count.meta({ description: 'Saved and not sent' }),
    underway: count.meta({ description: 'The office has not answered' }),
    approved: count,
    refused: count,
    mailed: count,
    unmailed: count.meta({ description: 'Approved, and no letter went' }),
  })
  .meta({ description: 'What became of the documents so far' });

export const batchSchema = z
  .object({
    importId: z.string(),
    version: z.int().min(1),
    plan: plan.nullable(),
    report: report.nullable(),
  })
  .meta({
    id: 'FakturBatch',
    description: 'A file from its rows to letters in one go: what would be sent, and what became of it',
  });
export type Batch = AnswerOf<typeof batchSchema>;
export type BatchPlan = NonNullable<Batch['plan']>;
export type BatchReport = NonNullable<Batch['report']>;
