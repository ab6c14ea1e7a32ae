import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Compared, FilterOf, Filters } from '#domain/definition/filter.ts';
import { sen } from '#domain/definition/money.ts';
import { dayBegins } from '#domain/scope.ts';
import { place } from '../dialect/place.ts';

/** Names with their counts are the shape of a filter; a query is built once per shape. */
export type Atom<N extends string = string> = readonly [name: N, values: readonly unknown[]];

type Builds<N extends string> = Readonly<Record<N, (places: SQL[]) => SQL | undefined>>;

export const one = (places: SQL[]): SQL => places[0] as SQL;

export const contains = (column: SQL, part: SQL): SQL => sql`${column} like ${part} escape '\\'`;

/** With the wildcards of `like` escaped. */
export const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

export const shapeOf = (of: readonly Atom[]): string => of.map(([name, { length }]) => `${name}${length}`).join();

export const valuesOf = (companyId: string, of: readonly Atom[]): Record<string, unknown> => {
  const values: Record<string, unknown> = { companyId };
  of.forEach(([, given], at) => {
    given.forEach((value, index) => {
      values[`p${at}_${index}`] = value;
    });
  });
  return values;
};

const whereOf = <N extends string>(company: SQL, builds: Builds<N>, of: readonly Atom<N>[]): SQL | undefined =>
  and(
    sql`${company} = ${place('companyId')}`,
    ...of.map(([name, given], at) => builds[name](given.map((_, index) => place(`p${at}_${index}`)))),
  );

type Built = (places: SQL[]) => SQL | undefined;
type Columns = Readonly<Record<string, SQLiteColumn>>;

export type NamedCondition<V> = {
  readonly asks: (value: V, today: string) => readonly [variant: string, values: readonly unknown[]] | undefined;
  readonly builds: Readonly<Record<string, Built>>;
};

export const asking = <V>(
  values: (value: V, today: string) => readonly unknown[],
  build: Built,
): NamedCondition<V> => ({
  asks: (value, today) => ['', values(value, today)],
  builds: { '': build },
});

/** Without the second, false does not filter. */
export const either = (yes: SQL | undefined, no?: SQL): NamedCondition<boolean> => ({
  asks: (value) => (value ? ['yes', []] : no ? ['no', []] : undefined),
  builds: { yes: () => yes, no: () => no },
});

const stored = (value: string, as: Compared['as']): unknown => {
  if (as === 'sen') return sen(value);
  if (as === 'begin') return dayBegins(value);
  return as === 'end' ? dayBegins(value, 1) - 1 : value;
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const written: Readonly<Record<Compared['by'], (column: SQLiteColumn) => Built>> = {
  is: (column) => (p) => eq(column, one(p)),
  in: (column) => (p) => inArray(column, p),
  among: (column) => (p) => (p.length === 0 ? sql`1 = 0` : inArray(column, p)),
  from: (column) => (p) => gte(column, one(p)),
  to: (column) => (p) => lte(column, one(p)),
  part: (column) => (p) => contains(sql`${column}`, one(p)),
};

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

const compared = (column: SQLiteColumn, { by, as }: Compared): NamedCondition<unknown> => {
  // Booleans are literals, because each database encodes them in its own way.
  if (column.dataType === 'boolean') return either(eq(column, true), eq(column, false)) as NamedCondition<unknown>;
  return {
    asks: (value) => {
      if (by === 'among') return ['', listed(value)];
      if (isEmpty(value)) return undefined;
      if (by === 'part') return ['', [like(String(value))]];
      return ['', listed(value).map((each) => (as ? stored(String(each), as) : each))];
    },
    builds: { '': written[by](column) },
  };
};

type Named<F extends Filters> = { readonly [K in keyof F]?: NamedCondition<NonNullable<FilterOf<F>[K]>> };

type Condition = readonly [key: string, condition: NamedCondition<unknown>];

/** In the order of the filters. A condition that is no single column is passed by name. */
export const conditionsOf = <F extends Filters>(filters: F, columns: Columns, named: Named<F>) => {
  const conditions = Object.entries(filters).map(([key, { compared: by }]): Condition => {
    const column = by && columns[by.column];
    if (column && by) return [key, compared(column, by)];
    const known = (named as Readonly<Record<string, NamedCondition<unknown> | undefined>>)[key];
    if (!known) throw new Error(`no condition for the filter ${key}`);
    return [key, known];
  });
  const builds: Record<string, Built> = {};
  for (const [key, condition] of conditions)
    for (const [variant, build] of Object.entries(condition.builds)) builds[key + variant] = build;
  const company = columns.companyId;

  return {
    atoms: (filter: FilterOf<F>, today: string): readonly Atom[] => {
      const values = filter as Readonly<Record<string, unknown>>;
      const found: Atom[] = [];
      for (const [key, { asks }] of conditions) {
        const value = values[key];
        const condition = value === undefined ? undefined : asks(value, today);
        if (condition) found.push([key + condition[0], condition[1]]);
      }
      return found;
    },
    /** With placeholders, always inside one company; `own` replaces its column. */
    where: (
      of: readonly Atom[],
      own = (_: readonly Atom[], column: SQL): SQL => column,
      more: Builds<string> = {},
    ): SQL | undefined => whereOf(own(of, sql`${company}`), { ...builds, ...more }, of),
  };
};
