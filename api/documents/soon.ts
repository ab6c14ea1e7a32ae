import type { Deps } from '../services/deps.ts';

/** When the job takes over from a request that asked at once: later than such a request waits. */
export const HANDED_OVER_MS = 5_000;

/** Waits a little for work that is in the outbox too: what goes wrong here, or comes too late, the job makes good. */
export const soon = async ({ soonMs }: Deps, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, soonMs);
  });
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([done, enough]);
  clearTimeout(timer);
};
