import { setPriority } from 'node:os';

/** As many steps of Linux's scale behind the others: it still gets on where they leave it nothing, at a third of their pace. */
const STEPS = 5;

/**
 * Lets the thread that calls this come after those that serve everybody, where there are fewer cores than threads. Linux alone gives
 * a thread a place of its own; elsewhere it would be the place of the whole process.
 */
export const giveWay = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(STEPS);
  } catch {
    // Some houses forbid it to their services: the thread works all the same.
  }
};
