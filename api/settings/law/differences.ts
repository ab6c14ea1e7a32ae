import { createHash } from 'node:crypto';
import { changeOf } from '#domain/definition/changes.ts';
import { recordInput } from '#domain/definition/record-schema.ts';
import type { Law, LawRow } from '#domain/law-rows.ts';
import type { FileRow } from '../../records/record-rows.ts';

type Values = Readonly<Record<string, unknown>>;

export type Difference = {
  /** In the file. */
  readonly row: number;
  readonly action: 'add' | 'change' | 'same';
  readonly values: Values;
  readonly before: Values | null;
  readonly changed: readonly string[];
};

export type Compared = { readonly differences: readonly Difference[]; readonly rows: readonly FileRow[] };

/** Rows of a file against those of the table with the same key and first day. Columns the file lacks stay as they are. */
export const compare = ({ table }: Law, file: readonly FileRow[], current: readonly LawRow[]): Compared => {
  const identity = (values: Values) =>
    JSON.stringify([...table.key, 'validFrom'].map((name) => String(values[name] ?? '')));
  const known = new Map(current.map((row) => [identity(row), row]));
  const input = recordInput(table);
  const names = Object.keys(table.fields);
  const only = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  const all = file.map(({ row, values: given }) => {
    const before = known.get(identity(given));
    const typed = only({ ...table.start, ...before, ...given });
    const read = input.safeParse(typed);
    // A row that cannot be read is refused when it is saved.
    const values = read.success ? (read.data as Values) : typed;
    if (!before) return { difference: { row, action: 'add' as const, values, before: null, changed: names } };
    const own = only(before);
    const changed = Object.keys(changeOf(own, values).after);
    const action = changed.length > 0 ? ('change' as const) : ('same' as const);
    return {
      difference: { row, action, values, before: own, changed },
      seen: { id: before.id, version: before.version },
    };
  });
  return {
    differences: all.map(({ difference }) => difference),
    rows: all
      .filter(({ difference }) => difference.action !== 'same')
      .map(({ difference: { row, values }, seen }) => ({ row, values, ...(seen ? { seen } : {}) })),
  };
};

/** Shown with the differences; what is applied later must still be the same. */
export const digestOf = ({ differences }: Compared): string =>
  createHash('sha256').update(JSON.stringify(differences)).digest('base64url');
