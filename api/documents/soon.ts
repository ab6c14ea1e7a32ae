import type { Deps } from '../services/deps.ts';

/** Longer than a request waits that tried at once. */
export const HANDED_OVER_MS = 5_000;

/** For work that is also in the outbox: if it fails or is too slow, the job completes it. */
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
