import { z } from 'zod';
import { type AnswerOf, dayText, masaText, moment, rupiahText } from '../definition/view-pieces.ts';

const tone = z.enum(['grey', 'orange', 'green', 'red']);

export const taxActivitySchema = z
  .object({
    id: z.string(),
    kind: z.enum(['billing', 'spt', 'masa']),
    label: z.string(),
    tax: z.string().nullable().meta({ description: 'Account and kind of deposit of a code, the type of a return' }),
    period: masaText,
    masa: z.string().meta({ description: 'The masa, the stretch of them or the year it is for, in words' }),
    amount: rupiahText.nullable(),
    due: dayText.nullable(),
    dueMayMove: z.boolean().meta({ description: 'The holidays of its year are not known' }),
    late: z.boolean(),
    status: z.string().nullable().meta({ description: 'In words' }),
    tone,
    at: moment.nullable().meta({ description: 'When it was filed' }),
    receipt: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why no return is due, or why a person declared it due' }),
    link: z.string(),
  })
  .meta({ id: 'TaxActivity' });
export type TaxActivity = AnswerOf<typeof taxActivitySchema>;
