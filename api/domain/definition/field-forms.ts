import { z } from 'zod';
import type { Field } from './field.ts';

const CHOICE = {
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? 'problem.field.required' : 'problem.field.choice',
};
const TYPE = { error: 'problem.field.type' };

export const choice = <const C extends string>(codes: readonly [C, ...C[]], start: NoInfer<C> | ''): Field<C> => ({
  kind: 'choice',
  schema: z.enum(codes, CHOICE),
  draft: z
    .preprocess((code) => (code === '' ? null : code), z.enum(codes, CHOICE).nullish())
    .transform((code) => code ?? start) as z.ZodType<C>,
  shown: (start === '' ? z.enum([...codes, '']) : z.enum(codes)) as z.ZodType<C>,
});

/** Any of a list, each once, in the order of the list; an empty list is valid. */
export const someOf = <const C extends string>(codes: readonly [C, ...C[]]): Field<C[]> => {
  const list = z.array(z.enum(codes, CHOICE), CHOICE).max(codes.length, { error: 'problem.field.max_rows' });
  const inOrder = (given: readonly C[]): C[] => codes.filter((code) => given.includes(code));
  return {
    kind: 'choices',
    schema: list.transform(inOrder),
    draft: list.nullish().transform((given) => inOrder(given ?? [])),
    shown: z.array(z.enum(codes)),
  };
};

const orNothing = <T>(schema: z.ZodType<T>): z.ZodType<T | null> =>
  z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    schema.nullable(),
  );

export const optional = <T>(field: Field<T>): Field<T | null> => ({
  kind: field.kind,
  nullable: true,
  ...(field.max === undefined ? {} : { max: field.max }),
  schema: orNothing(field.schema),
  draft: orNothing(field.draft),
  // A blank optional choice is stored as null.
  shown: (field.kind === 'choice' ? field.schema : field.shown).nullable(),
});

/** Computed by the server: shown, listed and sorted, never accepted as input. */
export const computed = <F extends Field>(field: F): F & { readonly computed: true } => ({ ...field, computed: true });

export type Fields = Readonly<Record<string, Field>>;
type Taken<F extends Fields> = { [K in keyof F as F[K] extends { computed: true } ? never : K]: F[K] };
type Shape<F extends Fields> = { [K in keyof Taken<F>]: F[K]['schema'] };

const pick = (fields: Fields, which: 'schema' | 'draft') =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).flatMap(([key, field]) => (field.computed ? [] : [[key, field[which]]]))),
    { error: (issue) => (issue.code === 'unrecognized_keys' ? 'problem.field.unknown' : 'problem.field.type') },
  );

/** Input schema of a finished document: exactly these fields, unknown ones refused. */
export const schemaOf = <F extends Fields>(fields: F) => pick(fields, 'schema') as unknown as z.ZodObject<Shape<F>>;

export const draftOf = <F extends Fields>(fields: F) => pick(fields, 'draft') as unknown as z.ZodObject<Shape<F>>;

/** Output schema of the fields, as part of the schema of a view. */
export const shownOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([key, { shown }]) => [key, shown])) as {
    [K in keyof F]: F[K]['shown'];
  };

/** A list of nested records, such as the lines of an invoice. */
export const rows = <F extends Fields>(fields: F, max: number): Field<z.output<z.ZodObject<Shape<F>>>[]> => {
  type Rows = z.ZodType<z.output<z.ZodObject<Shape<F>>>[]>;
  const tooMany = { error: 'problem.field.max_rows' };
  const none = { error: 'problem.field.required' };
  return {
    kind: 'rows',
    schema: z.array(schemaOf(fields), none).min(1, none).max(max, tooMany) as unknown as Rows,
    draft: z
      .array(draftOf(fields), TYPE)
      .max(max, tooMany)
      .nullish()
      .transform((list) => list ?? []) as unknown as Rows,
    shown: z.array(z.object(shownOf(fields))) as unknown as Rows,
  };
};
