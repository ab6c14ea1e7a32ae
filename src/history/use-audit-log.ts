import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import { useAddress } from '../ui/layout/use-address.ts';

const names = ['userId', 'objectType', 'action', 'objectId', 'from', 'to'] as const;
export type AuditFilterName = (typeof names)[number];

export const useAuditLog = () => {
  const [search, setSearch] = useAddress();
  const filterValue = (name: AuditFilterName): string => search.get(name) ?? '';
  const filter = Object.fromEntries(names.flatMap((name) => (filterValue(name) ? [[name, filterValue(name)]] : [])));
  const narrowed = Object.keys(filter).length > 0;
  const query = useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) =>
      request('GET', '/audit-log', {
        query: {
          filter: narrowed ? JSON.stringify(filter) : undefined,
          limit: 50,
          after: pageParam || undefined,
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const change = (part: Partial<Record<AuditFilterName, string>>) =>
    setSearch(
      (was) => {
        const next = new URLSearchParams(was);
        for (const [name, value] of Object.entries(part)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  const clear = () => setSearch({}, { replace: true });
  return {
    ...query,
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    held: filterValue,
    filter,
    narrowed,
    change,
    clear,
  };
};

export type AuditLogQuery = ReturnType<typeof useAuditLog>;
