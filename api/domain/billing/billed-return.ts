import { z } from 'zod';
import { type AnswerOf, masaText } from '../definition/view-pieces.ts';
import { returnTypes } from '../spt/record.ts';

/** A return that codes were made from; BADAN is the annual return of a company, whose period is the December of its year. */
export const billedReturnSchema = z
  .object({
    id: z.string(),
    type: z.enum([...returnTypes, 'BADAN']),
    period: masaText,
    revision: z.int(),
    label: z.string().meta({ description: 'Its name in the reader’s words' }),
    link: z.string().meta({ description: 'The address of its page' }),
  })
  .meta({ id: 'NamedSpt' });
export type BilledReturn = AnswerOf<typeof billedReturnSchema>;
