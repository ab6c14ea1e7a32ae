import { z } from 'zod';

import { type AnswerOf, count, dayText, rupiahText } from '../definition/view-pieces.ts';
import { cureKinds } from './cure-kinds.ts';

/** Schemas of what is answered about refused invoices. */

const bucketSchema = z.object({
  code: z.string().meta({ description: "The office's code; one nobody knows is counted under itself" }),
  known: z.boolean(),
  message: z.string().nullable().meta({ description: 'In the words of the office, of one of them' }),
  count,
  ppn: rupiahText.meta({ description: 'VAT held up' }),
  deadline: dayText.meta({ description: 'Last day to upload the first of them' }),
  cure: z
    .object({
      kind: z.enum(cureKinds),
      atOnce: z.boolean(),
      asks: z.enum(['signee', 'place', 'transaction', 'unit']).nullable(),
    })
    .nullable(),
});
export type RefusalBucket = AnswerOf<typeof bucketSchema>;

export const refusalsSchema = z
  .object({
    count,
    atOnce: count.meta({ description: 'How many can be cured by their cause in one act' }),
    ppn: rupiahText,
    deadline: dayText,
    buckets: z.array(bucketSchema),
  })
  .meta({ id: 'FakturRefusals' });
export type Refusals = AnswerOf<typeof refusalsSchema>;

const rowSchema = z.object({
  id: z.string(),
  version: count,
  reference: z.string().nullable(),
  counterpartyName: z.string(),
  date: dayText,
  signeeName: z.string().nullable(),
  message: z.string().nullable().meta({ description: 'What the office said of it' }),
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  held: z
    .object({ identity: z.string(), buyerPlace: z.string(), paper: z.string(), reference: z.string() })
    .meta({ description: 'What a person may say otherwise for this invoice alone' }),
  dpp: rupiahText,
  ppn: rupiahText,
  dppAfter: rupiahText,
  ppnAfter: rupiahText,
  obstacle: z.string().nullable().meta({ description: 'What still keeps it from being sent, in words' }),
});
export type RefusalRow = AnswerOf<typeof rowSchema>;

export const refusalPreviewSchema = z
  .object({ total: count, rows: z.array(rowSchema) })
  .meta({ id: 'FakturRefusalPreview' });
export type RefusalPreview = AnswerOf<typeof refusalPreviewSchema>;
