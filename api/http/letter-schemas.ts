import { z } from '@hono/zod-openapi';
import { channelSchema } from '#domain/definition/answers.ts';

export const channel = channelSchema;

/** In the domain of another counterparty. */
export const addressChecked = z.boolean().optional();

export const message = z.strictObject({
  channel,
  to: z.string().trim().max(200).optional(),
  subject: z.string().trim().max(200).optional(),
  body: z.string().trim().max(5000).optional(),
});

export const messageToCounterparty = message.extend({ addressChecked });
