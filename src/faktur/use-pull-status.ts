import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ImportCode, isComing } from '#domain/definition/pull.ts';
import type { FakturPullView, PullStatus } from '#domain/faktur/pull/view-schema.ts';
import { dataProvider } from '../client/data-provider.ts';
import { pollDelay, readAgain, useEvents } from '../client/events.ts';

export const pullPath = (resource: string): string => `/${resource}/prepopulated-djp`;

/** Common query key of pulls, refetched on their events. */
export const PULLS = 'pulled from the office';

/** Status of the latest pull; `unexpected` if it cannot be read. */
export type PullState = {
  readonly unexpected: boolean;
  readonly code: ImportCode | null;
  readonly pull: FakturPullView | null;
};

/** Kept fresh by events, and by polling while in progress. Null while unknown. */
export const usePullStatus = (resource: string): { readonly state: PullState | null; readonly again: () => void } => {
  const client = useQueryClient();
  const attempt = useRef(0);
  const again = () => void readAgain(client, { queryKey: [PULLS, resource] });
  useEvents('fakturPull', again, again);
  const { data, error } = useQuery({
    queryKey: [PULLS, resource, 'status'],
    queryFn: ({ signal }) =>
      dataProvider.call<PullStatus>('GET', `${pullPath(resource)}/status`, undefined, { signal, quiet: true }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => {
      const going = state.error === null && isComing(state.data?.code ?? null);
      attempt.current = going ? attempt.current + 1 : 0;
      return pollDelay(attempt.current, going);
    },
  });
  const { code, response: pull } = data ?? { code: null, response: null };
  return { state: data || error ? { unexpected: error !== null, code, pull } : null, again };
};
