import { z } from 'zod';
import { type AnswerOf, count, dayText, masaText, moment, rupiahText } from '../definition/view-pieces.ts';
import { fakturTypes } from '../faktur/types.ts';
import { returnCauses } from './bridge.ts';
import { decidedAs } from './decision.ts';
import { evidenceFields } from './evidence.ts';
import { causes, levels } from './record.ts';
import { sides } from './sides.ts';

const side = z.enum(sides);
const cause = z.enum(causes);
const level = z.enum(levels);

const leftOutSchema = z.object({
  count,
  rows: z
    .array(
      z.object({ row: z.int(), message: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    )
    .meta({ description: 'The first of them: row of the file, and why' }),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

export const ledgerSchema = z
  .object({
    id: z.string(),
    side,
    source: z.string(),
    fileName: z.string(),
    rows: count,
    from: dayText.nullable(),
    to: dayText.nullable(),
    leftOut: z.object({ count, rows: z.array(z.object({ row: z.int(), message: z.string() })) }),
    readBy: z.string(),
    readAt: moment,
  })
  .meta({ id: 'Ledger' });
export type LedgerView = AnswerOf<typeof ledgerSchema>;

const partOf = <C extends string>(of: z.ZodType<C>) => z.object({ cause: of, count, amount: rupiahText });

const bridgeSchema = z.object({
  books: rupiahText,
  parts: z.array(partOf(cause)),
  documents: rupiahText,
  rest: rupiahText.meta({ description: 'Books and parts less documents: nothing' }),
  toReturn: z
    .object({
      parts: z.array(partOf(z.enum(returnCauses))),
      posted: rupiahText,
      rest: rupiahText,
      documents: count,
      stale: z.boolean().meta({ description: 'A document changed after the posting' }),
      postedAt: moment.nullable(),
      masa: z.array(masaText),
    })
    .nullable(),
});

const decisionSchema = z.object({
  id: z.string(),
  as: z.enum(decidedAs),
  reason: z.string().nullable(),
  by: z.string(),
  at: moment,
});

const lineSchema = z
  .object({
    id: z.string(),
    level,
    cause: cause.nullable(),
    sure: count,
    books: rupiahText,
    documentValue: rupiahText,
    difference: rupiahText,
    rows: z.array(
      z.object({
        id: z.string(),
        date: dayText,
        journal: z.string(),
        account: z.string().nullable(),
        text: z.string(),
        partyName: z.string().nullable(),
        reference: z.string().nullable(),
        number: z.string().nullable(),
        ppn: rupiahText,
      }),
    ),
    documents: z.array(
      z.object({
        id: z.string(),
        type: z.enum(fakturTypes),
        number: z.string().nullable(),
        date: dayText,
        period: masaText,
        partyName: z.string(),
        ppn: rupiahText,
        isValid: z.boolean(),
      }),
    ),
    evidence: z.array(
      z.object({
        field: z.enum(evidenceFields),
        books: z.string().nullable(),
        documentValue: z.string().nullable(),
        equal: z.boolean().nullable(),
      }),
    ),
    decision: decisionSchema.nullable(),
    note: decisionSchema.nullable(),
  })
  .meta({ id: 'CocokkanLine' });
export type CocokkanLine = AnswerOf<typeof lineSchema>;

export const cocokkanSchema = z
  .object({
    side,
    from: masaText,
    to: masaText,
    ledgers: z.array(ledgerSchema),
    rows: count,
    documents: count,
    bridge: bridgeSchema,
    levels: z.record(level, count),
    causes: z.array(z.object({ cause, count })),
    proposals: z.object({
      count,
      difference: rupiahText,
      sure: count.meta({ description: 'The least sure of them, in hundredths' }),
    }),
    differing: z.object({ count, named: count, unnamed: rupiahText }).meta({
      description:
        'Lines that differ, those whose cause is known or that were left aside, and what the others differ by, each without its sign',
    }),
    total: count.meta({ description: 'Lines the filter finds' }),
    difference: rupiahText.meta({ description: 'What these lines differ by' }),
    lines: z.array(lineSchema),
  })
  .meta({ id: 'Cocokkan' });
export type Cocokkan = AnswerOf<typeof cocokkanSchema>;

const columnSchema = z.object({ name: z.string(), sample: z.array(z.string()) });

export const ledgerLookSchema = z
  .object({
    fileName: z.string(),
    sheets: z.array(z.string()),
    sheet: z.string(),
    headingRow: z.int(),
    columns: z.array(columnSchema),
    fields: z.array(
      z.object({
        key: z.string(),
        needed: z.boolean(),
        or: z.array(z.array(z.string())).meta({ description: 'What may stand in its place' }),
      }),
    ),
    mapping: z.record(z.string(), z.string()),
    remembered: z.boolean().meta({ description: 'The mapping is that of the last file with these headings' }),
    missing: z.array(z.string()),
    source: z.string().meta({ description: 'What the company may call it' }),
  })
  .meta({ id: 'LedgerLook' });
export type LedgerLook = AnswerOf<typeof ledgerLookSchema>;
