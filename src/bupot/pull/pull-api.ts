import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import { isWorking, type PulledRowStatus, type PullVerdict } from '#domain/definition/pull.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import { requestPage } from '../../client/request.ts';
import { reading, useGet } from '../../ui/feedback/use-call.ts';

const EVERY_MS = 2000;
export const PAGE = 25;

export const usePulls = () => useGet('/ebupot/unifikasi/prepopulated/initial');

export const usePull = (id: string | null) => {
  const client = useQueryClient();
  const status = { path: { id: id ?? '' } };
  const keys: readonly unknown[] = [
    reading('/ebupot/unifikasi/prepopulated/initial').queryKey[1],
    reading('/ebupot/unifikasi/import/djp/status/{id}', status).queryKey[1],
  ];
  const again = () =>
    void readAgain(client, {
      predicate: ({ queryKey: [kind, of] }) => (kind === 'get' && keys.includes(of)) || kind === 'pulled',
    });
  useEvents('bupotPull', again, again);
  return useGet(id === null ? null : '/ebupot/unifikasi/import/djp/status/{id}', {
    ...status,
    // Polled as well: a short request ends before this page receives events.
    refetchInterval: (held) => (held && isWorking(held) ? EVERY_MS : false),
  });
};

export type RowFilter = { readonly verdict?: PullVerdict; readonly status?: PulledRowStatus };

const rowsAt = (id: string, filter: RowFilter, from: number, count: number) =>
  requestPage('/ebupot/unifikasi/import/djp/detail/{id}', {
    path: { id },
    query: { range: JSON.stringify([from, from + count - 1]), filter: JSON.stringify(filter) },
  });

export const usePullRows = (pull: PullView, filter: RowFilter, page: number) =>
  useQuery({
    queryKey: ['pulled', pull.id, pull.version, filter, page],
    queryFn: () => rowsAt(pull.id, filter, page * PAGE, PAGE),
    placeholderData: keepPreviousData,
  });

const MOST_HELD_UP = 1000;

export const differingRows = (id: string): Promise<readonly PullRow[]> =>
  rowsAt(id, { verdict: 'DIFFERENT' }, 0, MOST_HELD_UP).then(({ rows }) => rows);

export const blockedRows = (id: string): Promise<readonly PullRow[]> =>
  rowsAt(id, { status: 'FAILED' }, 0, MOST_HELD_UP).then(({ rows }) => rows);
