import { z } from 'zod';
import { type AnswerOf, count, masaText, rupiahText, statesOf } from '../../definition/view-pieces.ts';
import { annualEras } from '../era.ts';
import { annualStatus } from '../status.ts';
import { differenceCauses, equalisationNames } from './equalisation.ts';

const causes = z.enum([...new Set(Object.values(differenceCauses).flat())]);

const explanation = z.object({ cause: causes, amount: rupiahText, note: z.string() });

const equalisationSchema = z
  .object({
    name: z.enum(equalisationNames),
    at: z.string().meta({ description: 'The line of the return, as sheet!line' }),
    ours: rupiahText,
    theirs: rupiahText,
    difference: rupiahText,
    open: rupiahText.meta({ description: 'What no explanation covers' }),
    parts: z.array(z.object({ name: z.string(), amount: rupiahText, count })),
    months: z.array(z.object({ period: masaText, amount: rupiahText })),
    known: z.boolean().meta({ description: 'Whether there is anything to compare with' }),
    explanations: z.array(explanation),
  })
  .meta({ id: 'SptBadanEqualisation' });
export type EqualisationView = AnswerOf<typeof equalisationSchema>;

export const equalisationsSchema = z
  .object({
    id: z.string(),
    era: z.enum(annualEras),
    taxYear: z.int(),
    revision: z.int(),
    status: statesOf(annualStatus),
    writable: z.boolean(),
    version: z.int().meta({ description: 'Of the explanations' }),
    items: z.array(equalisationSchema),
  })
  .meta({ id: 'SptBadanEqualisations' });
export type Equalisations = AnswerOf<typeof equalisationsSchema>;

const AMOUNT = /^-?\d{1,13}(\.\d{1,2})?$/;

export const explanationInput = z.strictObject({
  version: z.int().min(0),
  name: z.enum(equalisationNames),
  explanations: z
    .array(
      z.strictObject({
        cause: causes,
        amount: z
          .string()
          .regex(AMOUNT, 'sptBadan.server.amount')
          .meta({ examples: ['1000000'] }),
        note: z
          .string()
          .max(200)
          .regex(/^[^<>\p{Cc}]*$/u, 'sptBadan.server.cell'),
      }),
    )
    .max(20),
});
export type ExplanationInput = z.output<typeof explanationInput>;
