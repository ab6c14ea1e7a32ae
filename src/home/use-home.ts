import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from '../client/events.ts';
import { useGet } from '../ui/feedback/use-call.ts';

const isOfHome = (path: unknown): boolean => typeof path === 'string' && path.startsWith('/home/');

/** What a card asks; `null` where the person has no key to it. Asked again when documents change. */
export const useHome = <T>(path: string | null) => useGet<T>(path, { quiet: true, staleTime: 30_000 });

/** Reads the cards anew when something changes that they tell of, unless they are being read. */
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
