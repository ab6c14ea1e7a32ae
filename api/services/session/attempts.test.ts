import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInAttempts } from './attempts.ts';

const WINDOW = 15 * 60_000;
const owner = { address: 'rumah', account: 'rina', known: true };
const stranger = (address: string, account = 'rina') => ({ address, account, known: false });

const opened = () => {
  const clock = { now: 0 };
  const waits: number[] = [];
  const attempts = signInAttempts(
    () => clock.now,
    async (ms) => void waits.push(ms),
  );
  const tried = (one: Parameters<typeof attempts.begin>[0]): Promise<boolean> =>
    attempts.begin(one).then(
      () => true,
      () => false,
    );
  return { clock, waits, attempts, tried };
};

describe('guessing', () => {
  it('by any number of strangers, from anywhere, never keeps the owner out of a known address, nor slows them down', async () => {
    const guess = fc.record({
      address: fc.integer({ min: 0, max: 30 }),
      account: fc.constantFrom('rina', 'agus', 'siapa'),
      later: fc.integer({ min: 0, max: 60_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(guess, { maxLength: 400 }), async (guesses) => {
        const { clock, waits, attempts, tried } = opened();
        for (const [at, { address, account, later }] of guesses.entries()) {
          clock.now += later;
          await tried(stranger(`asing ${address}`, account));
          if (at % 20 !== 0) continue;
          expect(await tried(owner)).toBe(true);
          attempts.succeeded(owner);
        }
        expect(await tried(owner)).toBe(true);
        expect(waits).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('gets strangers no further than the limits of pair, address and account within a quarter of an hour', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 }), async (addresses, each) => {
        const { attempts, tried } = opened();
        let letIn = 0;
        for (let n = 0; n < each; n++)
          for (let from = 0; from < addresses; from++) {
            if (await tried(stranger(`asing ${from}`))) letIn++;
            // What the owner does meanwhile, right or wrong, buys a stranger nothing.
            if (await tried(owner)) attempts.succeeded(owner);
          }
        expect(letIn).toBe(Math.min(60, addresses * Math.min(8, each)));
      }),
      { numRuns: 30 },
    );
    const { tried } = opened();
    const tries = await Promise.all(Array.from({ length: 60 }, (_, at) => tried(stranger('asing', `orang ${at}`))));
    expect(tries.filter(Boolean)).toHaveLength(40);
  });

  it('is counted by all servers of the house, wherever it is tried', async () => {
    const house: ReturnType<typeof signInAttempts>[] = Array.from({ length: 3 }, (_, own) =>
      signInAttempts(
        () => 0,
        async () => undefined,
        (tried) => {
          for (const [at, other] of house.entries()) if (at !== own) other.hear(tried);
        },
      ),
    );
    const guessed = async (from: string, times: number): Promise<number> => {
      let letIn = 0;
      for (let n = 0; n < times; n++)
        await house[n % house.length]?.begin(stranger(from)).then(
          () => letIn++,
          () => undefined,
        );
      return letIn;
    };
    expect(await guessed('satu', 20)).toBe(8);
    let more = 0;
    for (let from = 0; from < 10; from++) more += await guessed(`asing ${from}`, 9);
    expect(more).toBe(52);
    // Right after all, or not yet decided: none of them counts it any longer.
    for (const server of house) {
      await server.begin(owner);
      server.undecided(owner);
      await server.begin(owner);
      server.succeeded(owner);
    }
    await expect(house[0]?.begin(stranger('lagi'))).rejects.toMatchObject({ code: 'too_many' });
  });

  it('at a known address waits longer each time, and gets no further there than all strangers together', async () => {
    const { clock, waits, tried } = opened();
    for (let at = 0; at < 8; at++) await tried(owner);
    expect(waits).toEqual([]);
    for (let at = 0; at < 6; at++) await tried(owner);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(WINDOW / (waits.at(-1) ?? 1)).toBe(60);
    clock.now += WINDOW;
    await tried(owner);
    expect(waits).toHaveLength(6);
  });

  it('at a known address is let in one after the other, and the line has an end', async () => {
    const clock = { now: 0 };
    let running = 0;
    let most = 0;
    const attempts = signInAttempts(
      () => clock.now,
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
      },
    );
    const all = Array.from({ length: 30 }, () =>
      attempts.begin(owner).then(
        () => 'in',
        () => 'refused',
      ),
    );
    const ends = await Promise.all(all);
    expect(most).toBe(1);
    expect(ends.filter((end) => end === 'in')).toHaveLength(18);
  });
});
