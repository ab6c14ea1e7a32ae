import type { SortPayload } from 'react-admin';
import type { SortKey } from './list-state.ts';

/** What is asked of the server: the state of the list without what only the screen knows. */
export type ListQuery = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly size: number;
  /** The columns a row is to carry besides what its menu and its card need; all of them where nothing is said. */
  readonly columns?: readonly string[];
};

/** A record of a list holds what its columns show and no more: kept apart from what the page of one record reads. */
export const rowsMeta = ({ columns }: Pick<ListQuery, 'columns'>) => ({ of: 'rows', ...(columns ? { columns } : {}) });

/** react-admin sorts by one field; several are its one written with commas, fields and ways in the same order. */
const sortPayload = (sort: readonly SortKey[]): SortPayload => ({
  field: sort.map(({ field }) => field).join(','),
  order: sort.map(({ order }) => order).join(',') as SortPayload['order'],
});

/** The parameters of react-admin's list controller, as its store holds them. */
export const listParams = ({ filter, sort, page, size }: ListQuery) => {
  const { field, order } = sortPayload(sort);
  return { filter, sort: field, order, page: page + 1, perPage: size, displayedFilters: {} };
};

/** Where react-admin keeps the answer to this. */
export const listKey = (resource: string, { filter, sort, page, size, columns }: ListQuery) => [
  resource,
  'getList',
  { pagination: { page: page + 1, perPage: size }, sort: sortPayload(sort), filter, meta: rowsMeta({ columns }) },
];
