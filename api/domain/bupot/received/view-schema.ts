import { z } from 'zod';
import { schemaOf, shownOf } from '../../definition/field-forms.ts';
import { rowSchemaOf } from '../../definition/row-schema.ts';
import { type AnswerOf, count, masaText, moment, rupiahText, statesOf, viewOf } from '../../definition/view-pieces.ts';
import { receivedArticles } from './articles.ts';
import { receivedFields } from './fields.ts';
import { type Received, type ReceivedListRow, receivedSlip } from './received.ts';
import { receivedStatus } from './status.ts';

const { updatedAt: _, ...shown } = shownOf(receivedFields);

export const receivedInput = schemaOf(receivedFields);

export const receivedSchema = viewOf<Received>('ReceivedSlip')({
  ...shown,
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  status: statesOf(receivedStatus),
  importId: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  updatedBy: z.string(),
  updatedAt: moment,
});

export const receivedRowSchema = rowSchemaOf<ReceivedListRow>('ReceivedSlipRow')(receivedSlip, receivedSchema);

/** One withholder and masa in which less was withheld here than our invoices or last year let expect. */
export const expectedSlipSchema = z
  .object({
    withholderNpwp: z.string(),
    withholderName: z.string(),
    period: masaText,
    because: z.enum(['invoices', 'last_year']),
    expected: rupiahText.meta({ description: 'Amount of our invoices, or of last year’s slips of this month' }),
    received: rupiahText.meta({ description: 'Amounts of the slips of the masa' }),
    missing: rupiahText,
    daysLate: count.meta({ description: 'Since the withholder had to issue the slip' }),
  })
  .meta({ id: 'ExpectedSlip' });
export type ExpectedSlip = AnswerOf<typeof expectedSlipSchema>;

export const receivedYearSchema = z
  .object({
    year: z.string(),
    articles: z.array(
      z.object({
        article: z.enum(receivedArticles),
        final: z.boolean(),
        count,
        base: rupiahText,
        tax: rupiahText,
      }),
    ),
  })
  .meta({ id: 'ReceivedSlipsOfYear' });
export type ReceivedYear = AnswerOf<typeof receivedYearSchema>;
