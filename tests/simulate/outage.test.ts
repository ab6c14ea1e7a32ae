import { beforeAll, describe, expect, it } from 'vitest';
import { type Asked, playOutage } from './outage.ts';
import { SILENT } from './silence.ts';

let asked: readonly Asked[];
beforeAll(async () => {
  asked = await playOutage();
});

const inPlaces = (kind: Asked['kind']): readonly Asked[] =>
  asked.filter((one) => one.kind === kind).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

describe('39 hours without an office, over the day a return is due', () => {
  it('lose nothing: all that was asked for meanwhile is in force in the end', () => {
    const ends = { invoice: 'APPROVED', slip: 'APPROVED', code: 'PAYABLE', return: 'FILED' } as const;
    expect(asked.map(({ kind, status }) => [kind, status])).toEqual(asked.map(({ kind }) => [kind, ends[kind]]));
    expect(asked.every(({ place }) => place !== null)).toBe(true);
  });

  it.each(['invoice', 'slip', 'code'] as const)('send what is due first first: %s', (kind) => {
    const days = inPlaces(kind).map(({ due }) => due);
    expect(new Set(days).size).toBeGreaterThan(1);
    expect(days).toEqual([...days].sort());
  });

  it('leave a proof of when each was ready: a row of the history from before the office answered', () => {
    for (const { readyAt, row, hash } of asked) {
      expect([readyAt > SILENT.from, readyAt < SILENT.until, row > 0, hash.length]).toEqual([true, true, true, 64]);
    }
  });
});
