import { call, callList } from '../../client/http.ts';
import type { SortKey } from './list-state.ts';

export { call } from '../../client/http.ts';

type Asked = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly size: number;
};

/** A page of rows, asked as every list of the API is: `range`, `sort`, `filter`. */
export const fetchList = <Row>(resource: string, { filter, sort, page, size }: Asked, signal?: AbortSignal) => {
  const query = new URLSearchParams({ range: JSON.stringify([page * size, (page + 1) * size - 1]) });
  if (sort.length > 0) query.set('sort', JSON.stringify(sort.map(({ field, order }) => [field, order])));
  if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  return callList<Row>(`/${resource}?${query}`, signal ? { signal } : {});
};

export const fetchOne = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  call<T>('GET', path, undefined, signal ? { signal } : {});
