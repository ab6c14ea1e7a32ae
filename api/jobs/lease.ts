/** How long a job belongs to a process without a sign of life from it. */
export const LEASE_MS = 30_000;

/** The job was paused, cancelled, or taken by another process: stop without a word. */
export class Unwanted extends Error {}

/** 5 s, 10 s, 20 s ... at most ten minutes. */
export const backoff = (attempts: number): number => Math.min(600_000, 5_000 * 2 ** Math.max(0, attempts - 1));

/** Items that wait for their time, and how far through its items a job is. In memory only: after a restart all are tried at once, which does no harm. */
export type Waits = Map<string, { after: number; notBefore: Map<number, number> }>;
