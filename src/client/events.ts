import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveKind } from '#domain/documents.ts';
import type { Job, JobStatus } from '#domain/jobs/view-schema.ts';
import { linkTo } from './carried.ts';

type Events = Readonly<Record<LiveKind | 'ledger', { readonly ids: readonly string[] }>> & {
  readonly job: Job;
  readonly notification: { readonly id: string; readonly message?: string };
  readonly access: Readonly<Record<string, never>>;
  readonly law: Readonly<Record<string, never>>;
  readonly office: { readonly disturbed: boolean };
  readonly bupotPull: { readonly id: string; readonly status: string };
  readonly fakturPull: { readonly id: string; readonly status: string };
  readonly import: { readonly id: string; readonly step: string; readonly progress: number };
};

type EventKind = keyof Events;

type Listener = (data: never) => void;

const listeners = new Map<EventKind, Set<Listener>>();
const upDown = new Set<(live: boolean) => void>();
const missing = new Set<() => void>();
const refused = new Set<() => void>();
let source: EventSource | null = null;
let live = false;

const hear = (from: EventSource, kind: EventKind): void =>
  from.addEventListener(kind, (event) => {
    const data = JSON.parse((event as MessageEvent<string>).data) as never;
    for (const listener of listeners.get(kind) ?? []) listener(data);
  });

const listenersTo = (kind: EventKind): Set<Listener> => {
  const known = listeners.get(kind);
  if (known) return known;
  const first = new Set<Listener>();
  listeners.set(kind, first);
  if (source) hear(source, kind);
  return first;
};

const turn = (to: boolean): void => {
  live = to;
  for (const tell of upDown) tell(to);
};

/** Connect as early as possible: events before the connection are lost. */
export const connectEvents = (): void => {
  if (source || typeof EventSource === 'undefined') return;
  const opened = new EventSource(linkTo('/events'));
  source = opened;
  source.onopen = () => turn(true);
  // EventSource reconnects by itself, except after a refusal; then polling takes over.
  source.onerror = () => {
    turn(false);
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
    source = null;
    for (const tell of refused) tell();
  };
  // Data read before the connection may have changed unnoticed.
  source.addEventListener('ready', () => {
    for (const tell of missing) tell();
  });
  for (const kind of listeners.keys()) hear(source, kind);
};

export const disconnectEvents = (): void => {
  source?.close();
  source = null;
  turn(false);
};

export const onLineRefused = (tell: () => void): (() => void) => {
  refused.add(tell);
  return () => refused.delete(tell);
};

export const eventsLive = (): boolean => live;

export const onLiveChange = (tell: (live: boolean) => void): (() => void) => {
  upDown.add(tell);
  return () => upDown.delete(tell);
};

/** Calls `fn` for each event while mounted, and `missed` when the connection opens after mount. */
export const useEvents = <K extends EventKind>(kind: K, fn: (data: Events[K]) => void, missed?: () => void): void => {
  const latest = useRef({ fn, missed });
  latest.current = { fn, missed };
  useEffect(() => {
    connectEvents();
    const listener: Listener = (data: Events[K]) => latest.current.fn(data);
    const tell = () => latest.current.missed?.();
    listenersTo(kind).add(listener);
    missing.add(tell);
    return () => {
      listeners.get(kind)?.delete(listener);
      missing.delete(tell);
    };
  }, [kind]);
};

const BASE = 5000;
const ATTEMPTS = 10;

/** Polling interval in ms without events: attempt number × 5 s, at most ten times; false stops. */
export const pollDelay = (attempt: number, anyInProgress: boolean): number | false =>
  anyInProgress && attempt <= ATTEMPTS ? attempt * BASE : false;

/** A first fetch in flight may have been answered before the change, so it is awaited and then repeated. */
export const readAgain = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const early = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  if (early.length > 0) await client.invalidateQueries({ predicate: (query) => early.includes(query) });
};

export const listsAnew = (client: QueryClient, resource: string): void => {
  void client.invalidateQueries({ queryKey: [resource] });
  void client.invalidateQueries({ queryKey: ['get'] });
};

/** Paused jobs count. */
export const isGoing = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING' || status === 'PAUSED';
