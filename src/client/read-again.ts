import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads again what is shown of these, because there is news of them. What is on its way for the first time may have left before
 * the news: it is let arrive, and is read once more.
 */
export const readAgain = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const early = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  if (early.length > 0) await client.invalidateQueries({ predicate: (query) => early.includes(query) });
};

/** Has the lists of these documents, and what stands beside them, read anew when next shown: a document was saved, sent or removed. */
export const listsAnew = (client: QueryClient, resource: string): void => {
  void client.invalidateQueries({ queryKey: [resource] });
  void client.invalidateQueries({ queryKey: ['get'] });
};
