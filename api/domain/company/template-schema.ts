import { z } from 'zod';
import { channelSchema } from '../definition/answers.ts';
import { type AnswerOf, isoMoment } from '../definition/view-pieces.ts';
import { templateProducts } from './template-products.ts';

export const templateSchema = z
  .object({
    id: z.string().meta({ description: 'Channel and product', examples: ['email/efaktur'] }),
    channel: channelSchema,
    product: z.enum(templateProducts),
    subject: z.string(),
    body: z.string(),
    version: z.int().meta({ description: '0: the words of the product itself' }),
    updatedAt: isoMoment.nullable(),
  })
  .meta({ id: 'Template' });
export type Template = AnswerOf<typeof templateSchema>;

export const templateVariableSchema = z
  .object({ name: z.string(), label: z.string() })
  .meta({ id: 'TemplateVariable' });

export const templatePreviewSchema = z
  .object({ subject: z.string(), text: z.string(), html: z.string() })
  .meta({ id: 'TemplatePreview' });

export const testLetterSchema = z
  .object({ to: z.string(), sure: z.boolean().meta({ description: 'False: perhaps sent' }) })
  .meta({ id: 'TestLetter' });
export type TestLetter = AnswerOf<typeof testLetterSchema>;

export const mailSenderSchema = z.object({ name: z.string(), address: z.string() }).meta({ id: 'MailSender' });
export type MailSender = AnswerOf<typeof mailSenderSchema>;
