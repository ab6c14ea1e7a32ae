import { useSyncExternalStore } from 'react';

const SECOND = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

const tick = () => {
  now = Date.now();
  for (const tell of listeners) tell();
};

/** One timer for all countdowns of a page; stopped while there are none. */
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  now = Date.now();
  timer ??= setInterval(tick, SECOND);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Epoch ms, updated every second. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
