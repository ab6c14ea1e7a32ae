import { Problem } from '#domain/problem.ts';
import type { Clock } from '#domain/scope.ts';
import type { Tried } from '../deps.ts';

const WINDOW_MS = 15 * 60_000;
const MOST_KEPT = 50_000;

/** Wrong sign-ins tolerated within a quarter of an hour, by what they have in common. */
const LIMITS = { pair: 8, address: 40, account: 60 } as const;

/** Beyond the limit a known address is not refused but waits, longer each time: at the longest so that it gets no further than all strangers together. */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = WINDOW_MS / LIMITS.account;
/** So many tries wait in line for one account at one known address. */
const LINE = 10;

type Count = { failed: number; since: number };
/** `known`: the person of this account has signed in from this address before. */
type Try = { readonly address: string; readonly account: string; readonly known: boolean };
export type Attempts = ReturnType<typeof signInAttempts>;

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/**
 * Counts wrong sign-ins in memory, of strangers by account and address together, by address and by account. Where a person is known they are only slowed
 * down, by what was tried at that very address: what strangers do elsewhere never keeps them out. `tell`: the other processes of the house, which count
 * what they hear as their own.
 */
export const signInAttempts = (
  now: Clock,
  wait: (ms: number) => Promise<void> = sleep,
  tell: (tried: Tried) => void = () => undefined,
) => {
  const counts = new Map<string, Count>();
  const lines = new Map<string, { last: Promise<void>; length: number }>();
  const keys = ({ address, account, known }: Try): (readonly [key: string, limit: number])[] => [
    [`pair ${address} ${account}`, LIMITS.pair],
    [`address ${address}`, LIMITS.address],
    ...(known ? [] : [[`account ${account}`, LIMITS.account] as const]),
  ];

  const fresh = (key: string): Count => {
    const known = counts.get(key);
    if (known && now() - known.since < WINDOW_MS) return known;
    const made = { failed: 0, since: now() };
    counts.delete(key);
    counts.set(key, made);
    if (counts.size > MOST_KEPT) counts.delete(counts.keys().next().value ?? '');
    return made;
  };

  const tooMany = (ms: number): Problem => {
    const seconds = Math.max(1, Math.ceil(ms / 1000));
    return new Problem('too_many', { params: { seconds }, extra: { retryAfter: seconds } });
  };

  const refuse = (one: Try): void => {
    for (const [key, limit] of keys(one)) {
      const count = counts.get(key);
      if (count && count.failed >= limit && now() - count.since < WINDOW_MS)
        throw tooMany(count.since + WINDOW_MS - now());
    }
  };

  const takeBack = (key: string): void => {
    const count = counts.get(key);
    if (count) count.failed = Math.max(0, count.failed - 1);
  };

  const count: Record<Tried['outcome'], (keys: readonly string[]) => void> = {
    wrong: (of) => {
      for (const key of of) fresh(key).failed++;
    },
    undecided: (of) => of.forEach(takeBack),
    right: ([pair, ...wide]) => {
      if (pair !== undefined) counts.delete(pair);
      wide.forEach(takeBack);
    },
  };
  const note = (one: Try, outcome: Tried['outcome']): void => {
    const tried = { outcome, keys: keys(one).map(([key]) => key) };
    count[outcome](tried.keys);
    tell(tried);
  };

  /** One after the other, each after its wait. */
  const inLine = async (key: string, ms: number): Promise<void> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= LINE) throw tooMany(LONGEST_WAIT_MS);
    line.length++;
    lines.set(key, line);
    line.last = line.last.then(() => wait(ms));
    await line.last;
    if (--line.length === 0) lines.delete(key);
  };

  return {
    /**
     * Counts one try as wrong before the password is looked at, so that many at once are as many. A stranger is refused with `too_many` and the seconds to
     * wait when there were enough; a known address waits.
     */
    begin: async (one: Try): Promise<void> => {
      if (!one.known) refuse(one);
      const [pair] = keys(one);
      const before = pair ? fresh(pair[0]).failed : 0;
      note(one, 'wrong');
      const over = before - LIMITS.pair;
      if (pair && one.known && over >= 0)
        await inLine(pair[0], Math.min(SHORTEST_WAIT_MS * 2 ** Math.min(over, 20), LONGEST_WAIT_MS));
    },
    /** Neither right nor wrong: something is still to be said, and counts then. */
    undecided: (one: Try): void => note(one, 'undecided'),
    /** It was right after all. */
    succeeded: (one: Try): void => note(one, 'right'),
    /** What another process has counted. */
    hear: ({ outcome, keys: of }: Tried): void => count[outcome](of),
  };
};
