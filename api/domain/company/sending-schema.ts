import { z } from 'zod';
import { deliverySchema } from '../definition/answers.ts';
import type { AnswerOf } from '../definition/view-pieces.ts';
import { templateProducts } from './template-products.ts';

export const autoMailProducts = ['efaktur', 'ebupot'] as const;
export type AutoMailProduct = (typeof autoMailProducts)[number];

export const autoMailSchema = z
  .object({
    product: z.enum(autoMailProducts),
    on: z.boolean().meta({ description: 'Documents are mailed as they come into force' }),
    version: z.int().min(0),
  })
  .meta({ id: 'AutoMail' });
export type AutoMail = AnswerOf<typeof autoMailSchema>;

export const sentLetterSchema = deliverySchema
  .omit({ companyId: true, providerRef: true })
  .extend({ product: z.enum(templateProducts) })
  .meta({ id: 'SentLetter' });
export type SentLetter = AnswerOf<typeof sentLetterSchema>;
