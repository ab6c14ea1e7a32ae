import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedules } from '../../api/jobs/schedules.ts';
import { type Attempts, signInAttempts, WINDOW_MS } from '../../api/services/session/attempts.ts';
import { signInTries } from '../../db/tables.ts';
import { type TestApp, testApp } from './app.ts';

const owner = { address: 'rumah', account: 'rina', known: true };
const stranger = (address: string, account = 'rina') => ({ address, account, known: false });

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let opened = 0;

const testServer = (servers = 1) => {
  const clock = { now: WINDOW_MS };
  const waits: number[] = [];
  const of = `rumah ${opened++}`;
  const books = { db: app.deps.db, now: () => clock.now, keyed: (_: string, text: string) => `${of} ${text}` };
  const wait = async (ms: number) => void waits.push(ms);
  const all: Attempts[] = Array.from({ length: servers }, () => signInAttempts(books, wait));
  const trying = (server: number, one: Parameters<Attempts['begin']>[0]): Promise<boolean> =>
    (all[server] as Attempts).begin(one).then(
      () => true,
      () => false,
    );
  const [attempts] = all as [Attempts];
  return { clock, waits, all, attempts, trying, tried: trying.bind(undefined, 0) };
};

describe('guessing', () => {
  it('by any number of strangers, from anywhere, never keeps the owner out of a known address, nor slows them down', async () => {
    const guess = fc.record({
      address: fc.integer({ min: 0, max: 30 }),
      account: fc.constantFrom('rina', 'agus', 'siapa'),
      later: fc.integer({ min: 0, max: 60_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(guess, { maxLength: 200 }), async (guesses) => {
        const { clock, waits, attempts, tried } = testServer();
        for (const [at, { address, account, later }] of guesses.entries()) {
          clock.now += later;
          await tried(stranger(`asing ${address}`, account));
          if (at % 20 !== 0) continue;
          expect(await tried(owner)).toBe(true);
          await attempts.succeeded(owner);
        }
        expect(await tried(owner)).toBe(true);
        expect(waits).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('gets strangers no further than the limits of pair, address and account within a quarter of an hour', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10 }), async (addresses, each) => {
        const { attempts, tried } = testServer();
        let letIn = 0;
        for (let n = 0; n < each; n++)
          for (let from = 0; from < addresses; from++) {
            if (await tried(stranger(`asing ${from}`))) letIn++;
            // The owner's attempts, right or wrong, do not help a stranger.
            if (await tried(owner)) await attempts.succeeded(owner);
          }
        expect(letIn).toBe(Math.min(60, addresses * Math.min(8, each)));
      }),
      { numRuns: 8 },
    );
    const { tried } = testServer();
    const tries = await Promise.all(Array.from({ length: 60 }, (_, at) => tried(stranger('asing', `orang ${at}`))));
    expect(tries.filter(Boolean)).toHaveLength(40);
  });

  it('is counted by all servers of the house together, one after the other or at the same moment', async () => {
    const { all, trying } = testServer(3);
    let letIn = 0;
    for (let n = 0; n < 20; n++) if (await trying(n % 3, stranger('satu'))) letIn++;
    expect(letIn).toBe(8);
    const guesses = Array.from({ length: 90 }, (_, n) => trying(n % 3, stranger(`asing ${n % 10}`)));
    expect((await Promise.all(guesses)).filter(Boolean)).toHaveLength(52);
    // Successful or still pending attempts are not counted by any server.
    for (const server of all) {
      await server.begin(owner);
      await server.undecided(owner);
      await server.begin(owner);
      await server.succeeded(owner);
    }
    await expect(all[0]?.begin(stranger('lagi'))).rejects.toMatchObject({ code: 'too_many' });
  });

  it('is known to a server that has just started, and stored under unreadable names', async () => {
    const { deps } = app;
    const begin = () => signInAttempts(deps).begin(stranger('198.51.100.7', 'budi@contoh.example'));
    for (let n = 0; n < 8; n++) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'too_many', detail: { extra: { retryAfter: 900 } } });
    const stored = JSON.stringify(await deps.db.read.select().from(signInTries).orderBy(signInTries.key));
    expect(stored).not.toContain('budi@contoh.example');
    expect(stored).not.toContain('198.51.100.7');
    app.clock.advance(WINDOW_MS);
    await schedules.find(({ name }) => name.startsWith('expire sessions'))?.run(deps);
    expect((await deps.db.read.select().from(signInTries)).filter(({ since }) => since > WINDOW_MS)).toEqual([]);
    await begin();
  });

  it('at a known address waits longer each time, and gets no further there than all strangers together', async () => {
    const { clock, waits, tried } = testServer();
    for (let at = 0; at < 8; at++) await tried(owner);
    expect(waits).toEqual([]);
    for (let at = 0; at < 6; at++) await tried(owner);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(WINDOW_MS / (waits.at(-1) ?? 1)).toBe(60);
    clock.now += WINDOW_MS;
    await tried(owner);
    expect(waits).toHaveLength(6);
  });

  it('at a known address is let in one after the other, and the line has an end', async () => {
    let running = 0;
    let most = 0;
    let refused = 0;
    // No attempt continues before all that find no slot have been refused.
    let go = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      go = resolve;
    });
    const attempts = signInAttempts({ ...app.deps, keyed: (_, text) => `antre ${text}` }, async () => {
      most = Math.max(most, ++running);
      await left;
      running--;
    });
    const begun = Array.from({ length: 30 }, () =>
      attempts.begin(owner).catch(() => {
        if (++refused === 12) go();
      }),
    );
    await Promise.all(begun);
    expect(most).toBe(1);
    expect(refused).toBe(12);
  });
});
