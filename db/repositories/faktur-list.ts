import { asc, count, type SQL, sql } from 'drizzle-orm';
import type { FakturFilter, FakturSort } from '#domain/faktur/filter.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { voidStatuses } from '#domain/faktur/standing.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { prepared, preparedRows } from '../prepared.ts';
import { faktur, revisions } from '../tables.ts';
import { type Atom, atomsOf, narrowed, shapeOf, valuesOf, whereOf } from './faktur-filter.ts';
import { type ListedRow, listedColumns, toListRow } from './faktur-rows.ts';
import { lru } from './lru.ts';

/** The list whose revision every change of an outgoing invoice bumps. */
export const FAKTUR_LIST = 'efaktur/out/ctas';

const listed = listedColumns();
const listedKeys = Object.keys(listed);
const nullable: ReadonlySet<string> = new Set(['number', 'reference']);

const orderOf = ([field, direction]: FakturSort): SQL => {
  const down = direction === 'DESC';
  const nulls = nullable.has(field) ? (down ? sql` nulls last` : sql` nulls first`) : sql``;
  return sql`${faktur[field]} ${down ? sql`desc` : sql`asc`}${nulls}`;
};

/** The id is always the last key, in the direction of the one before it, so that pages never overlap and an index can serve both. */
const ordersOf = (sort: readonly FakturSort[]): SQL[] => {
  const keys = sort.filter(([field]) => field !== 'id');
  const last = sort.find(([field]) => field === 'id') ?? (['id', keys.at(-1)?.[1] ?? 'DESC'] as const);
  return [...keys, last].map(orderOf);
};

type Values = Record<string, unknown>;
type Run<R> = (db: Query, values: Values) => Promise<R>;
const pages = lru<Run<ListedRow[]>>(500);
const counts = lru<Run<{ count: number }[]>>(500);
const sums = lru<Run<SumRow[]>>(500);

const revision = prepared<{ revision: number }[]>((db) =>
  db
    .select({ revision: revisions.revision })
    .from(revisions)
    .where(sql`${revisions.companyId} = ${sql.placeholder('companyId')} and ${revisions.list} = ${FAKTUR_LIST}`),
);

type Answer<T> = { revision: number; answer: T };
const known = new WeakMap<
  Query,
  {
    counts: ReturnType<typeof lru<Answer<number>>>;
    totals: ReturnType<typeof lru<Answer<FakturTotals>>>;
    ways: ReturnType<typeof lru<Answer<readonly Atom[]>>>;
  }
>();
const knownOf = (query: Query) => {
  let own = known.get(query);
  if (!own) {
    own = { counts: lru(20_000), totals: lru(5_000), ways: lru(5_000) };
    known.set(query, own);
  }
  return own;
};

const remembered = async <T>(
  cache: ReturnType<typeof lru<Answer<T>>>,
  key: string,
  now: number,
  work: () => Promise<T>,
): Promise<T> => {
  const hit = cache.get(key);
  if (hit && hit.revision === now) return hit.answer;
  const answer = await work();
  cache.set(key, { revision: now, answer });
  return answer;
};

export type ListQuery = {
  filter: FakturFilter;
  sort: readonly FakturSort[];
  offset: number;
  limit: number;
  /** YYYY-MM-DD in Jakarta. */
  today: string;
};

/** The query behind a page; the values are placeholders, so one serves every filter of the same shape. */
export const pageQuery = (db: Query, atoms: readonly Atom[], sort: readonly FakturSort[]) =>
  db
    .select(listed)
    .from(faktur)
    .where(whereOf(atoms))
    .orderBy(...ordersOf(sort))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

/** The conditions of a filter, the shape and the values of their query, and the revision they are asked at. */
const asked = async (scope: Scope, query: Query, filter: FakturFilter, today: string) => {
  const { companyId } = scope;
  const now = (await revision(query, { companyId }))[0]?.revision ?? 0;
  const plain = atomsOf(filter, today);
  const way = () => narrowed(scope, query, filter, plain);
  const worded = filter.q || filter.buyer;
  const atoms = worded
    ? await remembered(knownOf(query).ways, JSON.stringify([companyId, filter, today]), now, way)
    : plain;
  const shape = shapeOf(atoms);
  const values = valuesOf(companyId, atoms);
  return { atoms, shape, values, now, key: JSON.stringify([shape, values]) };
};

/** One page and the exact number of rows the filter finds. The count is remembered until something in the company's list changes. */
export const listFakturs = async (
  scope: Scope,
  query: Query,
  { filter, sort, offset, limit, today }: ListQuery,
): Promise<{ rows: FakturListRow[]; total: number }> => {
  const { atoms, shape, values, now, key } = await asked(scope, query, filter, today);
  const total = await remembered(knownOf(query).counts, key, now, async () => {
    const run = counts.take(shape, () =>
      prepared((db) => db.select({ count: count() }).from(faktur).where(whereOf(atoms))),
    );
    return (await run(query, values))[0]?.count ?? 0;
  });
  const page = pages.take(`${shape}|${sort.join()}`, () =>
    preparedRows<ListedRow>(listedKeys, (db) => pageQuery(db, atoms, sort)),
  );
  const rows = await page(query, { ...values, limit, offset });
  return { rows: rows.map(toListRow), total };
};

type SumRow = { status: FakturStatus; count: number; dpp: string; otherDpp: string; ppn: string; ppnbm: string };

export type FakturTotals = {
  count: number;
  dpp: string;
  otherDpp: string;
  ppn: string;
  ppnbm: string;
  /** Cancelled and replaced invoices: counted, not summed. */
  excluded: number;
  byStatus: Partial<Record<FakturStatus, number>>;
};

/** Past 2^53 a sum is no longer a number on SQLite and is text on Postgres: text on both, added up as BigInt. */
const summed = (column: SQL.Aliased | Parameters<typeof sql>[1]) => sql<string>`cast(sum(${column}) as text)`;

const rupiahOf = (sum: bigint): string => {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Sums over the whole filter, remembered like the count. */
export const totalFakturs = async (
  scope: Scope,
  query: Query,
  filter: FakturFilter,
  today: string,
): Promise<FakturTotals> => {
  const { atoms, shape, values, now, key } = await asked(scope, query, filter, today);
  return remembered(knownOf(query).totals, key, now, async () => {
    const run = sums.take(shape, () =>
      prepared((db) =>
        db
          .select({
            status: faktur.status,
            count: count(),
            dpp: summed(faktur.dpp),
            otherDpp: summed(faktur.otherDpp),
            ppn: summed(faktur.ppn),
            ppnbm: summed(faktur.ppnbm),
          })
          .from(faktur)
          .where(whereOf(atoms))
          .groupBy(faktur.status)
          .orderBy(asc(faktur.status)),
      ),
    );
    const rows = await run(query, values);
    const standing = rows.filter((row) => !voidStatuses.includes(row.status));
    const sum = (key: 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm') =>
      rupiahOf(standing.reduce((total, row) => total + BigInt(row[key]), 0n));
    return {
      count: rows.reduce((total, row) => total + row.count, 0),
      dpp: sum('dpp'),
      otherDpp: sum('otherDpp'),
      ppn: sum('ppn'),
      ppnbm: sum('ppnbm'),
      excluded: rows.filter((row) => voidStatuses.includes(row.status)).reduce((total, row) => total + row.count, 0),
      byStatus: Object.fromEntries(rows.map((row) => [row.status, row.count])),
    };
  });
};
