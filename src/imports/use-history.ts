import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain, useEvents } from '../client/events.ts';
import { requestPage } from '../client/request.ts';
import { useSession } from '../ui/layout/session-context.ts';
import { useAddress } from '../ui/layout/use-address.ts';
import { useImportKind } from './kind.ts';

export const PAGE = 25;
type HistoryFilter = 'q' | 'status' | 'mine';

export const useHistory = () => {
  const { resource } = useImportKind();
  const { profile } = useSession();
  const client = useQueryClient();
  const [search, setSearch] = useAddress();
  const filterOf = (key: HistoryFilter) => search.get(key) ?? '';
  const page = Math.max(0, Number(search.get('page') ?? 1) - 1 || 0);
  const filter = {
    ...(filterOf('q') ? { q: filterOf('q') } : {}),
    ...(filterOf('status') ? { status: filterOf('status') } : {}),
    ...(filterOf('mine') ? { createdBy: profile.id } : {}),
  };
  const key = ['imports', resource] as const;
  const { data } = useQuery({
    queryKey: [...key, page, filter],
    queryFn: () =>
      requestPage(`/${resource}`, {
        query: {
          range: JSON.stringify([page * PAGE, page * PAGE + PAGE - 1]),
          filter: JSON.stringify(filter),
        },
      }),
    placeholderData: keepPreviousData,
  });
  const refresh = () => void readAgain(client, { queryKey: key });
  useEvents('import', refresh, refresh);
  const change = (part: Partial<Record<HistoryFilter | 'page', string>>) =>
    setSearch(
      (held) => {
        const next = new URLSearchParams(held);
        next.delete('page');
        for (const [name, value] of Object.entries(part)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    data,
    page,
    questions: filterOf,
    narrowed: Object.keys(filter).length > 0,
    change,
    clear: () => setSearch({}, { replace: true }),
    refresh,
  };
};
