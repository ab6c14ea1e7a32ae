import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

export const coretaxProducts = ['efaktur', 'ebupot'] as const;
export type CoretaxProduct = (typeof coretaxProducts)[number];

export const coretaxActivationInput = z.strictObject({
  stated: z.boolean().meta({
    description:
      'The Owner states that the tax office has activated it: of invoices that the company is confirmed as PKP, of slips that it is registered to withhold',
  }),
});

export const coretaxSchema = z
  .object({ pkp: z.boolean(), efaktur: z.boolean(), ebupot: z.boolean() })
  .meta({ id: 'Coretax', description: 'Whether the company is a PKP, and what of Coretax is active for it' });
export type Coretax = AnswerOf<typeof coretaxSchema>;
