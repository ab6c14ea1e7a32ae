import { z } from 'zod';
import { type AnswerOf, count, dayText, moment, rupiahText, viewOf } from '../definition/view-pieces.ts';
import { billedReturnSchema } from './billed-return.ts';
import { type DemoInvoice, demoStates } from './demo-invoice.ts';
import type { PayHint } from './payment/channel.ts';
import { paySteps } from './payment/step.ts';
import { paidCodeSchema, paymentViewSchema } from './payment-schema.ts';
import { paymentMethodSchema } from './stored-schema.ts';
import { duesSchema } from './view-schema.ts';

const hint: z.ZodType<PayHint> = z.enum(['near_midnight', 'office_hours', 'next_working_day', 'rtgs', 'clearing']);
export const payableViewSchema = z
  .object({
    id: z.string(),
    billings: z.array(paidCodeSchema),
    tax: rupiahText,
    due: rupiahText.meta({
      description: 'What is to be paid now, in rupiah: with the fee of the payment that has begun',
    }),
    dueDay: dayText.nullable().meta({ description: 'The earliest day one of the codes should be paid by' }),
    returns: z.array(billedReturnSchema).meta({ description: 'The returns the codes were made from' }),
    dues: z.array(duesSchema).meta({ description: 'For each code, in their order' }),
    expiresAt: moment.nullable().meta({ description: 'When the first of the codes runs out, milliseconds since 1970' }),
    methods: z.array(paymentMethodSchema),
    onlyCounter: z.enum(['small', 'large', 'by_hand']).nullable(),
    hints: z.array(hint),
    banks: z.array(z.object({ bank: z.string(), name: z.string(), fee: rupiahText })),
    fees: z.object({ va: rupiahText, ovo: rupiahText, counter: rupiahText }),
    current: paymentViewSchema.nullable(),
    past: z.array(paymentViewSchema),
    othersPending: count.meta({ description: 'How many other payments of this person a new one would end' }),
    step: z.enum(paySteps).meta({ description: 'Where a person who comes back goes on' }),
  })
  .meta({ id: 'Payable' });
export type PayableView = AnswerOf<typeof payableViewSchema>;

export const demoInvoiceSchema = viewOf<DemoInvoice>('DemoInvoice')({
  id: z.string(),
  status: z.enum(demoStates),
  code: z.string(),
  kap: z.string(),
  kjs: z.string(),
  amount: rupiahText,
  fee: rupiahText,
  due: rupiahText,
  createdAt: moment,
  expiresAt: moment,
  changedAt: moment.nullable(),
});
