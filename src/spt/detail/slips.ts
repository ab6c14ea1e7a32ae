import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedDocuments } from '#domain/spt/line-schema.ts';
import type { ReturnDocument } from '#domain/spt/return-document.ts';
import { newestOf } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { sptResource } from '../paths.ts';

/** Which of a return's lists: a table of an attachment, by its key, or what brings something to one of its amounts; all of them where nothing is said. */
export type SlipListed = { readonly table?: string; readonly amount?: string };

const SIZE = 25;
/** Under an amount the largest come first: these say most of it. */
const FIRST = 6;
const rangeFrom = (at: number, size = SIZE): string => encodeURIComponent(JSON.stringify([at, at + size - 1]));

type Of = Pick<SptView, 'type' | 'id'>;
const pathOf = ({ type, id }: Of): string => `/${sptResource(type)}/${id}`;

const nextFrom = (total: number, read: number): number | undefined => (read < total ? read : undefined);

/** A list of the return, page after page, with the sums of all of it. Kept as pages of the record are, so that news of it reads it anew. */
export const useReturnSlips = (of: Of, listed: SlipListed) => {
  const path = `${pathOf(of)}/documents?filter=${encodeURIComponent(JSON.stringify(listed))}`;
  return useInfiniteQuery({
    queryKey: ['get', path],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.call<ListedDocuments>('GET', `${path}&range=${rangeFrom(pageParam)}`, undefined, { signal }),
    getNextPageParam: ({ count }, pages) =>
      nextFrom(
        count,
        pages.reduce((sum, { rows }) => sum + rows.length, 0),
      ),
  });
};

/** The slips under one amount, the largest share first, page after page. */
export const useLineSlips = (of: Of, line: string) => {
  const path = `${pathOf(of)}/lines/${encodeURIComponent(line)}/documents`;
  return useInfiniteQuery({
    queryKey: ['get', path],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.page<ReturnDocument>(`${path}?range=${rangeFrom(pageParam, pageParam === 0 ? FIRST : SIZE)}`, {
        signal,
      }),
    getNextPageParam: ({ total }, pages) =>
      nextFrom(
        total,
        pages.reduce((sum, { rows }) => sum + rows.length, 0),
      ),
  });
};

/** The version of the masa's return that counts now; null where the office annulled them all. */
export const newestVersion = ({ type, period, versions }: SptView) =>
  newestOf(
    versions.map((one) => ({ ...one, type, period })),
    type,
    period,
  );
