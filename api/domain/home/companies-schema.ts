import { z } from 'zod';
import { type AnswerOf, count, dayText, masaText, rupiahText } from '../definition/view-pieces.ts';
import { stepNames, stepStates } from './health.ts';

export const companiesHealthSchema = z
  .object({
    period: masaText,
    total: count.meta({ description: 'Of all companies the person works in, whatever is asked for' }),
    companies: z.array(
      z.object({
        companyId: z.string(),
        name: z.string(),
        npwp: z.string(),
        color: z.string(),
        role: z.string(),
        taxes: z.array(
          z.object({
            tax: z.enum(['PPN', 'UNIFIKASI', 'PPH21']),
            amount: rupiahText.nullable(),
            steps: z.array(
              z.object({
                step: z.enum(stepNames),
                state: z.enum(stepStates).nullable().meta({ description: 'Null where the person may not read it' }),
                says: z.string().nullable(),
                to: z.string().nullable().meta({ description: 'Page of that company it leads to' }),
              }),
            ),
            dueDay: dayText.nullable(),
            daysLeft: z.int().nullable().meta({ description: 'Below zero: late by so many days' }),
            done: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'CompaniesHealth' });
/** The health of a masa of all companies of a person, cell by cell. */
export type CompaniesHealth = AnswerOf<typeof companiesHealthSchema>;
