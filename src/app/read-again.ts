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
