import type { SortPayload } from 'react-admin';
import { holdsLongNumber } from '#domain/text/long-number.ts';

type Rows = {
  readonly page: number;
  readonly perPage: number;
  readonly sort?: SortPayload | undefined;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly columns?: readonly string[] | undefined;
};

/** Comma-separated fields and orders sort by several columns, the most important first. */
const sortText = ({ field, order }: SortPayload): string => {
  const ways = order.split(',');
  return JSON.stringify(field.split(',').map((one, at) => [one, ways[at]]));
};

export const rowsPath = (resource: string, { page, perPage, sort, filter = {}, columns }: Rows): string => {
  const query = new URLSearchParams({ range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]) });
  if (sort?.field) query.set('sort', sortText(sort));
  if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  if (columns) query.set('columns', JSON.stringify(columns));
  return `/${resource}?${query}`;
};

export const totalsPath = (resource: string, filter: unknown): string =>
  `/${resource}/totals?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const isSentAsBody = (path: string): boolean => {
  const [, query = ''] = path.split(/\?(.*)/s);
  return [...new URLSearchParams(query).values()].some(holdsLongNumber);
};
