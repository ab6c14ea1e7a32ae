import type { Events, Happening } from '../modules/deps.ts';

type Heard = (companyId: string, happening: Happening) => void;
export type Bus = Events & {
  /** Hears what happens in one company; returns how to stop listening. */
  listen(companyId: string, heard: (happening: Happening) => void): () => void;
};

/** Between processes, on a database that can carry it. */
export type Wire = { send(text: string): void; hear(heard: (text: string) => void): void };

/**
 * News for open screens, within the process and, over a wire, from the worker's process to the server's. What a listener
 * throws stays with the listener. News may be lost with the process: screens fall back to asking.
 */
export const openBus = (origin: string, wire?: Wire): Bus => {
  const listeners = new Map<string, Set<(happening: Happening) => void>>();
  const deliver: Heard = (companyId, happening) => {
    for (const heard of listeners.get(companyId) ?? [])
      try {
        heard(happening);
      } catch {
        // A screen that went away in between.
      }
  };
  wire?.hear((text) => {
    const news = JSON.parse(text) as { origin: string; companyId: string; happening: Happening };
    if (news.origin !== origin) deliver(news.companyId, news.happening);
  });
  return {
    publish: (companyId, happening) => {
      deliver(companyId, happening);
      wire?.send(JSON.stringify({ origin, companyId, happening }));
    },
    listen: (companyId, heard) => {
      const own = listeners.get(companyId) ?? new Set();
      listeners.set(companyId, own.add(heard));
      return () => {
        own.delete(heard);
        if (own.size === 0) listeners.delete(companyId);
      };
    },
  };
};
