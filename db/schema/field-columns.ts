import type { Field } from '#domain/definition/field.ts';
import type { Fields } from '#domain/definition/field-forms.ts';
import { columns as c } from '../dialect/columns.ts';

const byKind: Readonly<Record<string, (name: string) => unknown>> = {
  text: c.words,
  npwp: c.words,
  email: c.words,
  phone: c.words,
  digits: c.words,
  decimal: c.words,
  choice: c.code,
  day: c.day,
  period: c.day,
  money: c.rupiah,
  moment: c.moment,
  flag: c.flag,
  choices: c.json,
};

type ColumnOf<F> = F extends { readonly kind: 'money' }
  ? ReturnType<typeof c.rupiah>
  : F extends Field<infer T>
    ? NonNullable<T> extends boolean
      ? ReturnType<typeof c.flag>
      : ReturnType<typeof c.code<NonNullable<T> & string>>
    : never;

const snake = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each may be empty. A function, because a column belongs to one table. */
export const columnsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      const make = byKind[kind];
      if (!make) throw new Error(`no column for the kind ${kind} of ${key}`);
      return [key, make(snake(key))];
    }),
  ) as { [K in keyof F]: ColumnOf<F[K]> };
