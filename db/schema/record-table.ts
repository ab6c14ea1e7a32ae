import type { NotNull } from 'drizzle-orm';
import type { RecordField, RecordFields } from '#domain/definition/record-field.ts';
import { columns as c } from '../dialect/columns.ts';

type Columns = {
  readonly flag: ReturnType<typeof c.flag>;
  readonly count: ReturnType<typeof c.count>;
  readonly choices: ReturnType<typeof c.json<string[]>>;
  readonly texts: ReturnType<typeof c.json<string[]>>;
  readonly day: ReturnType<typeof c.day>;
  readonly words: ReturnType<typeof c.words>;
};

type BuilderOf<F extends RecordField> = Columns[F['kind'] extends keyof Columns ? F['kind'] : 'words'];

type ColumnsOf<F extends RecordFields> = {
  [N in keyof F]: F[N] extends { readonly optional: true } ? BuilderOf<F[N]> : NotNull<BuilderOf<F[N]>>;
};

/** `on` is a word of SQL. */
const inSnakeCase = (name: string): string =>
  name === 'on' ? 'is_on' : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const column = (name: string, { kind, optional }: RecordField) => {
  const kit = { flag: c.flag, count: c.count, choices: c.json, texts: c.json, day: c.day };
  const builder = kind in kit ? kit[kind as keyof typeof kit](inSnakeCase(name)) : c.words(inSnakeCase(name));
  return optional ? builder : builder.notNull();
};

/** The columns of a singleton without an owner: its fields, and those of every record. */
export const singletonColumns = <F extends RecordFields>({ fields }: { readonly fields: F }) => ({
  ...(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, column(name, field)])) as ColumnsOf<F>),
  version: c.count('version').notNull(),
  updatedAt: c.moment('updated_at').notNull(),
});

/** The columns of a record without an owner. */
export const recordColumns = <F extends RecordFields>(record: { readonly fields: F }) => ({
  id: c.id('id').primaryKey(),
  ...singletonColumns(record),
});
