import { z } from 'zod';
import { billingStatus } from '../billing/status.ts';
import { type AnswerOf, count, masaText, moment, rupiahText, statesOf } from '../definition/view-pieces.ts';

const severity = z.enum(['error', 'warning']);
const step = z.enum(['READING', 'SHEET', 'MAPPING', 'CHECKING', 'REPAIR', 'COMMITTING', 'FINISHED']);
const status = z.enum(['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED', 'INVALID']);

const issueSchema = z
  .object({
    key: z.string(),
    path: z.string(),
    message: z.string(),
    severity,
    proposal: z.string().optional(),
    savedId: z.string().optional().meta({ description: 'The saved document it is about' }),
  })
  .meta({ id: 'ImportIssue' });
export type ImportIssue = AnswerOf<typeof issueSchema>;

const checkedRow = {
  row: z.int(),
  document: z.int().meta({ description: 'The first row of its document' }),
  cells: z.record(z.string(), z.string()).meta({ description: 'Text of each field the file brings' }),
  findings: z.array(issueSchema),
  status: z.enum(['READY', 'ERROR', 'WARNING', 'SKIPPED', 'SAVED']),
  documentId: z.string().nullable(),
};

const repairedRowSchema = z.object(checkedRow).meta({ id: 'RepairedRow' });
export type CheckedRow = AnswerOf<typeof repairedRowSchema>;

