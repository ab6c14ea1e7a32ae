import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

const bookYearStart = z.int().min(1).max(12).meta({ description: 'Month in which the book year begins' });

export const annualRegistrationSchema = z
  .object({
    registered: z.boolean(),
    klu: z.string().nullable().meta({ description: 'Main kind of business in the tax profile' }),
    signees: z.int().meta({ description: 'Active signees of the annual return' }),
    bookYearStart,
    efin: z
      .boolean()
      .meta({ description: 'Whether an EFIN is registered: returns to tax year 2024 are filed with it' }),
  })
  .meta({ id: 'AnnualRegistration' });
export type AnnualRegistration = AnswerOf<typeof annualRegistrationSchema>;

export const annualRegistrationInput = z.strictObject({
  bookYearStart,
  efinStated: z.boolean().meta({ description: 'It is stated that the tax office has issued an EFIN' }),
});
export type AnnualRegistrationInput = z.output<typeof annualRegistrationInput>;
