import { z } from 'zod';
import { slipKinds } from '../bupot/kinds.ts';
import { type AnswerOf, count, dayText, masaText, rupiahText } from '../definition/view-pieces.ts';
import { vatTypes } from '../faktur/types.ts';
import { counterpartySchema } from '../office/lookup-schema.ts';

export const partyKinds = [...vatTypes, ...slipKinds] as const;
const kind = z.enum(partyKinds).meta({ description: 'Type of VAT document, or kind of slip' });

const doubleSchema = z.object({
  counterparty: counterpartySchema,
  why: z.enum(['number', 'place', 'name']).meta({
    description: 'The same number by another document, the same NPWP at another place of business, or the same name',
  }),
});

const findingSchema = z.object({
  field: z.enum(['identity', 'nitku']),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

export const counterpartyRowSchema = counterpartySchema
  .extend({
    documents: count.meta({ description: 'Documents with it, of the kinds whoever asks may see' }),
    latest: dayText.nullable().meta({ description: 'Day of the newest of them' }),
    merged: count.meta({ description: 'How many were merged into it' }),
    faults: count.meta({ description: 'What is wrong or doubtful about its numbers' }),
    refused: count.meta({ description: 'VAT documents the office refuses because of it, as they stand' }),
    canceled: count.meta({ description: 'Incoming invoices it cancelled in the last twelve masa' }),
  })
  .meta({ id: 'CounterpartyRow' });
export type CounterpartyRow = AnswerOf<typeof counterpartyRowSchema>;

const sumSchema = z.object({
  kind,
  period: masaText,
  count,
  base: rupiahText.meta({ description: 'DPP; of slips the gross income' }),
  tax: rupiahText.meta({ description: 'PPN; of slips the PPh' }),
});
export type PartySum = AnswerOf<typeof sumSchema>;

const mistakeSchema = z.object({
  kind,
  /** Refused and not yet repaired, drafts with errors, and documents with another name. */
  what: z.enum(['refused', 'errors', 'name']),
  code: z.string().nullable().meta({ description: "The office's code" }),
  words: z.string().meta({ description: 'What is wrong, in words; of another name that name' }),
  count,
  latest: z.object({ kind, id: z.string() }).meta({ description: 'One of them' }),
});
export type PartyMistake = AnswerOf<typeof mistakeSchema>;

export const counterpartyPageSchema = z
  .object({
    counterparty: counterpartySchema,
    into: counterpartySchema.nullable().meta({ description: 'The one it was merged into' }),
    merged: z.array(counterpartySchema).meta({ description: 'Those merged into it, whose documents stand here too' }),
    doubles: z.array(doubleSchema).meta({ description: 'Who in the book may be the same' }),
    numbers: z.array(findingSchema),
    sums: z.array(sumSchema).meta({ description: 'By masa and kind, newest first, without what lists do not add up' }),
    mistakes: z.array(mistakeSchema),
  })
  .meta({ id: 'CounterpartyPage' });
export type CounterpartyPage = AnswerOf<typeof counterpartyPageSchema>;

export const partyDocumentSchema = z
  .object({
    kind,
    id: z.string(),
    number: z.string().nullable(),
    reference: z.string().nullable(),
    date: dayText,
    period: masaText,
    status: z.string(),
    name: z.string().nullable().meta({ description: 'As the document calls it' }),
    identity: z.string(),
    base: rupiahText,
    tax: rupiahText,
  })
  .meta({ id: 'CounterpartyDocument' });
export type PartyDocument = AnswerOf<typeof partyDocumentSchema>;
