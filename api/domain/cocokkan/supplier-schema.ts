import { z } from 'zod';
import { channelSchema, deliveryStatuses, letterSchema } from '../definition/answers.ts';
import { type AnswerOf, count, moment, rupiahText } from '../definition/view-pieces.ts';

export const supplierSchema = z
  .object({
    id: z.string().meta({ description: 'Of this list: another list has another' }),
    name: z.string(),
    npwp: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    entries: z.array(z.string()).meta({ description: 'Ids of the entries in the request' }),
    ppn: rupiahText,
    request: z
      .object({
        at: moment,
        by: z.string(),
        channel: channelSchema,
        recipient: z.string(),
        status: z.enum(deliveryStatuses),
      })
      .nullable()
      .meta({ description: 'The last letter to him, of whatever masa' }),
  })
  .meta({ id: 'LedgerSupplier' });
export type SupplierView = AnswerOf<typeof supplierSchema>;

export const supplierLetterSchema = letterSchema
  .extend({ supplier: z.string(), entries: count, ppn: rupiahText })
  .meta({ id: 'LedgerSupplierLetter' });
