import { setPriority } from 'node:os';

/** Linux nice value: the thread still runs when all cores are busy, at about a third of the speed. */
const STEPS = 5;

/**
 * If there are fewer cores than threads. Only on Linux, where priority is per thread; elsewhere it would apply to the
 * whole process.
 */
export const giveWay = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(STEPS);
  } catch {
    // Some systems forbid it to services.
  }
};
