import { z } from 'zod';
import { type AnswerOf, count, moment, rupiahText, statesOf } from '../../definition/view-pieces.ts';
import { annualEras } from '../era.ts';
import { annualStatus } from '../status.ts';
import { leftReasons, sourceNames } from './source.ts';

export const annualDocumentSchema = z
  .object({
    id: z.string(),
    label: z.string().meta({ description: 'Number of a slip, NTPN, or account' }),
    detail: z.string(),
    amount: rupiahText,
    day: z.string().nullable(),
    left: z.enum(leftReasons).nullable().meta({ description: 'Why it stands in no sheet' }),
  })
  .meta({ id: 'SptBadanSourceDocument' });

const annualSourceSchema = z
  .object({
    name: z.enum(sourceNames),
    state: z
      .enum(['available', 'partly', 'missing', 'hidden'])
      .meta({ description: 'hidden: its documents need a permission the person does not have' }),
    count,
    amount: rupiahText.meta({ description: 'Sum of the documents that have a line' }),
    held: rupiahText.meta({ description: 'What the sheets hold now' }),
    difference: rupiahText,
    missing: count.meta({ description: 'Slips that have not come, or masa without a payment' }),
    sheets: z.array(z.object({ sheet: z.string(), version: z.int(), stale: z.boolean() })),
    drawnAt: moment.nullable(),
    drawnBy: z.string().nullable(),
    stale: z.boolean().meta({ description: 'It changed after it was drawn' }),
    documents: z.array(annualDocumentSchema),
  })
  .meta({ id: 'SptBadanSource' });
export type AnnualSource = AnswerOf<typeof annualSourceSchema>;

const head = {
  id: z.string(),
  taxYear: z.int(),
  revision: z.int(),
  era: z.enum(annualEras),
  status: statesOf(annualStatus),
  writable: z.boolean(),
};

export const annualSourcesSchema = z
  .object({
    ...head,
    before: z.object({ id: z.string(), status: statesOf(annualStatus) }).nullable(),
    sources: z.array(annualSourceSchema),
  })
  .meta({ id: 'SptBadanSources' });
export type AnnualSources = AnswerOf<typeof annualSourcesSchema>;

export const drawInput = z.strictObject({
  sources: z.array(z.enum(sourceNames)).min(1).max(sourceNames.length),
  versions: z.record(z.string().max(64), z.int().min(0)).meta({ description: 'Version of each sheet as read' }),
  replaceTyped: z.boolean().default(false),
});

export const drawnSchema = z
  .object({
    stayed: z.record(z.string(), count).meta({ description: 'Typed entries that stayed, by source' }),
    sources: annualSourcesSchema,
  })
  .meta({ id: 'SptBadanDrawn' });
