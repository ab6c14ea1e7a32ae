import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveKind } from '#domain/documents.ts';
import type { Job, JobStatus } from '#domain/jobs/view-schema.ts';
import { linkTo } from './carried.ts';

/** What the server tells without being asked. */
type Events = Readonly<Record<LiveKind | 'ledger', { readonly ids: readonly string[] }>> & {
  readonly job: Job;
  readonly notification: { readonly id: string; readonly message?: string };
  /** What the person may has changed. */
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

/** Who listens to a kind; the line is listened to for it from the first one on. */
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

/** As early as can be: what happens before the line stands is heard by nobody. */
export const connectEvents = (): void => {
  if (source || typeof EventSource === 'undefined') return;
  const opened = new EventSource(linkTo('/events'));
  source = opened;
  source.onopen = () => turn(true);
  // The browser tries again by itself; of a source that was refused it does not, and polling takes over.
  source.onerror = () => {
    turn(false);
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
    source = null;
    for (const tell of refused) tell();
  };
  // From here on everything is heard; what was read before may have changed unheard.
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

/** The server turned the line away, and did not say why: the session may be over. */
export const onLineRefused = (tell: () => void): (() => void) => {
  refused.add(tell);
  return () => refused.delete(tell);
};

/** Whether events come at all; where they do not, screens poll by the rule of `pollDelay`. */
export const eventsLive = (): boolean => live;

export const onLiveChange = (tell: (live: boolean) => void): (() => void) => {
  upDown.add(tell);
  return () => upDown.delete(tell);
};

/**
 * Calls `fn` for each event of a kind while the component stands, and `missed` when the line came to stand only after the
 * component did, or again. One connection serves the whole page.
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

/** Polling where events do not come: while something is in progress, attempt number times 5 s, ten times at most; else stop. */
export const pollDelay = (attempt: number, anyInProgress: boolean): number | false =>
  anyInProgress && attempt <= ATTEMPTS ? attempt * BASE : false;

/**
 * Reads again what is shown of these, because there is news of them. What is on its way for the first time may have left before
 * the news: it is let arrive, and is read once more.
 */
export const readAgain = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const early = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  if (early.length > 0) await client.invalidateQueries({ predicate: (query) => early.includes(query) });
};

/** Has the lists of these documents, and what stands beside them, read anew when next shown: a document was saved, sent or removed. */
export const listsAnew = (client: QueryClient, resource: string): void => {
  void client.invalidateQueries({ queryKey: [resource] });
  void client.invalidateQueries({ queryKey: ['get'] });
};

/** Whether it still goes on, or may: what is paused is not over. */
export const isGoing = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING' || status === 'PAUSED';
