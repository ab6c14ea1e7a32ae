import { describe, expect, it } from 'vitest';
import { memoryBooks } from '../../../../tests/contract/memory-books.ts';
import { done } from '../../answer.ts';
import { gate } from './gate.ts';
import { withDefaults } from './options.ts';

const office = (over: Partial<Parameters<typeof withDefaults>[0]> = {}) =>
  withDefaults({ books: memoryBooks(), now: () => 0, newRef: () => 'r', ...over });

/** 2025-10-20 in Jakarta. */
const wib = (time: string): number => Date.parse(`2025-10-20T${time}+07:00`);

describe("the office's counters", () => {
  it('work on eight at a time, each for its fixed time, in the order of arrival', async () => {
    const waits: (() => void)[] = [];
    const through = gate(office({ latencyMs: 50, wait: () => new Promise((resolve) => waits.push(resolve)) }));
    const served: number[] = [];
    const all = Array.from({ length: 20 }, (_, at) => through(async () => done(served.push(at))));
    const turn = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      const now = waits.splice(0);
      for (const resolve of now) resolve();
      return now.length;
    };
    expect([await turn(), await turn(), await turn()]).toEqual([8, 8, 4]);
    await Promise.all(all);
    expect(served).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('free the place of work that breaks', async () => {
    const through = gate(office({ concurrency: 1 }));
    await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await through(async () => done(1))).toEqual({ kind: 'done', value: 1 });
  });

  const closed: [string, number][] = [
    ['23:00:00', 61 * 60_000],
    ['23:59:30', 90_000],
    ['00:00:59', 1_000],
  ];
  it.each(closed)('are closed at %s WIB and say for how long', async (time, retryAfterMs) => {
    const through = gate(office({ closingHours: true, now: () => wib(time) }));
    expect(await through(async () => done(1))).toEqual({ kind: 'unreachable', retryAfterMs });
  });

  it.each(['22:59:59', '00:01:00', '12:00:00'])('are open at %s WIB', async (time) => {
    const through = gate(office({ closingHours: true, now: () => wib(time) }));
    expect(await through(async () => done(1))).toMatchObject({ kind: 'done' });
  });

  it('never close unless told to', async () => {
    expect(await gate(office({ now: () => wib('23:30:00') }))(async () => done(1))).toMatchObject({ kind: 'done' });
  });
});
