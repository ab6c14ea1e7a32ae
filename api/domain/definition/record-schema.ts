import { z } from 'zod';
import { day, digits, type Field, flag, phone, text } from './field.ts';
import { choice, optional, schemaOf, shownOf, someOf } from './field-forms.ts';
import type { PlainRecord } from './plain-record.ts';
import type { RecordField, RecordFields, RecordKind } from './record-field.ts';
import { moment } from './view-pieces.ts';

const count = (max: number): Field<number> => {
  const schema = z.int({ error: 'problem.field.type' }).min(0, 'problem.field.type').max(max, 'problem.field.max');
  return { kind: 'count', schema, draft: schema, shown: z.int() };
};

const codesOf = ({ codes }: RecordField): readonly [string, ...string[]] => codes ?? [''];

const made: Readonly<Record<RecordKind, (field: RecordField) => Field>> = {
  text: ({ max = 0 }) => text(max),
  digits: ({ max = 0 }) => digits(max),
  phone: () => phone(),
  day: () => day(),
  flag: () => flag(),
  count: ({ max = 0 }) => count(max),
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

export const recordInput = ({ fields }: PlainRecord) => schemaOf(recordFields(fields));

export const recordView = (name: string, { fields }: PlainRecord) =>
  z
    .object({ id: z.string(), version: z.int().min(1), ...shownOf(recordFields(fields)), updatedAt: moment })
    .meta({ id: name });
