import type { z } from 'zod';
import type { Column } from './document.ts';
import type { Field } from './field.ts';
import type { Fields } from './field-forms.ts';

type InForm = {
  readonly part: string;
  /** Columns of twelve; 0: the section shows the field in its own way. */
  readonly wide: 0 | 4 | 6 | 12;
  readonly mark?: 'required' | 'optional';
  /** Message key of the line below the input. */
  readonly helper?: string;
};

type InFile = {
  /** Common headings in Indonesian and English, the template's first. */
  readonly headings: readonly string[];
  /** What the cells contain, if that does not follow from the kind. */
  readonly cells?: 'digits' | 'choice';
  readonly needed?: true;
  /** Distinct in every document, so that corrections of it are not remembered. */
  readonly unique?: true;
  /** May be a formula, because we compute it too. */
  readonly computed?: true;
  /** Has a safe default if a table has no column for it. */
  readonly assumed?: true;
};

/** Where a field of a document is used besides its schemas. Its label is `resources.<resource>.fields.<key>`. */
export type FieldUses = {
  readonly list?: Omit<Column, 'key'>;
  /** Sortable; by default if it is listed. */
  readonly sorted?: boolean;
  /** In every row of the list, also if its column is hidden: for menu, card and preview. */
  readonly carried?: true;
  readonly total?: true;
  /** Stored in a column of its own in a table that several types share; its description in the API. */
  readonly own?: string;
  /** In table exports though it is not listed. */
  readonly exported?: true;
  readonly input?: InForm;
  readonly file?: InFile;
  /** Prefix of the message keys of its choices; `coded`: shown after the code. */
  readonly labels?: string;
  readonly coded?: true;
  /** Names of its element in the XML files of the tax office. */
  readonly elements?: readonly string[];
};

export type TableField<T = unknown> = Field<T> & FieldUses;
export type FieldTable = Readonly<Record<string, TableField>>;

type With<F, U> = Omit<F, keyof U> & U;

/** A field with its uses; uses of the given field that are not named stay. */
export const field = <F extends Field<unknown>, U extends FieldUses>(of: F, uses: U): With<F, U> =>
  ({ ...of, ...uses }) as unknown as With<F, U>;

type Has<U extends keyof FieldUses> = { readonly [P in U]: NonNullable<unknown> };
export type Used<F extends FieldTable, U extends keyof FieldUses> = {
  [K in keyof F & string]: F[K] extends Has<U> ? K : never;
}[keyof F & string];

export const usedIn = <F extends FieldTable, U extends keyof FieldUses>(fields: F, use: U): Used<F, U>[] =>
  Object.keys(fields).filter((key) => fields[key]?.[use]) as Used<F, U>[];

type Sorted<F extends FieldTable> = Used<F, 'list'> | Used<F, 'sorted'>;

/** Columns, sorts, totals and carried fields of a list. `first`: columns before the others, which follow in their order. */
export const listOf = <F extends FieldTable>(fields: F, first: readonly Used<F, 'list'>[] = []) => {
  const columns = [...new Set([...first, ...usedIn(fields, 'list')])].map((key) => ({ key, ...fields[key]?.list }));
  const sorts = Object.keys(fields).filter((key) => fields[key]?.sorted ?? fields[key]?.list);
  return {
    columns: columns as unknown as readonly Column<Used<F, 'list'>>[],
    sorts: sorts as Sorted<F>[],
    totals: usedIn(fields, 'total'),
    carried: usedIn(fields, 'carried'),
  };
};

type Exported<F extends FieldTable> = Used<F, 'list'> | Used<F, 'exported'>;

/** Columns of table exports: the columns of the list, and fields that only files have. `first` as of the list. */
export const exportedOf = <F extends FieldTable>(fields: F, first: readonly Exported<F>[] = []): Exported<F>[] => {
  const exported = Object.keys(fields).filter((key) => fields[key]?.list || fields[key]?.exported);
  return [...new Set([...first, ...(exported as Exported<F>[])])];
};

type Always = 'id' | 'version' | 'status';

/** A row of the list: what is carried, and columns that are sent if they are shown. */
export type ListRowOf<Row, F extends FieldTable> = Pick<Row, (Always | Used<F, 'carried'>) & keyof Row> &
  Partial<Pick<Row, Used<F, 'list'> & keyof Row>>;

/** The input of a document: its fields that are not computed. */
export type InputOf<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { readonly computed: true } ? never : K]: F[K] extends Field<infer T>
    ? T
    : never;
};

export const inputKeys = <F extends Fields>(fields: F): (keyof InputOf<F> & string)[] =>
  Object.keys(fields).filter((key) => !fields[key]?.computed) as unknown as (keyof InputOf<F> & string)[];

type Recorded<I> = { readonly [K in keyof I]: I[K] | null };

/** The input in a record, to edit it. Missing texts are empty. */
export const inputFrom = <F extends Fields>(fields: F) => {
  const keys = inputKeys(fields);
  return (record: Recorded<InputOf<F>>): InputOf<F> =>
    Object.fromEntries(
      keys.map((key) => [key, record[key] ?? (fields[key]?.nullable ? null : '')]),
    ) as unknown as InputOf<F>;
};

export const blankInput = <F extends Fields>(fields: F): InputOf<F> => inputFrom(fields)({} as Recorded<InputOf<F>>);

export const partsOf = (fields: FieldTable): ReadonlyMap<string, readonly string[]> => {
  const parts = new Map<string, string[]>();
  for (const [key, { input }] of Object.entries(fields))
    if (input) parts.set(input.part, [...(parts.get(input.part) ?? []), key]);
  return parts;
};

/** Fields with a use by the names of their elements. */
export const fieldsByElement = <F extends FieldTable, U extends 'input' | 'file'>(
  fields: F,
  use: U,
): Readonly<Record<string, Used<F, U>>> =>
  Object.fromEntries(usedIn(fields, use).flatMap((key) => (fields[key]?.elements ?? []).map((name) => [name, key])));

type Values<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T | null : never };
export type OwnOf<F extends FieldTable> = Pick<F, Used<F, 'own'>>;
export type OwnValuesOf<F extends FieldTable> = Values<OwnOf<F>>;

/** The fields that only some types in a shared table have. */
export const ownOf = <F extends FieldTable>(fields: F): OwnOf<F> =>
  Object.fromEntries(usedIn(fields, 'own').map((key) => [key, fields[key]])) as OwnOf<F>;

/** Their values in a record of another type. */
export const emptyOf = <F extends FieldTable>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, null])) as { [K in keyof F]: null };

/** Their output schemas; empty in records of other types. */
export const ownShown = <F extends FieldTable>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { shown, nullable, own = '' }]) => [
      key,
      (nullable ? shown : shown.nullable()).meta({ description: own }),
    ]),
  ) as { [K in keyof F]: z.ZodType<Values<F>[K]> };
