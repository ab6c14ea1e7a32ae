import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from '../client/events.ts';
import { useGet } from '../ui/feedback/use-call.ts';

const isOfHome = (path: unknown): boolean => typeof path === 'string' && path.startsWith('/home/');

/** Data of a card; `null` without permission. Refetched when documents change. */
export const useHome = <T>(path: string | null) => useGet<T>(path, { quiet: true, staleTime: 30_000 });

/** Refetches the cards on relevant events, unless they are loading. */
export const useHomeNews = (): (() => void) => {
  const client = useQueryClient();
  const again = () => {
    const ours = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfHome(queryKey[1]) };
    if (client.isFetching(ours) === 0) void client.invalidateQueries(ours);
  };
  useEvents('billing', again);
  useEvents('faktur', again);
  useEvents('bupot', again);
  useEvents('spt', again);
  useEvents('payment', again);
  return again;
};
