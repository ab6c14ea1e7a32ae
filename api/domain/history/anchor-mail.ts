import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

export const anchorMailInput = z.strictObject({
  version: z.int().min(0),
  to: z.string().trim().max(200).nullable().meta({ description: 'Null: nowhere' }),
});
export type AnchorMailInput = z.output<typeof anchorMailInput>;

const failureSchema = z
  .object({
    at: z.number().meta({ description: 'When it was noticed' }),
    day: z.string().meta({ description: 'The day whose end it is, YYYY-MM-DD' }),
    why: z.string().nullable().meta({ description: 'Response of the mail server; null: it could not be reached' }),
  })
  .meta({ id: 'AnchorMailFailure', description: 'A letter that did not arrive at the address, or came back from it' });

export const anchorMailSchema = z
  .object({
    version: z.int().min(0),
    to: z.string().nullable(),
    failure: failureSchema.nullable().meta({ description: 'The newest one since the address was named' }),
  })
  .meta({ id: 'AnchorMail', description: 'Where the end of the company’s history goes each night; null: nowhere' });
export type AnchorMail = AnswerOf<typeof anchorMailSchema>;
