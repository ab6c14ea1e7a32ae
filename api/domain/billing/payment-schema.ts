import { z } from 'zod';
import { type AnswerOf, moment, rupiahText, viewOf } from '../definition/view-pieces.ts';
import {
  billingSchema,
  paymentMethodSchema,
  paymentSchema,
  paymentStatusSchema,
  unmatchedPaymentSchema,
} from './stored-schema.ts';
import type { CompanyUnmatchedPayment, PaidCode, PaymentEntryView, PaymentView } from './view.ts';

/** Fields of a code that everybody who may see it sees. */
export const printed = {
  code: true,
  status: true,
  kap: true,
  kjs: true,
  taxName: true,
  periodFrom: true,
  periodTo: true,
  amount: true,
  description: true,
  payerNpwp: true,
  payerName: true,
  depositorName: true,
  expiresAt: true,
  ntpn: true,
  paidAt: true,
} as const;

export const paidCodeSchema = viewOf<PaidCode>('PaidCode')(
  billingSchema.pick({
    ...printed,
    id: true as const,
    origin: true as const,
    paymentId: true as const,
    officeCode: true as const,
    officeMessage: true as const,
  }).shape,
);

const at = { at: moment };
const movement = { ...at, amount: rupiahText, movement: z.string() };

const paymentEntrySchema: z.ZodType<PaymentEntryView> = z
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

const companyUnmatchedPaymentSchema = viewOf<CompanyUnmatchedPayment>('PaymentMisfit')(
  unmatchedPaymentSchema.pick({ id: true, why: true, amount: true, at: true, resolution: true, note: true }).shape,
);

export const paymentViewSchema = viewOf<PaymentView>('PaymentView')({
  ...paymentSchema.pick({
    id: true as const,
    payableId: true as const,
    method: true as const,
    bank: true as const,
    phone: true as const,
    tax: true as const,
    fee: true as const,
    accountNumber: true as const,
    expiresAt: true as const,
    checkedAt: true as const,
    createdBy: true as const,
    createdAt: true as const,
  }).shape,
  status: paymentStatusSchema,
  due: rupiahText,
  held: rupiahText,
  returned: rupiahText.meta({ description: 'What of it goes back for codes the office did not take' }),
  paidAt: moment.nullable(),
  billings: z.array(paidCodeSchema),
  entries: z.array(paymentEntrySchema),
  unmatchedPayments: z.array(companyUnmatchedPaymentSchema),
  canCancel: z.boolean(),
});

export const unmatchedPaymentViewSchema = unmatchedPaymentSchema
  .extend({ payment: paymentViewSchema.nullable() })
  .meta({ id: 'UnmatchedPaymentView' });
export type UnmatchedPaymentView = AnswerOf<typeof unmatchedPaymentViewSchema>;

export const foundPaymentSchema = paymentSchema.extend({ companyName: z.string() }).meta({ id: 'FoundPayment' });
