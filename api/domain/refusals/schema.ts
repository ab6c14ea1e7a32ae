import { z } from 'zod';
import { type AnswerOf, count, dayText, rupiahText } from '../definition/view-pieces.ts';
import { cureAsks, cureKinds, refusedFamilies } from './cure.ts';

const family = z
  .enum(refusedFamilies)
  .meta({ description: 'Which documents: invoices, returns of them, other documents, slips, SPT' });

const bucketSchema = z.object({
  family,
  code: z.string().meta({ description: "The office's code; one nobody knows is counted under itself" }),
  known: z.boolean(),
  message: z.string().nullable().meta({ description: 'In the words of the office, of one of them' }),
  count,
  tax: rupiahText.meta({ description: 'Tax held up' }),
  deadline: dayText.meta({ description: 'Last day to upload the first of them' }),
  cure: z.object({ kind: z.enum(cureKinds), atOnce: z.boolean(), asks: z.enum(cureAsks).nullable() }).nullable(),
});
export type RefusalBucket = AnswerOf<typeof bucketSchema>;

const curedSchema = z.object({
  family,
  code: z.string(),
  known: z.boolean(),
  kind: z.enum(cureKinds),
  count,
  at: z.int().meta({ description: 'When the last of them went through, epoch ms' }),
});

export const refusalsSchema = z
  .object({
    count,
    atOnce: count.meta({ description: 'How many can be cured by their cause in one act' }),
    tax: rupiahText,
    deadline: dayText,
    buckets: z.array(bucketSchema),
    cured: z.array(curedSchema).meta({ description: 'What was cured today, by cause' }),
  })
  .meta({ id: 'Refusals' });
export type Refusals = AnswerOf<typeof refusalsSchema>;

const rowSchema = z.object({
  id: z.string(),
  version: count,
  reference: z.string().nullable(),
  name: z.string().meta({ description: 'Of the other party; of a monthly return what it is called' }),
  date: dayText,
  signeeName: z.string().nullable(),
  message: z.string().nullable().meta({ description: 'Message of the tax office' }),
  place: z.string().meta({ description: 'The page it is mended on' }),
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  held: z
    .object({
      identity: z.string(),
      otherPlace: z.string(),
      paper: z.string(),
      reference: z.string(),
      number: z.string(),
    })
    .meta({ description: 'What a person may say otherwise for this document alone' }),
  base: rupiahText,
  tax: rupiahText,
  baseAfter: rupiahText,
  taxAfter: rupiahText,
  obstacle: z.string().nullable().meta({ description: 'What still keeps it from being sent, in words' }),
});
export type RefusalRow = AnswerOf<typeof rowSchema>;

export const refusalPreviewSchema = z.object({ total: count, rows: z.array(rowSchema) }).meta({ id: 'RefusalPreview' });
export type RefusalPreview = AnswerOf<typeof refusalPreviewSchema>;
