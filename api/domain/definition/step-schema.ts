import { z } from 'zod';
import type { Field } from './field.ts';
import { type Fields, optional, schemaOf, shownOf } from './field-forms.ts';
import { recordFields } from './record-schema.ts';
import type { Step, StepField, StepInput, StepProgress, StepValues, Wizard } from './steps.ts';

const REQUIRED = { error: 'problem.field.required' };

/** A file as a step refers to it; `size` in bytes. */
export const storedFile = z.object({ id: z.string().max(64), name: z.string().max(255), size: z.int() }, REQUIRED);

const fieldOf = (name: string, field: StepField): Field => {
  const made = (schema: z.ZodType): Field => ({ kind: field.kind, schema, draft: schema, shown: schema });
  if (field.kind === 'tick') return { ...made(z.literal(true, REQUIRED)), shown: z.boolean() };
  if (field.kind === 'file') return field.optional ? optional(made(storedFile)) : made(storedFile);
  if (field.kind !== 'rows') return recordFields({ [name]: field })[name] as Field;
  const row = recordFields(field.fields);
  const list = z.array(schemaOf(row), REQUIRED).max(field.max, { error: 'problem.field.max_rows' });
  return { ...made(field.optional ? list : list.min(1, REQUIRED)), shown: z.array(z.object(shownOf(row))) };
};

const fieldsOf = ({ fields }: Step): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(name, field)]));

export const stepInput = (step: Step) => schemaOf(fieldsOf(step));

/** A step as its form reads it: what was saved, or empty values. */
export const stepView = (step: Step) =>
  z.object({
    id: z.literal('draft'),
    version: z.int().min(0),
    ...Object.fromEntries(Object.entries(shownOf(fieldsOf(step))).map(([name, shown]) => [name, shown.nullable()])),
  });

export const draftView = z.object({
  id: z.literal('draft'),
  version: z.int().min(0),
  steps: z.array(z.object({ step: z.string(), complete: z.boolean() })),
});

const EMPTY: Readonly<Partial<Record<StepField['kind'], unknown>>> = {
  rows: [],
  choices: [],
  flag: false,
  tick: false,
};

export const emptyStep = ({ fields }: Step): StepInput =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, EMPTY[kind] ?? null]));

/** The steps whose condition holds, in order, and their values alone. */
export const progressOf = ({ steps }: Pick<Wizard, 'steps'>, saved: StepValues) => {
  const values: Record<string, StepInput | undefined> = {};
  const progress: StepProgress[] = [];
  for (const [step, definition] of Object.entries(steps)) {
    if (definition.when && !definition.when(values)) continue;
    values[step] = saved[step];
    progress.push({ step, complete: stepInput(definition).safeParse(saved[step]).success });
  }
  return { progress, values: values as StepValues };
};

type FileValue = z.output<typeof storedFile>;

/** The files in a step, by field. */
export const filesOf = ({ fields }: Step, input: StepInput = {}): (readonly [field: string, file: FileValue])[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'file' && input[name] ? [[name, input[name] as FileValue]] : [],
  );

/** Ids of the files in several steps. */
export const fileIdsIn = ({ steps }: Pick<Wizard, 'steps'>, values: StepValues): string[] =>
  Object.entries(steps).flatMap(([step, definition]) => filesOf(definition, values[step]).map(([, { id }]) => id));
