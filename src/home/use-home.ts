import { useQueryClient } from '@tanstack/react-query';
import { wasEarly } from '../client/early-answers.ts';
import { useEvents } from '../client/events.ts';

const isOfHome = (path: unknown): boolean => typeof path === 'string' && path.startsWith('/home/');

export const ofCard = { quiet: true, staleTime: 30_000 } as const;

/** Refetches the cards on relevant events, unless they are loading. */
export const useHomeNews = (): (() => void) => {
  const client = useQueryClient();
  const again = () => {
    const ours = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfHome(queryKey[1]) };
    if (client.isFetching(ours) === 0) void client.invalidateQueries(ours);
  };
  /** Data read before the page received events is read again once it does. */
  const early = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => wasEarly(String(queryKey[1])) };
  useEvents('billing', again, () => void client.invalidateQueries(early));
  useEvents('faktur', again);
  useEvents('bupot', again);
  useEvents('spt', again);
  useEvents('payment', again);
  return again;
};
