import { z } from 'zod';
import { rupiahText } from '../definition/view-pieces.ts';

const cell = z.object({ kind: z.string(), options: z.array(z.string()) });

export const annualAmendedSchema = z
  .object({
    before: rupiahText.meta({ description: 'Underpaid in the filed return; below zero overpaid' }),
    after: rupiahText,
    difference: rupiahText.meta({ description: 'What the correction adds to pay; below zero what it takes away' }),
    lines: z.array(
      z.object({
        sheet: z.string(),
        part: z.string(),
        line: z.string(),
        row: z.string(),
        column: z.string().nullable(),
        label: z.string(),
        kind: z.enum(['amount', 'answer']),
        cell,
        before: z.string(),
        after: z.string(),
        difference: rupiahText.nullable(),
      }),
    ),
    tables: z.array(
      z.object({
        sheet: z.string(),
        part: z.string(),
        table: z.string(),
        added: z.int(),
        removed: z.int(),
      }),
    ),
  })
  .meta({ id: 'SptBadanAmended', description: 'What a correction changes in the filed return' });

export type AnnualAmended = z.infer<typeof annualAmendedSchema>;
