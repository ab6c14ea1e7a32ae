import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ImportCode, isComing } from '#domain/definition/pull.ts';
import type { FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { pollDelay, readAgain, useEvents } from '../client/events.ts';
import { type ResourceWith, request } from '../client/request.ts';

/** Resources whose documents are pulled from the tax office. */
export type PullResource = ResourceWith<'GET', '/prepopulated-djp/status'>;

export const PULLS = 'pulled from the office';

export type PullState = {
  readonly unexpected: boolean;
  readonly code: ImportCode | null;
  readonly pull: FakturPullView | null;
};

/** Polled while in progress. Null while unknown. */
export const usePullStatus = (
  resource: PullResource,
): { readonly state: PullState | null; readonly again: () => void } => {
  const client = useQueryClient();
  const attempt = useRef(0);
  const again = () => void readAgain(client, { queryKey: [PULLS, resource] });
  useEvents('fakturPull', again, again);
  const { data, error } = useQuery({
    queryKey: [PULLS, resource, 'status'],
    queryFn: ({ signal }) => request('GET', `/${resource}/prepopulated-djp/status`, { signal, quiet: true }),
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
