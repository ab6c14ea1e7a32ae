import { z } from 'zod';
import { explainedSchema } from '../../definition/answers.ts';
import { type AnswerOf, count, dayText, masaText, rupiahText } from '../../definition/view-pieces.ts';

/** Before the return is posted, in display order. `faults`: drafts with errors, also counted as not sent. */
export const readinessKeys = [
  ...([
    'unsent',
    'faults',
    'refused',
    'buyerAsked',
    'receiptless',
    'undecided',
    'sellerAsks',
    'returnsOut',
    'returnsIn',
  ] as const),
  'documentsOut',
  'documentsIn',
  'documentsUndecided',
  'returnDocumentsOut',
  'returnDocumentsIn',
] as const;
export type ReadinessKey = (typeof readinessKeys)[number];

export const readinessSchema = z
  .object({
    period: masaText,
    rows: z.array(
      z.object({
        key: z.enum(readinessKeys),
        count,
        amount: rupiahText.meta({ description: 'Their PPN' }),
        until: dayText.nullable().meta({ description: 'Last day to do it, where it has one' }),
        late: z.boolean().meta({ description: 'That day is over' }),
        last: count.nullable().meta({ description: 'Of how many this masa is the last to be credited in' }),
        grave: z.boolean(),
        cost: explainedSchema.nullable().meta({ description: 'What being late costs' }),
        to: z.string().meta({ description: 'Their list, narrowed to them' }),
      }),
    ),
  })
  .meta({
    id: 'VatReadiness',
    description: 'A row is left out where nothing is open, or the person may not read its list',
  });
export type VatReadiness = AnswerOf<typeof readinessSchema>;
