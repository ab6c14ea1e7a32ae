import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import type { JsonOf, Totals, WrittenPage } from '#domain/definition/answers.ts';
import { rupiah } from '#domain/definition/money.ts';
import { type ArchiveFilter, type ArchiveRow, kindOfKap } from '#domain/efiling/archive.ts';
import type { ArchivePaper } from '#domain/efiling/archive-status.ts';
import { FILES, filingFile } from '#domain/efiling/filing.ts';
import type { Scope } from '#domain/scope.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { returnTypes } from '#domain/spt/record.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import type { Query } from '../../database.ts';
import { NTPN_LIST } from '../billing/list.ts';
import { BUPOT_LIST } from '../bupot/list.ts';
import { contains, like } from '../list-conditions.ts';
import { memory, revisionsOf } from '../list-memory.ts';
import type { SelectionOf } from '../list-of.ts';
import { SPT_LISTS } from '../spt/list.ts';
import { type ArchiveSource, archiveSources } from './archive-sources.ts';

type Stored = Pick<ArchiveRow, 'period' | 'about' | 'number' | 'name' | 'npwp' | 'origin' | 'fileId' | 'documentId'> & {
  readonly paper: ArchivePaper;
  readonly from: ArchiveSource['from'];
  readonly kind: ArchiveRow['kind'];
  readonly revision: number | string;
  readonly amount: number | string | null;
  readonly at: number | string;
};

const linkOf = ({ from, kind, about, number, documentId }: Stored): string => {
  const type = returnTypes.find((one) => one === kind);
  if (from === 'spt' && type) return `${sptPlaces[type]}/detail/${documentId}/induk`;
  if (from === 'slip') return slipPath({ kind: about as SlipKind, id: documentId });
  if (from === 'receipt') return `/main/ebilling/ntpn?q=${encodeURIComponent(number ?? '')}`;
  return from === 'annual' ? '/main/efiling/spt_1771' : `${FILES}?q=${encodeURIComponent(about ?? '')}`;
};

const toRow = (stored: Stored): ArchiveRow => {
  const { paper, from, period, about, number, name, npwp, origin, fileId, documentId, amount } = stored;
  return {
    id: `${paper}.${documentId}`,
    version: 0,
    status: paper,
    kind: from === 'receipt' ? kindOfKap((about ?? '').slice(0, 6)) : stored.kind,
    period,
    about,
    revision: Number(stored.revision),
    number,
    name,
    npwp,
    amount: amount === null ? null : rupiah(Number(amount)),
    at: Number(stored.at),
    documentId,
    origin,
    fileId,
    link: linkOf(stored),
  };
};

const idsOf = ({ paper }: ArchiveSource, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (id.startsWith(`${paper}.`) ? [id.slice(paper.length + 1)] : []));

const whereOf = ({ companyId }: Scope, source: ArchiveSource, filter: ArchiveFilter): SQL | undefined => {
  const { q, year, kind, periodFrom, periodTo, ids } = filter;
  const kinds = [kind ?? []].flat();
  const own = ids === undefined ? undefined : idsOf(source, [ids].flat());
  return and(
    eq(source.company, companyId),
    source.only,
    own && (own.length > 0 ? inArray(source.id, own) : sql`1 = 0`),
    q ? contains(sql`${source.searchText}`, sql`${like(q)}`) : undefined,
    kinds.length > 0 ? source.ofKinds(kinds) : undefined,
    year ? source.ofPeriod({ from: `${year}-01`, to: `${year}-12` }) : undefined,
    source.ofPeriod({ from: periodFrom, to: periodTo }),
  );
};

const partOf = (scope: Scope, query: Query, source: ArchiveSource, filter: ArchiveFilter) => {
  const cell = (name: string, value: unknown) => sql`${value}`.as(name);
  const cells = Object.entries(source.cells).map(([name, value]) => [name, cell(name, value)] as const);
  return query
    .select({
      ...Object.fromEntries(cells),
      paper: sql<string>`${sql.raw(`'${source.paper}'`)}`.as('paper'),
      from: sql<string>`${sql.raw(`'${source.from}'`)}`.as('from'),
      documentId: cell('documentId', source.id),
    })
    .from(source.table)
    .where(whereOf(scope, source, filter));
};

