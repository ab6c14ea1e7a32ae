import { and, asc, count, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { JsonOf, Totals, WrittenPage } from '#domain/definition/answers.ts';
import { rupiahOf } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { countPlace, place } from '../dialect/place.ts';
import { listText } from '../dialect/row-text.ts';
import { type PageText, prepared, preparedPage, preparedRows } from '../prepared.ts';
import { type Atom, shapeOf, valuesOf } from './list-conditions.ts';
import { lru, memory, revisionCell, revisionOf } from './list-memory.ts';

export type Sort<F extends string> = readonly [field: F, direction: 'ASC' | 'DESC'];

type Values = Record<string, unknown>;
type Run<R> = (db: Query, values: Values) => Promise<R>;

type Shown<Item> = {
  readonly text: SQL<string>;
  readonly finish?: ((row: Item) => Item) | undefined;
};

export type ListOf<
  Stored,
  Row,
  Item,
  F,
  N extends string,
  Field extends string,
  Sum extends string,
  Status extends string,
> = {
  readonly list: string;
  readonly table: SQLiteTable;
  readonly columns: Readonly<Record<string, SQLiteColumn>>;
  readonly company: SQLiteColumn;
  /** For a table shared by several lists. */
  readonly only?: SQL;
  readonly status: SQLiteColumn;
  readonly sortBy: Readonly<Record<Field | 'id', SQLiteColumn>>;
  readonly nullable: ReadonlySet<string>;
  readonly sums: Readonly<Record<Sum, SQLiteColumn | SQL>>;
  readonly notSummed: readonly Status[];
  readonly where: (atoms: readonly Atom<N>[]) => SQL | undefined;
  /** A filter as conditions; `today` is YYYY-MM-DD in Jakarta. */
  readonly atoms: (filter: F, today: string) => readonly Atom<N>[];
  /** For filters with words: led by a word index when that is faster. */
  readonly words?: {
    readonly isSearch: (filter: F) => boolean;
    readonly way: (scope: Scope, query: Query, filter: F, plain: readonly Atom<N>[]) => Promise<readonly Atom<N>[]>;
  };
  readonly toRecord: (row: Stored) => Row;
  /** Everything, or only the given columns, because every cell costs time. */
  readonly shown: (requestedPart?: readonly string[], withCells?: boolean) => Shown<Item>;
  /** Never null; ordered together with the id. `before` sorts before its first value. */
  readonly walk: { readonly by: SQLiteColumn; readonly before: string | number };
};

export type SelectionOf<F> = { readonly ids: readonly string[] } | { readonly filter: F };

/** The builder accepts any expression there; its types only allow placeholders. */
const rowsAt = (name: string): Placeholder => countPlace(name) as unknown as Placeholder;

/** Past 2^53 a sum is not exact as a number on SQLite, and text on Postgres: text on both, added up as BigInt. */
const summed = (column: SQLiteColumn | SQL) => sql<string>`cast(sum(${column}) as text)`;

/** The number of ids per statement: databases limit the number of parameters. */
const NAMED_AT_ONCE = 5000;

const orderOf = (column: SQLiteColumn, down: boolean, nullable: boolean): SQL => {
  const nulls = nullable ? (down ? sql` nulls last` : sql` nulls first`) : sql``;
  return sql`${column} ${down ? sql`desc` : sql`asc`}${nulls}`;
};

/**
 * Statements are prepared once per shape of filter and order; count and totals are cached until the company's list
 * changes.
 */
export const listOf = <
  Stored,
  Row,
  Item,
  F,
  N extends string,
  Field extends string,
  Sum extends string,
  Status extends string,
>(
  of: ListOf<Stored, Row, Item, F, N, Field, Sum, Status>,
) => {
  const pages = lru<{ read: Run<PageText>; finish: Shown<Item>['finish'] }>(500);
  const counts = lru<Run<{ count: number }[]>>(500);
  const walks = lru<Run<Stored[]>>(200);
  const sums = lru<Run<(Record<Sum, string> & { status: Status; count: number })[]>>(500);
  const groupings = lru<Run<Values[]>>(200);
  const knownCounts = memory<number>(20_000);
  const knownTotals = memory<Totals<Sum, Status>>(5_000);
  const knownWays = memory<readonly Atom<N>[]>(5_000);

  /** Values from code are literals; only filter values are placeholders. */
  const whereOf = (atoms: readonly Atom<N>[]): SQL | undefined => and(of.where(atoms), of.only)?.inlineParams();

  /** Last key, in the direction of the one before it, so that pages never overlap and an index can serve both. */
  const ordersOf = (sort: readonly Sort<Field | 'id'>[]): SQL[] => {
    const keys = sort.filter(([field]) => field !== 'id');
    const last = sort.find(([field]) => field === 'id') ?? (['id', keys.at(-1)?.[1] ?? 'DESC'] as const);
    return [...keys, last].map(([field, direction]) =>
      orderOf(of.sortBy[field], direction === 'DESC', of.nullable.has(field)),
    );
  };

  const pageQuery = (
    db: Query,
    atoms: readonly Atom<N>[],
    sort: readonly Sort<Field | 'id'>[],
    { text } = of.shown(),
  ) =>
    db
      .select({ text: text.as('text') })
      .from(of.table)
      .where(whereOf(atoms))
      .orderBy(...ordersOf(sort))
      .limit(rowsAt('limit'))
      .offset(rowsAt('offset'));

  const partQuery = (db: Query, ...given: [readonly Atom<N>[], readonly Sort<Field | 'id'>[], Shown<Item>]) => {
    const rows = pageQuery(db, ...given).as('page');
    return db.select({ text: listText(sql`${rows.text}`), count: count(), revision: revisionCell(of.list) }).from(rows);
  };

  const walkKey = Object.keys(of.columns).find((key) => of.columns[key] === of.walk.by) ?? 'id';
  const { id } = of.sortBy;

  const walkQuery = (db: Query, atoms: readonly Atom<N>[]) =>
    db
      .select(of.columns)
      .from(of.table)
      .where(sql`${whereOf(atoms)} and (${of.walk.by}, ${id}) > (${place('lastKey')}, ${place('lastId')})`)
      .orderBy(asc(of.walk.by), asc(id))
      .limit(rowsAt('size'));

  const named = async (scope: Scope, query: Query, ids: readonly string[]): Promise<Row[]> => {
    const rows = (await query
      .select(of.columns)
      .from(of.table)
      .where(
        and(ofCompanyById({ id, companyId: of.company }, scope.companyId, ids), of.only),
      )) as unknown as (Stored & {
      id: string;
    })[];
    const byId = new Map(rows.map((row) => [row.id, of.toRecord(row)]));
    return ids.flatMap((one) => byId.get(one) ?? []);
  };

  const requestedPart = async (scope: Scope, query: Query, filter: F, today: string) => {
    const { companyId } = scope;
    const plain = of.atoms(filter, today);
    const { words } = of;
    const atoms = words?.isSearch(filter)
      ? await knownWays(
          query,
          JSON.stringify([companyId, filter, today]),
          await revisionOf(scope, query, of.list),
          () => words.way(scope, query, filter, plain),
        )
      : plain;
    const shape = shapeOf(atoms);
    const values = valuesOf(companyId, atoms);
    return { atoms, shape, values };
  };

  type RequestedPart = Awaited<ReturnType<typeof requestedPart>>;

  type Ordered = { readonly filter: F; readonly sort: readonly Sort<Field | 'id'>[]; readonly today: string };
  type Part = Pick<Ordered, 'sort'> & {
    readonly offset: number;
    readonly limit: number;
    readonly columns?: readonly string[] | undefined;
    /** For the placeholders of `cells`, which are left out without. */
    readonly cellValues?: Values | undefined;
  };

  const part = async (
    query: Query,
    { atoms, shape, values }: RequestedPart,
    { sort, offset, limit, columns, cellValues }: Part,
  ) => {
    const parts = `${columns?.join() ?? '*'}${cellValues ? '|cells' : ''}`;
    const { read, finish } = pages.take(`${shape}|${sort.join()}|${parts}`, () => {
      const shown = of.shown(columns, cellValues !== undefined);
      return { read: preparedPage((db) => partQuery(db, atoms, sort, shown)), finish: shown.finish };
    });
    const { text, count, revision } = await read(query, { ...values, ...cellValues, limit, offset });
    return { text, count, now: revision ?? 0, finish };
  };

  const items = ({ text, finish }: Awaited<ReturnType<typeof part>>): Item[] => {
    const rows = JSON.parse(text) as Item[];
    return finish ? rows.map(finish) : rows;
  };

  const keyOf = ({ shape, values }: RequestedPart): string => JSON.stringify([shape, values]);

  const counted = (query: Query, found: RequestedPart, now: number): Promise<number> =>
    knownCounts(query, keyOf(found), now, async () => {
      const run = counts.take(found.shape, () =>
        prepared((db) => db.select({ count: count() }).from(of.table).where(whereOf(found.atoms))),
      );
      return (await run(query, found.values))[0]?.count ?? 0;
    });

  return {
    pageQuery,

    /** Without the count, which in a large company costs more than the rows. */
    first: async (scope: Scope, query: Query, given: Ordered & { readonly limit: number }): Promise<Item[]> =>
      items(await part(query, await requestedPart(scope, query, given.filter, given.today), { ...given, offset: 0 })),

    page: async (scope: Scope, query: Query, given: Ordered & Part): Promise<{ rows: Item[]; total: number }> => {
      const found = await requestedPart(scope, query, given.filter, given.today);
      const page = await part(query, found, given);
      return { rows: items(page), total: await counted(query, found, page.now) };
    },

    /** Without parsing rows where that is not needed. */
    written: async (scope: Scope, query: Query, given: Ordered & Part): Promise<WrittenPage<Item>> => {
      const found = await requestedPart(scope, query, given.filter, given.today);
      const page = await part(query, found, given);
      const total = await counted(query, found, page.now);
      const text = page.finish ? JSON.stringify(items(page)) : page.text;
      return { text: text as JsonOf<Item[]>, count: page.count, total };
    },

    /** By key and never by offset: the last page costs what the first does. */
    walk: async function* (
      scope: Scope,
      query: Query,
      selection: SelectionOf<F>,
      today: string,
      size = 200,
    ): AsyncGenerator<Row[]> {
      if ('ids' in selection) {
        const ids = [...new Set(selection.ids)];
        for (let at = 0; at < ids.length; at += size) yield named(scope, query, ids.slice(at, at + size));
        return;
      }
      const plain = of.atoms(selection.filter, today);
      const atoms = of.words?.isSearch(selection.filter)
        ? await of.words.way(scope, query, selection.filter, plain)
        : plain;
      const run = walks.take(shapeOf(atoms), () => preparedRows<Stored>(of.columns, (db) => walkQuery(db, atoms)));
      const values = valuesOf(scope.companyId, atoms);
      for (let lastKey: unknown = of.walk.before, lastId = ''; ; ) {
        const page = await run(query, { ...values, lastKey, lastId, size });
        const last = page.at(-1);
        if (!last) return;
        yield page.map(of.toRecord);
        if (page.length < size) return;
        ({ [walkKey]: lastKey, id: lastId } = last as Record<string, unknown> & { id: string });
      }
    },

    /** Number of rows and their sum in sen. The same group may come more than once. */
    groups: async <By extends keyof Row & string>(
      scope: Scope,
      query: Query,
      selection: SelectionOf<F>,
      today: string,
      { by, sum }: { readonly by: readonly By[]; readonly sum: Sum },
    ): Promise<(Pick<Row, By> & { count: number; sum: bigint })[]> => {
      const alike = by.map((key) => [key, of.columns[key] as SQLiteColumn] as const);
      const grouped = (db: Query, where: SQL | undefined) =>
        db
          .select({ ...Object.fromEntries(alike), count: count(), sum: summed(of.sums[sum]) })
          .from(of.table)
          .where(where)
          .groupBy(...alike.map(([, column]) => column));
      const read = (rows: readonly Values[]) =>
        rows.map(
          (row) => ({ ...row, sum: BigInt(row.sum as string) }) as Pick<Row, By> & { count: number; sum: bigint },
        );
      if ('ids' in selection) {
        const ids = [...new Set(selection.ids)];
        const parts: Values[] = [];
        for (let at = 0; at < ids.length; at += NAMED_AT_ONCE) {
          const some = inArray(id, ids.slice(at, at + NAMED_AT_ONCE));
          parts.push(...(await grouped(query, and(eq(of.company, scope.companyId), some, of.only))));
        }
        return read(parts);
      }
      const { atoms, shape, values } = await requestedPart(scope, query, selection.filter, today);
      const run = groupings.take(`${shape}|${by.join()}|${sum}`, () =>
        prepared<Values[]>((db) => grouped(db, whereOf(atoms))),
      );
      return read(await run(query, values));
    },

    totals: async (scope: Scope, query: Query, filter: F, today: string): Promise<Totals<Sum, Status>> => {
      const found = await requestedPart(scope, query, filter, today);
      const { atoms, shape, values } = found;
      return knownTotals(query, keyOf(found), await revisionOf(scope, query, of.list), async () => {
        const columns = Object.entries<SQLiteColumn | SQL>(of.sums).map(([name, column]) => [name, summed(column)]);
        const run = sums.take(
          shape,
          () =>
            prepared((db) =>
              db
                .select({ status: of.status, count: count(), ...Object.fromEntries(columns) })
                .from(of.table)
                .where(whereOf(atoms))
                .groupBy(of.status)
                .orderBy(asc(of.status)),
            ) as unknown as Run<(Record<Sum, string> & { status: Status; count: number })[]>,
        );
        const rows = await run(query, values);
        const out = (row: { status: Status }) => of.notSummed.includes(row.status);
        const number = (some: typeof rows) => some.reduce((total, row) => total + row.count, 0);
        const remaining = rows.filter((row) => !out(row));
        const names = Object.keys(of.sums) as Sum[];
        const totals = names.map((name) => [
          name,
          rupiahOf(remaining.reduce((total, row) => total + BigInt(row[name] ?? 0), 0n)),
        ]);
        return {
          ...(Object.fromEntries(totals) as Record<Sum, string>),
          count: number(rows),
          excluded: number(rows.filter(out)),
          byStatus: Object.fromEntries(rows.map((row) => [row.status, row.count])) as Partial<Record<Status, number>>,
        };
      });
    },
  };
};
