import { z } from '@hono/zod-openapi';
import { readingAnswers, readingKeys } from '../files/reading.ts';
import { fixes } from '../files/repair.ts';
import type { KindKey } from '../import-channel.ts';

export const byId = z.object({ id: z.string().min(1).max(64) });
const version = z.int().min(0);
const row = z.int().min(0).max(100_000_000);
const name = z.string().min(1).max(200);
const amount = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,2})?$/, 'problem.field.decimal')
  .nullable();

export const uploadOf = (kinds: readonly KindKey[]) => z.object({ file: z.instanceof(File), kind: z.enum(kinds) });
export const kindOf = (kinds: readonly KindKey[]) => z.strictObject({ version, kind: z.enum(kinds) });
export const sheet = z.strictObject({ version, sheet: name, headingRow: z.int().min(1).max(1_000) });
const answers = z.array(z.string().min(1).max(400)).max(60).default([]);
export const answered = z.strictObject({ version, answers: answers.unwrap().min(1) });
export const mapping = z.strictObject({
  version,
  mapping: z.record(z.string().max(60), z.union([name, z.array(name).min(1).max(30)])),
  answers,
  remember: z.boolean().default(false),
});
export const reading = z
  .strictObject({ version, key: z.enum(readingKeys), answer: z.enum(Object.values(readingAnswers).flat()) })
  .refine(({ key, answer }) => (readingAnswers[key] as readonly string[]).includes(answer), {
    path: ['answer'],
    message: 'problem.field.type',
  });
export const control = z.strictObject({ version: version.optional(), sums: z.record(z.string().max(60), amount) });
export const cells = z.strictObject({
  version,
  changes: z
    .array(z.strictObject({ row, field: z.string().max(60), value: z.string().max(32_767) }))
    .min(1, 'problem.field.required')
    .max(20_000),
});
export const fix = z.strictObject({
  version,
  bucket: z.string().min(3).max(200),
  apply: z.enum(fixes),
  value: z.string().max(2_000).optional(),
  preview: z.boolean().optional(),
  documents: z.array(row).min(1).max(20_000).optional(),
});
export const undo = z.strictObject({ version: version.optional() });
export const skip = z.strictObject({
  version: version.optional(),
  rows: z.array(row).max(100_000).optional(),
  documents: z.array(row).max(20_000).optional(),
  skip: z.boolean(),
});
export const commit = z.strictObject({ version, only: z.literal('ready').default('ready') });

const status = z.enum(['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED', 'INVALID']);
export const importFilter = z.strictObject({
  q: z.string().max(200).optional(),
  status: z.union([status, z.array(status)]).optional(),
  kind: z.string().max(60).optional(),
  createdBy: z.string().max(64).optional(),
});

const rowStatus = z.enum(['READY', 'ERROR', 'WARNING', 'SKIPPED', 'SAVED']);
export const rowFilter = z.strictObject({
  status: z.union([rowStatus, z.array(rowStatus)]).optional(),
  bucket: z.string().max(200).optional(),
  /** Rows with their own finding that blocks the import. */
  wrong: z.literal(true).optional(),
  open: z.literal(true).optional(),
  row: row.optional(),
  document: row.optional(),
  q: z.string().max(200).optional(),
});

export const several = <T>(value: T | T[] | undefined): T[] | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? value : [value];
