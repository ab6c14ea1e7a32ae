/** Eight hours without a call and the server ends the session. */
const IDLE = 8 * 3_600_000;
const AHEAD = 2 * 60_000;

type Clock = () => number;

let last = Date.now();

/** The server answered: the eight hours begin anew. */
export const touched = (now: Clock = Date.now): void => {
  last = now();
};

/** Milliseconds until the session ends, for whoever warns. */
export const left = (now: number, since: number = last): number => Math.max(0, since + IDLE - now);

/** Two minutes ahead is soon enough to save and late enough not to nag. */
export const isEnding = (now: number, since: number = last): boolean => left(now, since) <= AHEAD;