type Order = readonly (readonly [keyof ArchiveSource['cells'] | 'id', 'ASC' | 'DESC'])[];

/** The id in the direction of the term before it, so that an index can serve both. */
const ordersOf = (sort: Order): SQL[] =>
  [...sort, ['id', sort.at(-1)?.[1] ?? 'ASC'] as const].map(([field, way]) => {
    const name = sql.identifier(field === 'id' ? 'documentId' : field);
    return sql`${name} ${sql.raw(way)}`;
  });

type Part = { readonly sort: Order; readonly offset: number; readonly limit: number };

const rowsOf = async (
  scope: Scope,
  query: Query,
  filter: ArchiveFilter,
  { sort, offset, limit }: Part,
): Promise<ArchiveRow[]> => {
  // The first rows of each table, so that no more than these are sorted together.
  const parts = archiveSources(scope.permissions, filter).map((source, at) => {
    const part = partOf(scope, query, source, filter)
      .orderBy(...ordersOf(sort))
      .limit(offset + limit);
    return query.select().from(part.as(`part${at}`));
  });
  const [first, second, ...rest] = parts;
  if (!first) return [];
  const all = second ? unionAll(first, second, ...rest) : first;
  const rows = await all
    .orderBy(...ordersOf(sort), sql`${sql.identifier('paper')}`)
    .limit(limit)
    .offset(offset);
  return (rows as unknown as Stored[]).map(toRow);
};

type Counts = Partial<Record<ArchivePaper, number>>;

const readCounts = async (scope: Scope, query: Query, filter: ArchiveFilter): Promise<Counts> => {
  const counts: Counts = {};
  for (const source of archiveSources(scope.permissions, filter)) {
    const [found] = await query
      .select({ count: count() })
      .from(source.table)
      .where(whereOf(scope, source, filter));
    counts[source.paper] = (counts[source.paper] ?? 0) + Number(found?.count ?? 0);
  }
  return counts;
};

const revision = revisionsOf([...SPT_LISTS, annualReturn.resource, filingFile.resource, BUPOT_LIST, NTPN_LIST]);
const knownCounts = memory<Counts>(5_000);

/** Counted again once one of the tables changed. */
const countsOf = async (scope: Scope, query: Query, filter: ArchiveFilter): Promise<Counts> => {
  const now = await revision(scope, query);
  const key = JSON.stringify([scope.companyId, [...scope.permissions], filter]);
  return knownCounts(query, key, now, () => readCounts(scope, query, filter));
};

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

type Params = Part & { readonly filter: ArchiveFilter };

const page = async (scope: Scope, query: Query, { filter, ...part }: Params) => ({
  rows: await rowsOf(scope, query, filter, part),
  total: sumOf(await countsOf(scope, query, filter)),
});

/** Papers of several tables as one list, as far as the person may see each of them. */
export const archiveList = {
  page,

  written: async (scope: Scope, query: Query, params: Params): Promise<WrittenPage<ArchiveRow>> => {
    const { rows, total } = await page(scope, query, params);
    return { text: JSON.stringify(rows) as JsonOf<ArchiveRow[]>, count: rows.length, total };
  },

  totals: async (scope: Scope, query: Query, filter: ArchiveFilter): Promise<Totals<never, ArchivePaper>> => {
    const byStatus = await countsOf(scope, query, filter);
    const shown = Object.fromEntries(Object.entries(byStatus).filter(([, n]) => n > 0));
    return { count: sumOf(byStatus), excluded: 0, byStatus: shown } as Totals<never, ArchivePaper>;
  },

  async *walk(scope: Scope, query: Query, selection: SelectionOf<ArchiveFilter>, _today: string, size = 500) {
    const filter: ArchiveFilter = 'ids' in selection ? { ids: [...selection.ids] } : selection.filter;
    for (let offset = 0; ; offset += size) {
      const rows = await rowsOf(scope, query, filter, { sort: [['id', 'ASC']], offset, limit: size });
      yield rows;
      if (rows.length < size) return;
    }
  },
};
