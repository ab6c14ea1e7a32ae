import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveKind } from '#domain/documents.ts';
import type { Job, JobStatus } from '#domain/jobs/view-schema.ts';
import { linkTo } from './carried.ts';

/** Server-sent events and their data. */
type Events = Readonly<Record<LiveKind | 'ledger', { readonly ids: readonly string[] }>> & {
  readonly job: Job;
  readonly notification: { readonly id: string; readonly message?: string };
  readonly access: Readonly<Record<string, never>>;
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

/** Listeners of a kind; the first one also subscribes to the event source. */
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
  // Connected. Data read earlier may have changed unnoticed.
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

/** Calls back when the server refuses the connection without a reason: the session may be over. */
export const onLineRefused = (tell: () => void): (() => void) => {
  refused.add(tell);
  return () => refused.delete(tell);
};

/** Whether events arrive; otherwise screens poll as `pollDelay` says. */
export const eventsLive = (): boolean => live;

export const onLiveChange = (tell: (live: boolean) => void): (() => void) => {
  upDown.add(tell);
  return () => upDown.delete(tell);
};

/**
 * Calls `fn` for each event of a kind while mounted, and `missed` when the connection opens (again) after mount. The
 * page has one connection.
 */
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

/**
 * Polling interval without events: while something is in progress, attempt number times 5 s, at most ten times; false
 * stops.
 */
export const pollDelay = (attempt: number, anyInProgress: boolean): number | false =>
  anyInProgress && attempt <= ATTEMPTS ? attempt * BASE : false;

/**
 * Refetches active queries after an event. A first fetch in flight may have been answered before the change, so it is
 * awaited and then repeated.
 */
export const readAgain = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const early = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  if (early.length > 0) await client.invalidateQueries({ predicate: (query) => early.includes(query) });
};

/** Invalidates lists of these documents and related queries after a document was saved, sent or removed. */
export const listsAnew = (client: QueryClient, resource: string): void => {
  void client.invalidateQueries({ queryKey: [resource] });
  void client.invalidateQueries({ queryKey: ['get'] });
};

/** Whether the job is running or may continue; paused jobs count. */
export const isGoing = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING' || status === 'PAUSED';
