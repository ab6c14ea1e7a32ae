import { useInfiniteQuery } from '@tanstack/react-query';
import type { PartyDocument } from '#domain/counterparty/view-schema.ts';
import { dataProvider } from '../client/data-provider.ts';

const SIZE = 25;

/** The documents of a counterparty, the newest first, page after page. */
export const useDocuments = (id: string) => {
  const path = `/counterparties/${id}/documents`;
  return useInfiniteQuery({
    queryKey: ['get', path],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.page<PartyDocument>(
        `${path}?range=${encodeURIComponent(JSON.stringify([pageParam, pageParam + SIZE - 1]))}`,
        { signal },
      ),
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < total ? read : undefined;
    },
  });
};