export const importRowSchema = z
  .object({
    ...checkedRow,
    result: z
      .object({ status: statesOf(billingStatus), code: z.string().nullable(), message: z.string() })
      .nullable()
      .meta({ description: 'Result of the code requested with it' }),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = AnswerOf<typeof importRowSchema>;

const bucketSchema = z
  .object({
    key: z.string(),
    path: z.string(),
    title: z.string().optional().meta({ description: 'The kind of error in a few words' }),
    message: z.string(),
    severity,
    count,
    proposals: count.meta({ description: 'How many of them there is a proposal for' }),
    fixes: z.array(z.string()).meta({ description: 'Repairs that make sense here' }),
    fixable: z.boolean(),
    proposed: z.object({
      values: z.array(z.object({ value: z.string(), count })),
      others: count.nullable().meta({ description: 'How many other values; null where it is many' }),
    }),
    proposal: z.string().optional(),
  })
  .meta({ id: 'ImportBucket' });
export type Bucket = AnswerOf<typeof bucketSchema>;

const sumSchema = z
  .object({
    key: z.string(),
    read: rupiahText,
    ready: rupiahText,
    saved: rupiahText,
    control: rupiahText.nullable().meta({ description: 'What the file should add up to, in rupiah' }),
    difference: rupiahText.nullable().meta({ description: 'How far the file is from that, in rupiah' }),
    short: rupiahText.nullable().meta({ description: 'How far what is saved will be from that, in rupiah' }),
  })
  .meta({ id: 'ImportSum' });

const totalsSchema = z
  .object({
    rows: count,
    documents: count,
    ready: count,
    errors: count,
    warnings: count,
    skipped: count,
    saved: count,
    duplicates: count,
    sums: z.array(sumSchema),
  })
  .meta({ id: 'ImportTotals' });
export type ImportTotals = AnswerOf<typeof totalsSchema>;

const fieldSchema = z
  .object({
    key: z.string(),
    required: z.boolean(),
    or: z
      .array(z.array(z.string()))
      .meta({ description: 'What may stand in its place: all fields of one of the lists' }),
    level: z.enum(['document', 'line']),
    kind: z.enum(['words', 'choice', 'digits', 'day', 'month', 'decimal']),
    converts: z.boolean().meta({ description: 'Converted into another amount, after a question' }),
    adds: z.boolean().meta({ description: 'Several columns may add up to it' }),
    partOf: z.string().optional().meta({ description: 'The field whose amount contains this one' }),
  })
  .meta({ id: 'ImportField' });
export type ImportField = AnswerOf<typeof fieldSchema>;

const stateSchema = z
  .object({
    source: z.string().nullable(),
    sheets: z.array(z.object({ name: z.string(), rows: count, preview: z.array(z.array(z.string())) })),
    sheet: z.string().nullable(),
    headingRow: z.int().nullable(),
    headingRows: z.union([z.literal(1), z.literal(2)]),
    metadata: z
      .object({
        kind: z.string().nullable(),
        masa: masaText.nullable(),
        where: z.array(z.enum(['file', 'sheet', 'title'])),
        contradictory: z.boolean(),
        asks: z.boolean().meta({ description: 'It names another kind, and nobody has answered' }),
      })
      .nullable()
      .meta({ description: 'Metadata stated in the file' }),
    notices: z.array(z.object({ field: z.string(), message: z.string() })),
    reading: z.array(
      z.object({
        key: z.string(),
        asks: z.boolean().meta({ description: 'Nothing is saved before it is answered' }),
        message: z.string(),
        notes: z.array(z.string()),
        answers: z.array(z.object({ value: z.string(), label: z.string(), chosen: z.boolean() })),
      }),
    ),
    columns: z.array(
      z.object({
        name: z.string(),
        sample: z.array(z.string()),
        numbers: z
          .array(z.string().nullable())
          .optional()
          .meta({ description: 'Amounts of the first rows, side by side' }),
        parts: z.tuple([z.string(), z.string()]).optional(),
      }),
    ),
    guesses: z.record(
      z.string(),
      z.object({ column: z.string(), confidence: z.number(), more: z.array(z.string()).optional() }).optional(),
    ),
    mapping: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
    remembered: z.boolean(),
    fields: z.array(fieldSchema),
    buckets: z.array(bucketSchema),
    totals: totalsSchema,
    undo: count.meta({ description: 'How many changes can be taken back' }),
    questions: z
      .array(z.object({ key: z.string(), message: z.string(), answered: z.boolean() }))
      .meta({ description: 'Asked about the file before anything of it is saved' }),
  })
  .meta({ id: 'ImportState' });

const listed = {
  id: z.string(),
  version: z.int(),
  fileName: z.string(),
  kind: z.string(),
  source: z.string().nullable(),
  createdByName: z.string(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  expiresAt: moment,
  rows: count,
  documents: count,
  succeeded: count,
  failed: count,
  status,
  step,
  message: z.string().nullable(),
};

export const importListedSchema = z.object(listed).meta({ id: 'ImportListed' });
export type ImportListed = AnswerOf<typeof importListedSchema>;

const steppedShape = { ...listed, jobId: z.string().nullable(), createdBy: z.string(), state: stateSchema };

export const importSteppedSchema = z.object(steppedShape).meta({ id: 'ImportStepped' });

export const importSavingSchema = importSteppedSchema
  .extend({ jobId: z.string(), saved: count })
  .meta({ id: 'ImportSaving' });

const codesSchema = z
  .object({ jobId: z.string().nullable(), total: count, made: count, refused: count, waiting: count })
  .meta({ id: 'ImportCodes' });

export const importSchema = z.object({ ...steppedShape, codes: codesSchema.nullable() }).meta({ id: 'Import' });
export type ImportView = AnswerOf<typeof importSchema>;

export const repairedSchema = z
  .object({
    rows: z.array(repairedRowSchema),
    buckets: z.array(bucketSchema),
    totals: totalsSchema,
    version: z.int(),
    undo: count,
  })
  .meta({ id: 'Repaired' });
export type Repaired = AnswerOf<typeof repairedSchema>;

export const learnedRepairSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    field: z.string(),
    found: z.string(),
    chosen: z.string(),
    createdByName: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'LearnedRepair' });
export type LearnedRepairView = AnswerOf<typeof learnedRepairSchema>;

const previewSchema = z
  .object({
    preview: z.array(z.object({ row: z.int(), field: z.string(), before: z.string(), after: z.string() })),
    count,
  })
  .meta({ id: 'FixPreview' });
export type FixPreview = AnswerOf<typeof previewSchema>;
export type FixChanges = FixPreview['preview'];

export const fixedSchema = z.union([repairedSchema, previewSchema]);
