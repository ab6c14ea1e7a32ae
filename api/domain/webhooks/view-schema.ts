import { z } from 'zod';
import { type AnswerOf, count, isoMoment } from '../definition/view-pieces.ts';

export const deliveryStates = ['WAITING', 'DONE', 'FAILED'] as const;

export const webhookDeliverySchema = z
  .object({
    id: z.string(),
    at: isoMoment,
    status: z.enum(deliveryStates),
    attempts: count,
    response: z.int().nullable().meta({ description: 'HTTP status of the last attempt' }),
    error: z.string().nullable().meta({ description: 'Why there was no response' }),
    body: z.string().meta({ description: 'JSON, as it was sent' }),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = AnswerOf<typeof webhookDeliverySchema>;

export const webhookLogSchema = z
  .object({
    secret: z
      .string()
      .nullable()
      .meta({ description: 'Signs its requests (HMAC-SHA256); null without the permission to change it' }),
    deliveries: z.array(webhookDeliverySchema),
  })
  .meta({ id: 'WebhookLog' });
