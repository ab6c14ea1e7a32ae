import { z } from 'zod';
import { type AnswerOf, count, moment, rupiahText } from '../definition/view-pieces.ts';
import { orderMethods, orderStatuses } from './quota-order.ts';

const units = { efakturUnits: count, ebupotUnits: count, months: count, price: rupiahText };

export const quotaPackageSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    ...units,
    ours: z
      .boolean()
      .meta({ description: 'Came with the product: name, units and price are set by nobody of the house yet' }),
  })
  .meta({ id: 'QuotaPackage', description: 'Upload quota as it is sold; the price includes tax' });
export type QuotaPackage = AnswerOf<typeof quotaPackageSchema>;

export const quotaOrderSchema = z
  .object({
    id: z.string(),
    packageName: z.string(),
    ...units,
    fee: rupiahText,
    due: rupiahText.meta({ description: 'Price and fee: the exact amount to pay' }),
    status: z.enum(orderStatuses),
    method: z.enum(orderMethods),
    bank: z.string(),
    accountNumber: z.string().nullable().meta({ description: 'Of OVO the phone, its middle hidden' }),
    expiresAt: moment,
    checkedAt: moment.nullable().meta({ description: 'When the bank was last heard on it' }),
    held: rupiahText.meta({ description: 'Money that came and does not pay it yet' }),
    topUp: rupiahText
      .nullable()
      .meta({ description: 'What is still to be paid to the same account, beside what is held' }),
    paidAt: moment.nullable(),
    refunds: z
      .array(z.object({ amount: rupiahText, at: moment }))
      .meta({ description: 'Money that did not pay it and was returned to its payer through the bank' }),
    createdBy: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'QuotaOrder' });
export type QuotaOrder = AnswerOf<typeof quotaOrderSchema>;

export const quotaMoneyDecisions = ['waiting', 'returning'] as const;

export const quotaMoneySchema = z
  .object({
    id: z.string(),
    orderId: z.string(),
    packageName: z.string(),
    why: z.enum(['wrong_amount', 'twice']),
    amount: rupiahText,
    due: rupiahText.meta({ description: 'The exact amount of its order' }),
    topUp: rupiahText.nullable(),
    at: moment,
    state: z.enum(quotaMoneyDecisions),
  })
  .meta({ id: 'QuotaMoney', description: 'Money that came for an order and does not pay it' });
export type QuotaMoney = AnswerOf<typeof quotaMoneySchema>;

export const quotaShopSchema = z
  .object({
    packages: z.array(quotaPackageSchema),
    banks: z.array(z.object({ bank: z.string(), name: z.string() })),
    fees: z.object({ va: rupiahText, ovo: rupiahText }),
    order: quotaOrderSchema.nullable().meta({ description: 'What waits for its money' }),
    money: z.array(quotaMoneySchema),
  })
  .meta({ id: 'QuotaShop', description: 'What may be bought, and how it may be paid' });
export type QuotaShop = AnswerOf<typeof quotaShopSchema>;

/** An order of any company, for internal use. */
export const foundOrderSchema = quotaOrderSchema
  .pick({
    id: true as const,
    packageName: true as const,
    due: true as const,
    status: true as const,
    bank: true as const,
    accountNumber: true as const,
    createdAt: true as const,
  })
  .extend({ companyName: z.string() })
  .meta({ id: 'FoundQuotaOrder' });
export type FoundQuotaOrder = AnswerOf<typeof foundOrderSchema>;
