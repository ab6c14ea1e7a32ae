import type { Events, Happening } from '../services/deps.ts';
import { EVERYBODY } from '../services/everybody.ts';

type Listener = (companyId: string, happening: Happening) => void;
export type Bus = Events & {
  relay(news: string): void;
  listen(companyId: string, listener: (happening: Happening) => void): () => void;
};

export type Wire = { send(text: string): void; hear(listener: (text: string) => void): void };

/** Postgres NOTIFY carries at most 8,000 bytes. */
const IDS_AT_ONCE = 200;

const parts = (happening: Happening): Happening[] => {
  if (!('ids' in happening) || happening.ids.length <= IDS_AT_ONCE) return [happening];
  const { ids } = happening;
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, at) => ({
    ...happening,
    ids: ids.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE),
  }));
};

/**
 * Within the process, and over `wire` from the worker process to the server. Events may be lost with the process:
 * screens fall back to polling.
 */
export const openBus = (origin: string, wire?: Wire): Bus => {
  const listeners = new Map<string, Set<(happening: Happening) => void>>();
  const deliver: Listener = (companyId, happening) => {
    const hearing =
      companyId === EVERYBODY ? [...listeners.values()].flatMap((own) => [...own]) : listeners.get(companyId);
    for (const listener of hearing ?? [])
      try {
        listener(happening);
      } catch {
        // The screen was closed meanwhile.
      }
  };
  wire?.hear((text) => {
    const news = JSON.parse(text) as { origin: string; companyId: string; happening: Happening };
    if (news.origin !== origin) deliver(news.companyId, news.happening);
  });
  const publish = (companyId: string, happening: Happening): void => {
    deliver(companyId, happening);
    for (const part of parts(happening)) wire?.send(JSON.stringify({ origin, companyId, happening: part }));
  };
  return {
    publish,
    relay: (news) => {
      const { companyId, happening } = JSON.parse(news) as { companyId: string; happening: Happening };
      publish(companyId, happening);
    },
    listen: (companyId, listener) => {
      const own = listeners.get(companyId) ?? new Set();
      listeners.set(companyId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(companyId);
      };
    },
  };
};
