import type { Clock } from '#domain/scope.ts';

/** How the tax office answers: `disturbed` since when, or null while it answers. */
export type OfficeState = { readonly disturbedSince: number | null };

/** Two calls without an answer can be one document's bad luck. */
const IN_A_ROW = 3;
/** What nobody has seen fail for so long may be well again: only the next call tells. */
const FORGOTTEN_MS = 5 * 60_000;
/** While it lasts, the other processes are told again this often: one may have started in between. */
const TOLD_AGAIN_MS = 30_000;

/**
 * Watches the calls to the tax office: disturbed once several in a row had no answer, well again with the first answer, be it
 * a refusal. `tell` carries each turn to the open screens and to the other processes, which `hear` it.
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
      if (fresh || last - reportedAt >= TOLD_AGAIN_MS) say();
    },
    /** What another process has seen. */
    hear: ({ disturbedSince }: OfficeState): void => {
      since = disturbedSince;
      last = now();
      if (disturbedSince === null) silent = 0;
    },
  };
};
