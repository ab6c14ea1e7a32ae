import type { Permission } from '../permissions.ts';
import type { Both, RecordField, RecordFields } from './record-field.ts';

/** Each company its own, each person their own in every company, or the operator, for all companies. */
export type RecordScope = 'company' | 'person' | 'internal';

/**
 * What lists and forms say of a record. `lead`: below the heading. `none_text`: below an empty list. `on` and `off`: when
 * one that is a switch is turned.
 */
export type RecordPhrase =
  | 'lead'
  | 'add'
  | 'edit'
  | 'save'
  | 'saved'
  | 'on'
  | 'off'
  | 'remove'
  | 'remove_ask'
  | 'removed'
  | 'twice'
  | 'none'
  | 'none_text';

/** A record without states: its fields, texts, list and form. Data only. */
export type PlainRecord<N extends string = string, R extends string = string> = {
  /** Its name and path in the API; for internal records it begins with `admin/api/`. */
  readonly resource: R;
  readonly scope: RecordScope;
  /** Its type in the history; the resource by default. */
  readonly objectType?: string;
  /** In names of operations of the API. */
  readonly names: readonly [one: string, many: string];
  /** Permissions of a company's records: to read and to write, and to remove if that is another. */
  readonly access?: { readonly read: Permission; readonly write: Permission; readonly remove?: Permission };
  readonly title: Both;
  readonly noun: Both;
  readonly words?: Readonly<Partial<Record<RecordPhrase, Both>>>;
  readonly fields: Readonly<Record<N, RecordField>>;
  readonly sorts: readonly N[];
  readonly usual: readonly [field: N, direction: 'ASC' | 'DESC'];
  readonly search: readonly N[];
  /** Fields a list is filtered by. */
  readonly equal: readonly N[];
  /** Fields that are together unique among the records of their owner, and the field where a second one is refused. */
  readonly unique?: { readonly of: readonly N[]; readonly at: N };
  /** Columns; a name that is no field is a cell of its own. */
  readonly list: readonly string[];
  /** Rows of inputs; a name that is no field is an input of its own. */
  readonly form: readonly (string | readonly string[])[];
  readonly start?: Readonly<Record<string, unknown>>;
};

type Defaults = 'sorts' | 'usual' | 'equal' | 'list' | 'form';

/** Default: listed by all fields, sorted by any of them and first by the first, not filtered. */
export const plainRecord = <const F extends RecordFields, const R extends string>(
  of: Omit<PlainRecord<keyof F & string, R>, Defaults> &
    Partial<Pick<PlainRecord<keyof F & string, R>, Defaults>> & { readonly fields: F },
): PlainRecord<keyof F & string, R> & { readonly fields: F } => {
  const names = Object.keys(of.fields) as (keyof F & string)[];
  const [first] = names as [keyof F & string, ...(keyof F & string)[]];
  return { sorts: names, usual: [first, 'ASC'], equal: [], list: names, form: names, ...of };
};

type RecordAccess<K> = { readonly list: K; readonly create: K; readonly edit: K; readonly remove: K };

export const recordAccess = <R extends string>({ resource, access }: PlainRecord<string, R>) => {
  if (!access) throw new Error(`${resource} has no permissions`);
  const { read, write, remove = write } = access;
  return { [resource]: { list: read, create: write, edit: write, remove } } as {
    readonly [K in R]: RecordAccess<Permission>;
  };
};

export const isInternalResource = (resource: string): boolean => resource.startsWith('admin/api/');
