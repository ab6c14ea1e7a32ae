import type { SortPayload } from 'react-admin';
import type { SortKey } from './list-state.ts';

export type ListQuery = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly size: number;
  /** Requested columns besides those of menu and card; all if omitted. */
  readonly columns?: readonly string[];
};

/** List rows hold only the requested columns, so they are cached separately from full records. */
export const rowsMeta = ({ columns }: Pick<ListQuery, 'columns'>) => ({ of: 'rows', ...(columns ? { columns } : {}) });

/** react-admin sorts by one field; several are encoded as comma-separated fields and orders. */
const sortPayload = (sort: readonly SortKey[]): SortPayload => ({
  field: sort.map(({ field }) => field).join(','),
  order: sort.map(({ order }) => order).join(',') as SortPayload['order'],
});

export const listParams = ({ filter, sort, page, size }: ListQuery) => {
  const { field, order } = sortPayload(sort);
  return { filter, sort: field, order, page: page + 1, perPage: size, displayedFilters: {} };
};

export const totalsKey = (resource: string, filter: ListQuery['filter']) => [resource, 'getTotals', { filter }];

export const listKey = (resource: string, { filter, sort, page, size, columns }: ListQuery) => [
  resource,
  'getList',
  { pagination: { page: page + 1, perPage: size }, sort: sortPayload(sort), filter, meta: rowsMeta({ columns }) },
];
