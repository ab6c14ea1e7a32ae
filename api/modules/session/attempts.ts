import { Problem } from '#domain/problem.ts';
import type { Clock } from '#domain/scope.ts';

const WINDOW_MS = 15 * 60_000;
const MOST_KEPT = 50_000;

/** Wrong sign-ins tolerated within a quarter of an hour, by what they have in common. */
const LIMITS = { pair: 8, address: 40, account: 60 } as const;

type Count = { failed: number; since: number };
export type Attempts = ReturnType<typeof signInAttempts>;

/**
 * Counts wrong sign-ins in memory. The tight limit is on account and address together, so that a stranger cannot lock a
 * person out; the wide ones stop guessing over many accounts, or from many addresses.
 */
export const signInAttempts = (now: Clock) => {
  const counts = new Map<string, Count>();
  const keys = (address: string, account: string) =>
    [
      [`pair ${address} ${account}`, LIMITS.pair],
      [`address ${address}`, LIMITS.address],
      [`account ${account}`, LIMITS.account],
    ] as const;

  const fresh = (key: string): Count => {
    const known = counts.get(key);
    if (known && now() - known.since < WINDOW_MS) return known;
    const made = { failed: 0, since: now() };
    counts.delete(key);
    counts.set(key, made);
    if (counts.size > MOST_KEPT) counts.delete(counts.keys().next().value ?? '');
    return made;
  };

  return {
    /**
     * Counts one try as wrong before the password is looked at, so that many at once are as many; throws `too_many` with the
     * seconds to wait when there were enough.
     */
    begin: (address: string, account: string): void => {
      for (const [key, limit] of keys(address, account)) {
        const known = counts.get(key);
        if (!known || known.failed < limit) continue;
        const seconds = Math.ceil((known.since + WINDOW_MS - now()) / 1000);
        if (seconds > 0) throw new Problem('too_many', { params: { seconds }, extra: { retryAfter: seconds } });
      }
      for (const [key] of keys(address, account)) fresh(key).failed++;
    },
    /** It was right after all. */
    succeeded: (address: string, account: string): void => {
      const [[pair], ...wide] = keys(address, account);
      counts.delete(pair);
      for (const [key] of wide) {
        const known = counts.get(key);
        if (known) known.failed = Math.max(0, known.failed - 1);
      }
    },
  };
};
