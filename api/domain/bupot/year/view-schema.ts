import { z } from 'zod';
import { count, keysOf, masaText, rupiahText, viewOf } from '../../definition/view-pieces.ts';
import texts from '../../messages/id/bupot-year.ts';
import type { FindingView, YearRow, YearSummary } from './preview.ts';

const rule = keysOf(texts.finding);
const month = z.int().min(1).max(12);

const yearFindingSchema = viewOf<FindingView>('YearFinding')({
  rule,
  weight: z.enum(['stop', 'doubt', 'note', 'done']),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  months: z.array(month).optional(),
  slips: z
    .array(
      z.object({
        id: z.string(),
        version: z.int(),
        number: z.string().nullable(),
        period: masaText,
        gross: rupiahText,
        tax: rupiahText,
        errorCount: count,
      }),
    )
    .optional(),
  values: z.array(z.string()).optional().meta({ description: 'What may be chosen' }),
  message: z.string(),
});

const yearRowSchema = viewOf<YearRow>('YearRow')({
  key: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  firstMonth: month,
  lastMonth: month,
  months: z.array(month).meta({ description: 'Months with a slip that counts' }),
  gross: rupiahText,
  withheld: rupiahText,
  difference: rupiahText.meta({ description: 'What the last month brings or gives back, in rupiah' }),
  refunded: rupiahText,
  ptkp: z.string().nullable(),
  state: z.enum(['ready', 'stopped', 'done']),
  findings: z.array(yearFindingSchema),
});

export const yearPageSchema = z
  .object({
    rows: z.array(yearRowSchema),
    next: z.string().nullable().meta({ description: 'Where the next page starts' }),
  })
  .meta({ id: 'YearPage' });

export const yearSummarySchema = viewOf<YearSummary>('YearSummary')({
  people: count,
  ready: count,
  stopped: count,
  done: count,
  doubt: count,
  over: count,
  due: rupiahText,
  refunded: rupiahText,
  rules: z.partialRecord(rule, count),
});
