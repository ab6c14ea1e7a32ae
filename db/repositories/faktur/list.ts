import { getTableColumns } from 'drizzle-orm';
import { type FakturFilter, fakturSorts } from '#domain/faktur/filter.ts';
import { voidStatuses } from '#domain/faktur/status-queries.ts';
import { faktur } from '../../tables.ts';
import { listOf } from '../list-of.ts';
import { atomsOf, narrowed, whereOf } from './filter.ts';
import { listedColumns, toListRow, toRecord } from './rows.ts';

/** The list whose revision every change of an outgoing invoice bumps. */
export const FAKTUR_LIST = 'efaktur/out/ctas';

const { searchText: _, ...columns } = getTableColumns(faktur);

type SortBy = { readonly [F in (typeof fakturSorts)[number]]: (typeof faktur)[F] };

const fakturList = listOf({
  list: FAKTUR_LIST,
  table: faktur,
  columns,
  company: faktur.companyId,
  status: faktur.status,
  sortBy: Object.fromEntries(fakturSorts.map((field) => [field, faktur[field]])) as SortBy,
  nullable: new Set(['number', 'reference']),
  sums: { dpp: faktur.dpp, otherDpp: faktur.otherDpp, ppn: faktur.ppn, ppnbm: faktur.ppnbm },
  // Cancelled and replaced invoices are counted, not summed.
  notSummed: voidStatuses,
  where: whereOf,
  atoms: atomsOf,
  words: {
    asked: ({ q, counterparty }: FakturFilter) => Boolean(q || counterparty),
    way: narrowed,
  },
  toRecord,
  shown: { columns: listedColumns(), toItem: toListRow },
  walk: { by: faktur.date, before: '' },
});

/**
 * The first rows, one page with the exact count, the sums over a whole filter, the statement of a page for a look at its plan, and the walk through
 * a whole selection by date.
 */
export const {
  first: firstFakturs,
  page: listFakturs,
  totals: totalFakturs,
  pageQuery,
  walk: fakturRowPages,
} = fakturList;

export type FakturTotals = Awaited<ReturnType<typeof totalFakturs>>;
