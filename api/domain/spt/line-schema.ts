import { z } from 'zod';
import { bupotSchema } from '../bupot/record-schema.ts';
import { type AnswerOf, count, dayText, moment, rupiahText, viewOf } from '../definition/view-pieces.ts';
import { fakturTypes } from '../faktur/types.ts';
import type { ReturnFaktur, ReturnSlip } from './return-document.ts';

const line = { form: z.string(), line: z.string(), label: z.string(), value: rupiahText.nullable() };
const earlier = { value: rupiahText.nullable(), change: rupiahText.nullable() };

export const lineViewSchema = z
  .object({
    ...line,
    formula: z.string().nullable(),
    of: z.array(z.object({ ...line, times: z.int().meta({ description: 'How often it counts' }) })),
    rule: z.object({ name: z.string(), from: dayText }).nullable(),
    from: z.enum(['slips', 'fakturs', 'previous', 'excess', 'typed', 'overcollected']).nullable(),
    documents: z.object({
      count,
      sum: rupiahText,
      elsewhere: rupiahText.nullable().meta({ description: 'What comes from no slip, in rupiah' }),
      difference: rupiahText.nullable(),
    }),
    lastPosting: z.object({ ...earlier, at: moment }).nullable(),
    corrected: z.object({ ...earlier, id: z.string(), revision: z.int() }).nullable(),
  })
  .meta({ id: 'SptLine' });
export type LineView = AnswerOf<typeof lineViewSchema>;

export const returnSlipSchema = viewOf<ReturnSlip>('ReturnSlip')({
  ...bupotSchema.pick({
    id: true as const,
    kind: true as const,
    number: true as const,
    status: true as const,
    date: true as const,
    payeeName: true as const,
    payeeNpwp: true as const,
    taxCode: true as const,
    kapKjs: true as const,
    facility: true as const,
    reference: true as const,
    gross: true as const,
    tax: true as const,
    borne: true as const,
  }).shape,
  share: rupiahText.meta({ description: 'Its part of the amount above it, in rupiah' }),
});

const returnFakturSchema = viewOf<ReturnFaktur>('ReturnFaktur')({
  id: z.string(),
  type: z.enum(fakturTypes),
  number: z.string().nullable(),
  date: dayText,
  code: z.string(),
  status: z.string(),
  counterpartyName: z.string(),
  counterpartyNpwp: z.string(),
  originNumber: z.string().nullable(),
  reference: z.string().nullable(),
  HARGA: rupiahText,
  LAIN: rupiahText,
  PPN: rupiahText,
  PPNBM: rupiahText,
  share: rupiahText,
});

export const returnDocumentSchema = z.union([returnSlipSchema, returnFakturSchema]);

export const listedDocumentsSchema = z
  .object({
    rows: z.array(returnDocumentSchema),
    count,
    sums: z.record(z.string(), rupiahText).meta({ description: 'Of the amounts the list shows, by their names' }),
  })
  .meta({ id: 'ListedDocuments' });
export type ListedDocuments = AnswerOf<typeof listedDocumentsSchema>;
