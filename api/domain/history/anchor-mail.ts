import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

export const anchorMailInput = z.strictObject({
  version: z.int().min(0),
  to: z.string().trim().max(200).nullable().meta({ description: 'Null: nowhere' }),
});
export type AnchorMailInput = z.output<typeof anchorMailInput>;

export const anchorMailSchema = z
  .object({ version: z.int().min(0), to: z.string().nullable() })
  .meta({ id: 'AnchorMail', description: 'Where the end of the company’s history goes each night; null: nowhere' });
export type AnchorMail = AnswerOf<typeof anchorMailSchema>;
