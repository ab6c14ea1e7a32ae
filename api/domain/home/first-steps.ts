import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

/** What a company does once, before its first document can go to the tax office; then it invites who works with it. */
export const firstSteps = ['proof', 'certificate', 'signee', 'document', 'people'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsSchema = z
  .object({
    steps: z
      .array(
        z.object({
          step: z.enum(firstSteps),
          done: z.boolean(),
          to: z
            .string()
            .nullable()
            .meta({ description: 'Page of the product where it is done; null where the person may not do it' }),
        }),
      )
      .meta({ description: 'Empty once documents can be sent and the first is made' }),
  })
  .meta({ id: 'FirstSteps' });
/** What a new company still has to do before it can work. */
export type FirstSteps = AnswerOf<typeof firstStepsSchema>;
