import type { Clock } from '#domain/scope.ts';

export type OfficeState = { readonly disturbedSince: number | null };

/** Two failed calls in a row may be caused by a single document. */
const IN_A_ROW = 3;
/** A disturbance without new failures for this long is dropped; the next call shows the real state. */
const FORGOTTEN_MS = 5 * 60_000;
/** Notified again at this interval, because another process may have started in between. */
const REPEATED_MS = 30_000;

/**
 * Disturbed after several failures in a row, available again after the first response, even a refusal. `tell` publishes
 * changes to screens and other processes, which receive them through `hear`.
 */
export const officeHealth = (now: Clock, tell: (state: OfficeState) => void) => {
  let silent = 0;
  let since: number | null = null;
  let last = 0;
  let reportedAt = 0;

  const state = (): OfficeState => ({
    disturbedSince: since !== null && now() - last < FORGOTTEN_MS ? since : null,
  });
  const say = (): void => {
    reportedAt = now();
    tell(state());
  };

  return {
    state,
    note: (answered: boolean): void => {
      if (answered) {
        silent = 0;
        if (since === null) return;
        since = null;
        say();
        return;
      }
      silent += 1;
      if (state().disturbedSince === null) since = null;
      last = now();
      if (silent < IN_A_ROW) return;
      const fresh = since === null;
      since ??= last;
      if (fresh || last - reportedAt >= REPEATED_MS) say();
    },
    hear: ({ disturbedSince }: OfficeState): void => {
      since = disturbedSince;
      last = now();
      if (disturbedSince === null) silent = 0;
    },
  };
};
