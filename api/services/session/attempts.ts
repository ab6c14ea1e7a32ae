import { Problem } from '#domain/problem.ts';
import type { Tx } from '../../../db/database.ts';
import {
  unsafeCountTry,
  unsafeForgetTries,
  unsafeTakeBackTry,
  unsafeTries,
} from '../../../db/repositories/sign-in-tries.ts';
import type { Deps } from '../deps.ts';

/** A try counts for a quarter of an hour. */
export const WINDOW_MS = 15 * 60_000;

/** Wrong sign-ins tolerated within a quarter of an hour, by pair of account and address, by address, and by account. */
const LIMITS = { pair: 8, address: 40, account: 60 } as const;
/** Wrong codes with the right password, for a locked account. Without the password nobody can use them up. */
const CODE_LIMIT = 10;

/** A known address is delayed increasingly: at most so that its rate equals that of all strangers together. */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = WINDOW_MS / LIMITS.account;
const LINE = 10;

type Key = { readonly key: string; readonly limit: number; readonly message?: string };
type Counts = Awaited<ReturnType<typeof unsafeTries>>;
type Try = {
  readonly address: string;
  readonly account: string;
  readonly known: boolean;
  /** Password and code are submitted together for a locked account: only the address is counted. */
  readonly byCode?: boolean;
};
export type Attempts = ReturnType<typeof signInAttempts>;

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

type Books = Pick<Deps, 'db' | 'now' | 'keyed'>;

/**
 * Counted in the database, shared by all servers. A known address is only slowed down, by tries from that address:
 * strangers never lock the person out. From a new address, password and second factor together unlock a locked account.
 */
export const signInAttempts = ({ db, now, keyed }: Books, wait: (ms: number) => Promise<void> = sleep) => {
  const lines = new Map<string, { last: Promise<void>; length: number }>();
  const named = (key: string): string => keyed('attempts', key);
  const accountKey = (account: string): Key => ({
    key: named(`account ${account}`),
    limit: LIMITS.account,
    message: 'session.account_held',
  });
  const codeKey = (account: string): string => named(`code ${account}`);
  /** The pair comes first: its count decides. */
  const keys = ({ address, account, known, byCode = false }: Try): readonly [Key, ...Key[]] => [
    { key: named(`pair ${address} ${account}`), limit: LIMITS.pair },
    { key: named(`address ${address}`), limit: LIMITS.address },
    ...(known || byCode ? [] : [accountKey(account)]),
  ];
  const namesOf = (of: readonly Key[]): string[] => of.map(({ key }) => key);

  const tooMany = (ms: number, message?: string): Problem => {
    const seconds = Math.max(1, Math.ceil(ms / 1000));
    const extra = { retryAfter: seconds };
    if (message === undefined) return new Problem('too_many', { params: { seconds }, extra });
    // Everybody gets the code field, so that the response does not reveal accounts or second factors.
    return new Problem('too_many', { message, params: { seconds }, extra: { ...extra, asksCode: true } });
  };

  const refuse = (of: readonly Key[], counts: Counts, less: 0 | 1): void => {
    for (const { key, limit, message } of of) {
      const count = counts.find((one) => one.key === key);
      if (count && count.failed > limit - less) throw tooMany(count.since + WINDOW_MS - now(), message);
    }
  };

  /** Returns the number of earlier equal tries. Refused tries are not counted. */
  const counted = async (one: Try): Promise<number> => {
    const of = keys(one);
    const after = now() - WINDOW_MS;
    if (!one.known) refuse(of, await unsafeTries(db.read, namesOf(of), after), 1);
    return db.transact(async (tx) => {
      const counts = await unsafeCountTry(tx, namesOf(of), now(), after);
      // Another server may have counted the last one in between.
      if (!one.known) refuse(of, counts, 0);
      return (counts.find(({ key }) => key === of[0].key)?.failed ?? 1) - 1;
    });
  };

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
     * Counted before the password is checked, so that concurrent tries all count. At the limit a stranger is refused
     * with `too_many`; a known address is delayed.
     */
    begin: async (one: Try): Promise<void> => {
      const over = (await counted(one)) - LIMITS.pair;
      if (one.known && over >= 0)
        await inLine(keys(one)[0].key, Math.min(SHORTEST_WAIT_MS * 2 ** Math.min(over, 20), LONGEST_WAIT_MS));
    },
    held: async ({ account, known }: Try): Promise<Problem | undefined> => {
      if (known) return undefined;
      const of = [accountKey(account)];
      try {
        refuse(of, await unsafeTries(db.read, namesOf(of), now() - WINDOW_MS), 1);
        return undefined;
      } catch (error) {
        if (error instanceof Problem) return error;
        throw error;
      }
    },
    /**
     * Counted before the check; false at the limit. With a wrong password a dummy is counted, so that both cases take
     * the same work.
     */
    countCode: async (tx: Tx, { account }: Try, passwordFits: boolean): Promise<boolean> => {
      const key = passwordFits ? codeKey(account) : named(`code beside a wrong password ${account}`);
      const [count] = await unsafeCountTry(tx, [key], now(), now() - WINDOW_MS);
      return passwordFits && (count?.failed ?? 1) <= CODE_LIMIT;
    },
    /** The try is counted with the next step instead. */
    undecided: (one: Try): Promise<void> => db.transact((tx) => unsafeTakeBackTry(tx, namesOf(keys(one)))),
    succeeded: (one: Try): Promise<void> =>
      db.transact(async (tx) => {
        const [pair, ...wide] = keys(one);
        await unsafeForgetTries(tx, pair.key);
        if (one.byCode) await unsafeForgetTries(tx, codeKey(one.account));
        await unsafeTakeBackTry(tx, namesOf(wide));
      }),
  };
};
