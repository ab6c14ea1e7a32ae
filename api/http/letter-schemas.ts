import { z } from '@hono/zod-openapi';
import { channelSchema } from '#domain/definition/answers.ts';

/** Pieces of the requests that send a document to somebody. */
export const channel = channelSchema;

/** A person has looked at the addresses that are in the domain of another counterparty. */
export const addressChecked = z.boolean().optional();

/** Words of a person's own instead of the template's. */
export const message = z.strictObject({
  channel,
  to: z.string().trim().max(200).optional(),
  subject: z.string().trim().max(200).optional(),
  body: z.string().trim().max(5000).optional(),
});

/** The same to a counterparty. */
export const messageToCounterparty = message.extend({ addressChecked });
