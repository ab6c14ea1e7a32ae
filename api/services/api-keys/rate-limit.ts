import type { Clock } from '#domain/scope.ts';

const MINUTE = 60_000;
const MOST_COUNTED = 10_000;

/** Requests of a key in a minute. */
export const REQUESTS_A_MINUTE = 600;
/** Invalid keys from an address in a minute. */
export const WRONG_A_MINUTE = 60;

export type Allowance = { readonly limit: number; readonly left: number; readonly seconds: number };

/** Counts each name by calendar minutes, in the memory of this process. `left` is -1 above the limit. */
export const rateLimit = (now: Clock, limit: number) => {
  let minute = -1;
  let counts = new Map<string, number>();
  return (name: string): Allowance => {
    const at = now();
    if (Math.floor(at / MINUTE) !== minute) {
      minute = Math.floor(at / MINUTE);
      counts = new Map();
    }
    const count = (counts.get(name) ?? 0) + 1;
    if (counts.has(name) || counts.size < MOST_COUNTED) counts.set(name, count);
    return { limit, left: Math.max(-1, limit - count), seconds: Math.ceil((MINUTE - (at % MINUTE)) / 1000) };
  };
};
export type RateLimit = ReturnType<typeof rateLimit>;
