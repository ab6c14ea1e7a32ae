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
    paidAt: moment.nullable(),
    createdBy: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'QuotaOrder' });
export type QuotaOrder = AnswerOf<typeof quotaOrderSchema>;

export const quotaShopSchema = z
  .object({
    packages: z.array(quotaPackageSchema),
    banks: z.array(z.object({ bank: z.string(), name: z.string() })),
    fees: z.object({ va: rupiahText, ovo: rupiahText }),
    order: quotaOrderSchema.nullable().meta({ description: 'What waits for its money' }),
  })
  .meta({ id: 'QuotaShop', description: 'What may be bought, and how it may be paid' });
export type QuotaShop = AnswerOf<typeof quotaShopSchema>;
