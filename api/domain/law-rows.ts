import { dayBefore } from './definition/day.ts';
import type { LawTable } from './definition/law-table.ts';
import type { RecordFields, ValuesOf } from './definition/record-field.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row that an internal admin added, or that replaces the built-in row with its id. */
export type StoredLawRow = {
  readonly id: string;
  readonly table: string;
  readonly version: number;
  readonly values: Values;
  /** Epoch milliseconds; 0 for a built-in row. */
  readonly updatedAt: number;
};

/**
 * The stored rows of this thread. The server sets them when it starts and after each change, and passes them to its
 * worker threads; the browser receives them with its session.
 */
let stored: readonly StoredLawRow[] = [];
let revision = 0;

export const storedLaw = (): readonly StoredLawRow[] => stored;

export const setLaw = (rows: readonly StoredLawRow[]): void => {
  stored = rows;
  revision += 1;
};

/** Another number once the stored rows were set. */
export const lawRevision = (): number => revision;

/** Computed again once the stored rows were set. */
export const fromLaw = <T>(compute: () => T): (() => T) => {
  let known: { readonly of: number; readonly value: T } | undefined;
  return () => {
    if (known?.of !== revision) known = { of: revision, value: compute() };
    return known.value;
  };
};

/** In the order of the rows. */
export const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

const builtInId = ({ table, key }: LawTable, values: Values): string =>
  [table, ...key.map((name) => values[name] ?? ''), values.validFrom].join('.').replace(/[^\w.-]/g, '_');

const keyOf = ({ key }: LawTable, values: Values): string => JSON.stringify(key.map((name) => values[name] ?? ''));

/** A row ends at the latest the day before the next row of its key begins. */
const withEnds = <V extends Values>(table: LawTable, rows: readonly V[]): readonly V[] => {
  if (!Object.hasOwn(table.fields, 'validUntil')) return rows;
  const ofKey = grouped(rows, (row) => keyOf(table, row));
  return rows.map((row) => {
    const others = ofKey.get(keyOf(table, row)) ?? [];
    const begun = others.length > 1 ? others.map(({ validFrom }) => String(validFrom)) : [];
    const [next] = begun.filter((day) => day > String(row.validFrom)).sort();
    const end = next === undefined ? undefined : dayBefore(next);
    const { validUntil } = row;
    return end !== undefined && (typeof validUntil !== 'string' || end < validUntil)
      ? { ...row, validUntil: end }
      : row;
  });
};

type Period = { readonly validFrom: string; readonly validUntil: string | null };

export const inForce = <V extends Period>(rows: readonly V[], day: string): readonly V[] =>
  rows.filter(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil));

export type LawRow = Values & Pick<StoredLawRow, 'id' | 'version' | 'updatedAt'>;

export type Law<F extends RecordFields = RecordFields> = {
  readonly table: LawTable<F>;
  /** The rows of the table file, with version 1. */
  readonly builtIn: () => ReadonlyMap<string, LawRow>;
  /** All rows as they are in force: the built-in ones in their order, then the added ones. */
  readonly rows: () => readonly ValuesOf<F>[];
};

/** The built-in rows of a table, replaced and extended by stored ones. */
export const mergedLaw = (builtIn: ReadonlyMap<string, LawRow>, rows: readonly StoredLawRow[]): readonly LawRow[] => {
  const own = new Map(rows.map(({ id, version, values, updatedAt }) => [id, { ...values, id, version, updatedAt }]));
  const current = [...builtIn.values()].map((row) => own.get(row.id) ?? row);
  return [...current, ...[...own.values()].filter(({ id }) => !builtIn.has(id))];
};

export const lawOf = <F extends RecordFields>(table: LawTable<F>, file: () => readonly ValuesOf<F>[]): Law<F> => {
  let known: ReadonlyMap<string, LawRow> | undefined;
  const builtIn = (): ReadonlyMap<string, LawRow> => {
    known ??= new Map(
      file().map((values) => {
        const id = builtInId(table, values);
        return [id, { ...values, id, version: 1, updatedAt: 0 }];
      }),
    );
    return known;
  };
  const rows = fromLaw(() => {
    const own = stored.filter((row) => row.table === table.table);
    return withEnds(table, mergedLaw(builtIn(), own)) as unknown as readonly ValuesOf<F>[];
  });
  return { table, builtIn, rows };
};
