import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Pull, PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import { isWorking, type PulledRowStatus, type PullVerdict } from '#domain/definition/pull.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import { useGet } from '../../ui/feedback/use-call.ts';

const ROOM = '/ebupot/unifikasi';
const DJP = `${ROOM}/import/djp`;

export const pullApi = {
  leave: `${ROOM}/auth-key`,
  byNumber: `${DJP}/number`,
  byPeriod: `${DJP}/period`,
  migrate: `${ROOM}/migrate/djp`,
  complete: `${DJP}/complete`,
  list: `${ROOM}/prepopulated/initial`,
} as const;

const EVERY_MS = 2000;
export const PAGE = 25;

const statusPath = (id: string) => `${DJP}/status/${id}`;
const detailPath = (id: string) => `${DJP}/detail/${id}`;

export const usePulls = () => useGet<readonly Pull[]>(pullApi.list);

export const usePull = (id: string | null) => {
  const client = useQueryClient();
  const again = () =>
    void readAgain(client, {
      predicate: ({ queryKey: [kind, of] }) =>
        (kind === 'get' && (of === pullApi.list || of === statusPath(id ?? ''))) || kind === 'pulled',
    });
  useEvents('bupotPull', again, again);
  return useGet<PullView>(id === null ? null : statusPath(id), {
    // Polled as well: a short request ends before this page receives events.
    refetchInterval: (held) => (held && isWorking(held) ? EVERY_MS : false),
  });
};

export type RowFilter = { readonly verdict?: PullVerdict; readonly status?: PulledRowStatus };

const rowsAt = (id: string, filter: RowFilter, from: number, count: number): string =>
  `${detailPath(id)}?range=${encodeURIComponent(JSON.stringify([from, from + count - 1]))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const usePullRows = (pull: PullView, filter: RowFilter, page: number) =>
  useQuery({
    queryKey: ['pulled', pull.id, pull.version, filter, page],
    queryFn: () => dataProvider.page<PullRow>(rowsAt(pull.id, filter, page * PAGE, PAGE)),
    placeholderData: keepPreviousData,
  });

/** The maximum per takeover request. */
const MOST_HELD_UP = 1000;

export const differingRows = (id: string): Promise<readonly PullRow[]> =>
  dataProvider.page<PullRow>(rowsAt(id, { verdict: 'DIFFERENT' }, 0, MOST_HELD_UP)).then(({ rows }) => rows);

export const blockedRows = (id: string): Promise<readonly PullRow[]> =>
  dataProvider.page<PullRow>(rowsAt(id, { status: 'FAILED' }, 0, MOST_HELD_UP)).then(({ rows }) => rows);
