import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

/**
 * One-time steps of a new company before its first document can be sent to the tax office, then inviting colleagues.
 */
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
export type FirstSteps = AnswerOf<typeof firstStepsSchema>;
