import { z } from 'zod';
import { day, decimal, digits, email, type Field, flag, phone, text } from './field.ts';
import { choice, optional, schemaOf, shownOf, someOf } from './field-forms.ts';
import type { PlainRecord } from './plain-record.ts';
import type { RecordField, RecordFields, RecordKind } from './record-field.ts';
import { moment } from './view-pieces.ts';

const count = (max: number): Field<number> => {
  const schema = z.int({ error: 'problem.field.type' }).min(0, 'problem.field.type').max(max, 'problem.field.max');
  return { kind: 'count', schema, draft: schema, shown: z.int() };
};

const texts = (max: number, most: number): Field<string[]> => {
  const schema = z.array(text(max).schema, 'problem.field.type').max(most, 'problem.field.max_rows');
  return { kind: 'texts', schema, draft: schema, shown: z.array(z.string()) };
};

const codesOf = ({ codes }: RecordField): readonly [string, ...string[]] => codes ?? [''];

const made: Readonly<Record<RecordKind, (field: RecordField) => Field>> = {
  text: ({ max = 0 }) => text(max),
  texts: ({ max = 0, most = 0 }) => texts(max, most),
  digits: ({ max = 0 }) => digits(max),
  email: ({ max = 0 }) => email(max),
  phone: () => phone(),
  day: () => day(),
  flag: () => flag(),
  count: ({ max = 0 }) => count(max),
  decimal: ({ max = 0 }) => decimal(max),
  choice: (field) => choice(codesOf(field), codesOf(field)[0]),
  choices: (field) => someOf(codesOf(field)),
};

export const recordFields = (fields: RecordFields): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = made[field.kind](field);
      return [name, field.optional ? optional(schema) : schema];
    }),
  );

export const recordInput = ({ fields }: { readonly fields: RecordFields }) => schemaOf(recordFields(fields));

export const recordView = (name: string, { fields }: PlainRecord) =>
  z
    .object({ id: z.string(), version: z.int().min(1), ...shownOf(recordFields(fields)), updatedAt: moment })
    .meta({ id: name });

export const earlierView = (fields: RecordFields) =>
  z.object(
    Object.fromEntries(Object.entries(recordFields(fields)).map(([name, field]) => [name, field.shown.optional()])),
  );

/** Why it was written, of internal records. */
export const reasonView = z.string().nullable();

/** Changes of a record, each with the record after it. Earlier values may lack fields. */
export const recordChangesView = (fields: RecordFields) =>
  z.array(
    z.object({
      seq: z.int(),
      at: moment,
      by: z.string(),
      action: z.string(),
      changed: z.array(z.string()),
      values: earlierView(fields),
      reason: reasonView,
    }),
  );

/** Version 0: nothing was saved yet. */
export const singletonVersion = ({ start }: PlainRecord) => z.int().min(start ? 0 : 1);

/** `more`: what the server adds to the fields. */
export const singletonView = (name: string, record: PlainRecord, more: z.ZodRawShape) =>
  z.object({ version: singletonVersion(record), ...shownOf(recordFields(record.fields)), ...more }).meta({ id: name });
