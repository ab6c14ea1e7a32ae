import { z } from 'zod';
import { type AnswerOf, count, isoMoment } from '../definition/view-pieces.ts';
import { type DocumentName, documents } from '../documents.ts';

export const noticeSchema = z
  .object({
    id: z.string(),
    message: z.string(),
    link: z.string().nullable(),
    at: isoMoment,
    readAt: isoMoment.nullable(),
  })
  .meta({ id: 'Notice' });

const found = ['counterparty', ...documents.map(({ name }) => name)] as ['counterparty', ...DocumentName[]];

export const foundSchema = z
  .object({
    type: z.enum(found),
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    link: z.string(),
  })
  .meta({ id: 'Found' });
export type Found = AnswerOf<typeof foundSchema>;

export const officeStateSchema = z
  .object({ disturbed: z.boolean(), since: isoMoment.nullable() })
  .meta({ id: 'OfficeState' });
export type OfficeState = AnswerOf<typeof officeStateSchema>;

export const demoAccountSchema = z
  .object({
    email: z.string(),
    password: z.string(),
    role: z.string(),
    company: z.string(),
    internal: z.boolean().meta({ description: 'Works for the house itself: may enter its internal area' }),
    factor: z
      .object({
        secret: z.string(),
        code: z.string().meta({ description: 'Good at this moment' }),
        goodFor: count.meta({ description: 'Milliseconds until another code is required' }),
      })
      .nullable()
      .meta({ description: 'The second factor signing in asks for' }),
  })
  .meta({ id: 'DemoAccount' });
export type DemoAccount = AnswerOf<typeof demoAccountSchema>;
