import { z } from 'zod';
import { historyEntrySchema } from '../definition/answers.ts';
import { type AnswerOf, count, dayText, decimalText, moment, rupiahText } from '../definition/view-pieces.ts';
import { vatTypes } from '../faktur/types.ts';

export const foundFakturSchema = z
  .object({
    id: z.string(),
    type: z.enum(vatTypes),
    number: z.string().nullable(),
    reference: z.string().nullable(),
    date: dayText,
    status: z.string().meta({ description: 'In the reader’s language' }),
    counterpartyName: z.string(),
    counterpartyNpwp: z.string(),
    dpp: rupiahText,
    ppn: rupiahText,
    companyId: z.string(),
    companyName: z.string(),
    companyNpwp: z.string(),
  })
  .meta({ id: 'AdminFoundFaktur', description: 'A VAT document of any company' });
export type FoundFaktur = AnswerOf<typeof foundFakturSchema>;

const revertStates = ['waiting', 'confirmed', 'refused'] as const;
export type RevertState = (typeof revertStates)[number];

export const cancelRevertSchema = z
  .object({
    id: z.string(),
    fakturId: z.string(),
    number: z.string(),
    companyName: z.string(),
    state: z.enum(revertStates),
    reason: z.string(),
    requestedBy: z.string(),
    requestedAt: moment,
    decidedBy: z.string().nullable(),
    decidedAt: moment.nullable(),
    decidedWhy: z.string().nullable(),
    own: z.boolean().meta({ description: 'Requested by whoever asks: somebody else confirms it' }),
    version: count,
  })
  .meta({ id: 'CancelRevert', description: 'A request to take back the cancellation of an invoice' });
export type CancelRevert = AnswerOf<typeof cancelRevertSchema>;

export const viewedFakturSchema = foundFakturSchema
  .extend({
    version: count,
    period: z.string(),
    code: z.string(),
    counterpartyAddress: z.string(),
    counterpartyEmail: z.string().nullable(),
    ownNitku: z.string(),
    ppnbm: rupiahText,
    reason: z.string().nullable(),
    officeCode: z.string().nullable(),
    officeMessage: z.string().nullable(),
    createdBy: z.string(),
    updatedAt: moment,
    lines: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        quantity: decimalText,
        price: decimalText,
        dpp: rupiahText,
        ppn: rupiahText,
      }),
    ),
    history: z.array(historyEntrySchema),
    exchange: z
      .array(
        z.object({
          id: z.string(),
          at: moment,
          gateway: z.string(),
          operation: z.string(),
          outcome: z.enum(['done', 'refused', 'unreachable']),
          request: z.string(),
          answer: z.string(),
          tookMs: count,
        }),
      )
      .meta({ description: 'Calls of outside systems about it, newest first; secrets and numbers are masked' }),
    mayRevert: z
      .boolean()
      .meta({ description: 'Its cancellation waits at the tax office, and no revert is requested' }),
  })
  .meta({ id: 'AdminFaktur', description: 'A VAT document of any company, read only' });
export type ViewedFaktur = AnswerOf<typeof viewedFakturSchema>;
