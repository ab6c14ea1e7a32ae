import { getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Listing } from '#domain/definition/document.ts';
import type { FilterOf, Filters } from '#domain/definition/filter.ts';
import { rowText, rupiahText } from '../dialect/row-text.ts';
import type { Atom, conditionsOf } from './list-conditions.ts';
import { listOf } from './list-of.ts';

type Listed<F extends Filters, C extends string, D extends string, S extends string> = {
  readonly resource: string;
  readonly fields: Readonly<Record<string, { readonly kind: string }>>;
  readonly list: Omit<Listing<string, S>, 'filters' | 'sorts' | 'totals'> & {
    readonly filters: F;
    readonly sorts: readonly C[];
    readonly totals: readonly D[];
  };
};

type Columns = Readonly<Record<string, SQLiteColumn>>;

type Derived = {
  readonly keys: readonly string[];
  readonly from: readonly string[];
  readonly of: (row: never) => object;
};

const finishing =
  <Item>({ of }: Derived, listedColumns: ReadonlySet<string>) =>
  (row: Item): Item => {
    const known = Object.entries({ ...(row as object), ...of(row as never) }).filter(([key]) => listedColumns.has(key));
    return Object.fromEntries(known) as Item;
  };

const WORKED_OUT = new Set(['searchText']);

const without = (columns: Columns, out: ReadonlySet<string>): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => !out.has(key)));

/** From the definition and the table. Rows carry only what the list shows and its menu needs. */
export const documentList =
  <F extends Filters, C extends string, D extends string, S extends string>({
    resource,
    fields,
    list,
  }: Listed<F, C, D, S>) =>
  <Stored, Row, Item>(of: {
    readonly table: SQLiteTable;
    /** For a table shared by several kinds. */
    readonly only?: SQL;
    readonly conditions: Pick<ReturnType<typeof conditionsOf<F>>, 'atoms' | 'where'>;
    readonly sums?: Partial<Readonly<Record<D, SQL>>>;
    readonly words?: {
      readonly isSearch: (filter: FilterOf<F>) => boolean;
      readonly way: Parameters<typeof listOf<Stored, Row, Item, FilterOf<F>, string, C, D, S>>[0]['words'] extends
        | { readonly way: infer W }
        | undefined
        ? W
        : never;
    };
    readonly where?: (atoms: readonly Atom[]) => SQL | undefined;
    readonly toRecord: (row: Stored) => Row;
    readonly derived?: Derived;
    /** Lists that follow from more than the row; their placeholders have the `cellValues` of a request. */
    readonly cells?: Readonly<Record<string, SQL>>;
    readonly walk: { readonly by: string; readonly before: string | number };
  }) => {
    const columns = without(getTableColumns(of.table) as Columns, WORKED_OUT);
    const all = getTableColumns(of.table) as Columns;
    const column = (key: string): SQLiteColumn => {
      const found = all[key];
      if (!found) throw new Error(`${resource} has no column ${key}`);
      return found;
    };
    const keys = ['id', ...list.sorts] as const;

    const shown = (wanted: readonly string[] = list.columns.map(({ key }) => key), withCells = false) => {
      const listedColumns = new Set(['id', 'version', 'status', ...wanted, ...list.carried]);
      const derived = of.derived?.keys.some((key) => listedColumns.has(key)) ? of.derived : undefined;
      const read = new Set([...listedColumns, ...(derived?.from ?? [])]);
      const cells = Object.entries(columns).flatMap(([key, column]) =>
        read.has(key) ? [[key, fields[key]?.kind === 'money' ? rupiahText(column) : column] as const] : [],
      );
      return {
        text: rowText({ ...Object.fromEntries(cells), ...(withCells && of.cells) }),
        finish: derived && finishing<Item>(derived, listedColumns),
      };
    };

    return listOf<Stored, Row, Item, FilterOf<F>, string, C, D, S>({
      list: resource,
      table: of.table,
      columns,
      company: column('companyId'),
      ...(of.only ? { only: of.only } : {}),
      status: column('status'),
      sortBy: Object.fromEntries(keys.map((key) => [key, column(key)])) as Record<C | 'id', SQLiteColumn>,
      nullable: new Set(keys.filter((key) => !column(key).notNull)),
      sums: Object.fromEntries(list.totals.map((key) => [key, of.sums?.[key] ?? column(key)])) as Record<
        D,
        SQLiteColumn | SQL
      >,
      notSummed: list.notSummed,
      where: of.where ?? ((atoms) => of.conditions.where(atoms)),
      atoms: of.conditions.atoms,
      ...(of.words ? { words: of.words } : {}),
      toRecord: of.toRecord,
      shown,
      walk: { by: column(of.walk.by), before: of.walk.before },
    });
  };
