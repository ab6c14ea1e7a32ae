import { z } from 'zod';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { type AnswerOf, moment, movesOf, rupiahText, statesOf, viewOf } from '../definition/view-pieces.ts';
import { annualReturn } from './annual-return.ts';
import { annualEras } from './era.ts';
import type { AnnualReturn } from './record.ts';
import { sourceNames } from './sources/source.ts';
import { type AnnualMove, annualStatus } from './status.ts';

type Head = Omit<AnnualReturn, 'sheets' | 'amounts'>;

export const annualHeadSchema = viewOf<Head>('SptBadan')({
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  taxYear: z.int(),
  months: z.int(),
  revision: z.int().meta({ description: '0 normal, 1 first correction' }),
  replaces: z.string().nullable(),
  era: z.enum(annualEras),
  status: statesOf(annualStatus),
  taxDue: rupiahText,
  payable: rupiahText,
  overpaid: rupiahText,
  signeeId: z.string().nullable(),
  filedAt: moment.nullable(),
  bpe: z.string().nullable(),
  extendedTo: z.string().nullable().meta({ description: 'Last day to file by an extension, before days off' }),
  reason: z.string().nullable(),
  officeCode: z.string().nullable(),
  officeMessage: z.string().nullable(),
  officeRef: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  updatedBy: z.string(),
  updatedAt: moment,
});

const actions = z.array(movesOf(annualStatus));
const stale = z.array(z.string()).meta({ description: 'Sheets whose source changed after they were drawn' });

export type AnnualListRow = Omit<Head, 'companyId'> & {
  readonly actions: readonly AnnualMove[];
  readonly stale: readonly string[];
};

export const annualRowSchema = rowSchemaOf<AnnualListRow>('SptBadanRow')(annualReturn, annualHeadSchema, {
  actions,
  stale,
});

const findingSchema = z.object({
  path: z.string(),
  sheet: z.string(),
  part: z.string().nullable().meta({ description: 'Part of the sheet that has the line or table' }),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

const resultSchema = z.object({
  income: rupiahText,
  pkp: rupiahText,
  due: rupiahText,
  credits: rupiahText,
  paid: rupiahText,
  rest: rupiahText,
  instalment: rupiahText,
});

export const annualResultSchema = z
  .object({ result: resultSchema, before: resultSchema })
  .meta({ id: 'SptBadanWhatIf', description: 'The result with another amount, and as it is' });

export const annualViewSchema = z
  .object({
    ...annualHeadSchema.shape,
    dueDay: z.string().nullable(),
    dueMayMove: z.boolean().meta({ description: 'The holidays of its year are not known' }),
    actions,
    stale,
    result: resultSchema,
    findings: z.array(findingSchema),
    tree: z.array(
      z.object({
        sheet: z.string(),
        version: z.int(),
        filled: z.boolean(),
        updatedBy: z.string().nullable(),
        updatedAt: moment.nullable(),
        correlated: z.boolean().meta({ description: 'It agrees with the other sheets: no error leads to it' }),
        invalidImport: z.boolean().meta({ description: 'Rows of the last file were left out' }),
      }),
    ),
  })
  .meta({ id: 'SptBadanView' });

export type AnnualView = z.infer<typeof annualViewSchema>;

const cell = z.object({ kind: z.string(), options: z.array(z.string()) });
const texts = z.record(z.string().max(100), z.string().max(500));

export const sheetViewSchema = z
  .object({
    sheet: z.string(),
    version: z.int(),
    writable: z.boolean(),
    lines: z.array(
      z.object({
        line: z.string(),
        row: z.string(),
        column: z.string().nullable(),
        part: z.string(),
        label: z.string(),
        kind: z.enum(['amount', 'calculated', 'answer']),
        cell,
        value: z.string(),
        prior: z.string().nullable(),
        strong: z.boolean(),
        numbered: z.boolean(),
      }),
    ),
    tables: z.array(
      z.object({
        table: z.string(),
        part: z.string(),
        columns: z.array(z.object({ name: z.string(), cell })),
        rows: z.array(z.record(z.string(), z.string())),
        fixed: z.boolean(),
      }),
    ),
    notes: z.record(z.string(), z.string()),
  })
  .meta({ id: 'SptBadanSheet' });

export type SheetView = AnswerOf<typeof sheetViewSchema>;

export const sheetInput = z.strictObject({
  version: z.int().min(0),
  lines: texts,
  answers: texts,
  rows: z.record(z.string().max(20), z.array(z.record(z.string().max(30), z.string().max(300))).max(5000)),
  notes: z.record(z.string().max(100), z.string().max(1000)),
  imported: z
    .strictObject({
      table: z.string().max(20),
      fileName: z.string().max(255),
      rows: z.int().min(1).max(5000),
      left: z.int().min(0).max(100_000),
    })
    .optional()
    .meta({ description: 'The file from which rows of this save were taken' }),
});

export const readRowsSchema = z
  .object({
    fileName: z.string(),
    rows: z.array(z.record(z.string(), z.string())),
    columns: z.array(z.object({ column: z.string(), heading: z.string() })),
    notes: z
      .array(z.object({ message: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }))
      .meta({ description: 'What of the file was not taken, or differs from what is calculated here' }),
  })
  .meta({ id: 'SptBadanReadRows' });
export type ReadRows = z.output<typeof readRowsSchema>;

export const importHistorySchema = z
  .object({
    imports: z.array(
      z.object({
        sheet: z.string(),
        table: z.string(),
        fileName: z.string(),
        rows: z.int(),
        left: z.int(),
        at: moment,
        by: z.string(),
      }),
    ),
  })
  .meta({ id: 'SptBadanImports' });

export const annualLineSchema = z
  .object({
    line: z.string(),
    taxYear: z.int(),
    label: z.string(),
    value: rupiahText,
    from: z.enum(['entry', 'rows', 'previous', 'other_lines']),
    note: z.string(),
    /** As the form writes it; null for a line that a person fills in. */
    formula: z.string().nullable(),
    rule: z.string().nullable(),
    prior: rupiahText.nullable(),
    of: z.array(z.object({ line: z.string(), label: z.string(), value: rupiahText })),
    documents: z
      .array(z.object({ source: z.enum(sourceNames), id: z.string(), label: z.string(), amount: rupiahText }))
      .meta({ description: 'Behind what was drawn into it' }),
  })
  .meta({ id: 'SptBadanLine' });
