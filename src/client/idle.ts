/** The server ends a session after eight hours without a call. */
const IDLE = 8 * 3_600_000;
const AHEAD = 2 * 60_000;

type Clock = () => number;

let last = Date.now();

export const touched = (now: Clock = Date.now): void => {
  last = now();
};

export const left = (now: number, since: number = last): number => Math.max(0, since + IDLE - now);

/** Two minutes are enough to save, and short enough not to interrupt needlessly. */
export const isEnding = (now: number, since: number = last): boolean => left(now, since) <= AHEAD;
