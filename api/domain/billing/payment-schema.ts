import { z } from 'zod';
import { type AnswerOf, moment, rupiahText, viewOf } from '../definition/view-pieces.ts';
import {
  billingSchema,
  paymentMethodSchema,
  paymentSchema,
  paymentStatusSchema,
  unmatchedPaymentSchema,
} from './stored-schema.ts';
import type { PaidCode, PaymentView, ToldEntry, ToldUnmatchedPayment } from './view.ts';

/** Schemas of what is answered about payments. */

export const paidCodeSchema = viewOf<PaidCode>('PaidCode')(
  billingSchema.pick({
    ...({ code: true, status: true, kap: true, kjs: true, taxName: true, periodFrom: true, periodTo: true } as const),
    ...({ amount: true, description: true, payerNpwp: true, payerName: true, depositorName: true } as const),
    ...({ expiresAt: true, ntpn: true, paidAt: true, id: true, origin: true, paymentId: true } as const),
    ...({ officeCode: true, officeMessage: true } as const),
  }).shape,
);

const at = { at: moment };
const movement = { ...at, amount: rupiahText, movement: z.string() };

const toldEntrySchema: z.ZodType<ToldEntry> = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('created'),
      ...at,
      method: paymentMethodSchema,
      lines: z.array(z.object({ billingId: z.string(), amount: rupiahText })),
      fee: rupiahText,
    }),
    z.object({ kind: z.literal('va-opened'), ...at, number: z.string(), expiresAt: moment }),
    z.object({ kind: z.literal('paid'), ...movement }),
    z.object({
      kind: z.literal('ntpn-received'),
      ...at,
      billingId: z.string(),
      ntpn: z.string(),
      from: z.enum(['office', 'person']),
    }),
    z.object({ kind: z.literal('reversed'), ...movement, of: z.string() }),
    z.object({ kind: z.literal('part-returned'), ...at, billingId: z.string(), amount: rupiahText }),
    z.object({ kind: z.literal('cancelled'), ...at, reason: z.enum(['person', 'superseded', 'expired', 'refused']) }),
  ])
  .meta({ id: 'PaymentEntry' });

const toldUnmatchedPaymentSchema = viewOf<ToldUnmatchedPayment>('PaymentMisfit')(
  unmatchedPaymentSchema.pick({ id: true, why: true, amount: true, at: true, resolution: true, note: true }).shape,
);

export const paymentViewSchema = viewOf<PaymentView>('PaymentView')({
  ...paymentSchema.pick({
    ...({ id: true, payableId: true, method: true, bank: true, phone: true, tax: true, fee: true } as const),
    ...({ accountNumber: true, expiresAt: true, checkedAt: true, createdBy: true, createdAt: true } as const),
  }).shape,
  status: paymentStatusSchema,
  due: rupiahText,
  held: rupiahText,
  returned: rupiahText.meta({ description: 'What of it goes back for codes the office did not take' }),
  paidAt: moment.nullable(),
  billings: z.array(paidCodeSchema),
  entries: z.array(toldEntrySchema),
  unmatchedPayments: z.array(toldUnmatchedPaymentSchema),
  canCancel: z.boolean(),
});

/** Money of this company that waits for a person, with the payment it came for. */
export const unmatchedPaymentViewSchema = unmatchedPaymentSchema
  .extend({ payment: paymentViewSchema.nullable() })
  .meta({ id: 'UnmatchedPaymentView' });
export type UnmatchedPaymentView = AnswerOf<typeof unmatchedPaymentViewSchema>;

/** A payment of whatever company, as the house itself finds it. */
export const foundPaymentSchema = paymentSchema.extend({ companyName: z.string() }).meta({ id: 'FoundPayment' });
export type FoundPayment = AnswerOf<typeof foundPaymentSchema>;
