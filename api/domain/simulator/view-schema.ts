import { z } from 'zod';
import { type AnswerOf, count, isoMoment, moment, rupiahText } from '../definition/view-pieces.ts';

export const simulatedLetterSchema = z
  .object({
    id: z.string(),
    at: isoMoment,
    channel: z.enum(['email', 'whatsapp']),
    sender: z.string(),
    recipient: z.string(),
    subject: z.string(),
    attachments: z.array(z.object({ name: z.string(), type: z.string(), size: count, fileId: z.string().nullable() })),
  })
  .meta({ id: 'SimulatedLetter' });
export const simulatedMessageSchema = simulatedLetterSchema
  .extend({
    body: z.string(),
    isLinkHidden: z.boolean().meta({ description: 'Its link opens an account, and is shown to its reader alone' }),
  })
  .meta({ id: 'SimulatedMessage' });

export const bankMovementSchema = z
  .object({ movement: z.string(), at: moment, amount: rupiahText })
  .meta({ id: 'BankMovement' });

export const bankAccountSchema = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    bank: z.string(),
    number: z.string(),
    holder: z.string(),
    amount: rupiahText,
    state: z.string(),
    isExpired: z.boolean(),
    openedAt: moment,
    expiresAt: moment,
    movements: z.array(bankMovementSchema.extend({ reverses: z.string().nullable() })),
    calls: z.array(
      z.object({
        id: z.string(),
        event: z.string(),
        state: z.string(),
        dueAt: moment,
        tries: count,
        answered: z.int().nullable().meta({ description: 'HTTP status of the answer' }),
      }),
    ),
  })
  .meta({ id: 'SimulatedAccount' });
export type SimulatedAccount = AnswerOf<typeof bankAccountSchema>;

export const billingBehaviourSchema = z
  .object({ digits: z.string(), says: z.string() })
  .meta({ id: 'BillingBehaviour' });

export const counterReceiptSchema = z
  .object({ receipt: z.object({ ntpn: z.string(), ntb: z.string(), stan: z.string(), at: moment }).nullable() })
  .meta({ id: 'CounterReceipt' });
export type CounterReceipt = AnswerOf<typeof counterReceiptSchema>;
