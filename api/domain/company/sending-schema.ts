import { z } from 'zod';
import { channelSchema, deliveryStatuses } from '../definition/answers.ts';
import { type AnswerOf, moment } from '../definition/view-pieces.ts';
import { templateProducts } from './template-products.ts';

/** What goes to counterparties by itself, where a company says so. */
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

export const sentLetterSchema = z
  .object({
    id: z.string(),
    objectId: z.string(),
    product: z.enum(templateProducts),
    label: z.string(),
    channel: channelSchema,
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    status: z.enum(deliveryStatuses),
    error: z.string().nullable(),
    answer: z.string().nullable().meta({ description: 'What the mail server said when it took it' }),
    createdBy: z.string(),
    createdAt: moment,
    sentAt: moment.nullable(),
    bouncedAt: moment.nullable(),
  })
  .meta({ id: 'SentLetter' });
export type SentLetter = AnswerOf<typeof sentLetterSchema>;
