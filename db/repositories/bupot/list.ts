import { getTableColumns } from 'drizzle-orm';
import type { BupotFilter } from '#domain/bupot/filter.ts';
import { voidStatuses } from '#domain/bupot/status-queries.ts';
import { bupots } from '../../tables.ts';
import { listOf } from '../list-of.ts';
import { bupotAtoms, bupotsWhere, narrowedBupots } from './filter.ts';
import { toBupot, toBupotListRow, toToldListRow } from './rows.ts';

/** The list whose revision every change of a slip bumps. */
export const BUPOT_LIST = 'ebupot/slips';

const { searchText: _, ...columns } = getTableColumns(bupots);
const { body: __, ...listed } = columns;

const slips = {
  list: BUPOT_LIST,
  table: bupots,
  columns,
  company: bupots.companyId,
  status: bupots.status,
  sortBy: {
    id: bupots.id,
    number: bupots.number,
    date: bupots.date,
    period: bupots.period,
    payeeName: bupots.payeeName,
    payeeNpwp: bupots.payeeNpwp,
    country: bupots.country,
    taxCode: bupots.taxCode,
    gross: bupots.gross,
    tax: bupots.tax,
    status: bupots.status,
    reference: bupots.reference,
    createdAt: bupots.createdAt,
    updatedAt: bupots.updatedAt,
  },
  nullable: new Set(['number', 'payeeName', 'payeeNpwp', 'country', 'reference']),
  sums: { gross: bupots.gross, tax: bupots.tax, borne: bupots.borne },
  // Cancelled and corrected slips are counted, not summed.
  notSummed: voidStatuses,
  where: bupotsWhere,
  atoms: (filter: BupotFilter) => bupotAtoms(filter),
  words: { asked: ({ q, payee }: BupotFilter) => Boolean(q || payee), way: narrowedBupots },
  toRecord: toBupot,
  walk: { by: bupots.date, before: '' },
} as const;

export const bupotList = listOf({ ...slips, shown: { columns: listed, toItem: toBupotListRow } });

/** The same list with what was told beside the columns, which costs the reading of it: annual and foreign slips show some of it. */
export const bupotListTold = listOf({ ...slips, shown: { columns, toItem: toToldListRow } });
