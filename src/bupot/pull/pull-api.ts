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

/** The pulls of the company, newest first. */
export const usePulls = () => useGet<readonly Pull[]>(pullApi.list);

/** One pull, kept fresh while a job is at work on it. */
export const usePull = (id: string | null) => {
  const client = useQueryClient();
  const again = () =>
    void readAgain(client, {
      predicate: ({ queryKey: [kind, of] }) =>
        (kind === 'get' && (of === pullApi.list || of === statusPath(id ?? ''))) || kind === 'pulled',
    });
  useEvents('bupotPull', again, again);
  return useGet<PullView>(id === null ? null : statusPath(id), {
    // A short question is through before this page hears its first event.
    refetchInterval: (held) => (held && isWorking(held) ? EVERY_MS : false),
  });
};

export type RowFilter = { readonly verdict?: PullVerdict; readonly status?: PulledRowStatus };

const rowsAt = (id: string, filter: RowFilter, from: number, count: number): string =>
  `${detailPath(id)}?range=${encodeURIComponent(JSON.stringify([from, from + count - 1]))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A page of what the office told of. */
export const usePullRows = (pull: PullView, filter: RowFilter, page: number) =>
  useQuery({
    queryKey: ['pulled', pull.id, pull.version, filter, page],
    queryFn: () => dataProvider.page<PullRow>(rowsAt(pull.id, filter, page * PAGE, PAGE)),
    placeholderData: keepPreviousData,
  });

/** As many as are asked to be taken at once. */
const MOST_HELD_UP = 1000;

/** Slips here that differ from the office's. */
export const differingRows = (id: string): Promise<readonly PullRow[]> =>
  dataProvider.page<PullRow>(rowsAt(id, { verdict: 'DIFFERENT' }, 0, MOST_HELD_UP)).then(({ rows }) => rows);

/** Slips that were to be taken and were not. */
export const blockedRows = (id: string): Promise<readonly PullRow[]> =>
  dataProvider.page<PullRow>(rowsAt(id, { status: 'FAILED' }, 0, MOST_HELD_UP)).then(({ rows }) => rows);
