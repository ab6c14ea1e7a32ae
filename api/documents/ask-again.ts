/** Schedules that ask outside systems come round this often. */
export const ROUND_MS = 60_000;

/**
 * The longer something waits for an answer, the more seldom it is asked after: each time once a twentieth of its age has passed,
 * so that what lies with somebody for a week is asked after every few hours.
 */
export const isDue = (updatedAt: number, now: number): boolean => {
  const age = now - updatedAt;
  if (age < ROUND_MS) return false;
  const every = Math.max(ROUND_MS, age / 20);
  return Math.floor(age / every) !== Math.floor((age - ROUND_MS) / every);
};
