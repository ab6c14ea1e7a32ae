import { beforeAll, describe, expect, it } from 'vitest';
import { type OutageOptions, playOutage } from './outage.ts';
import { SILENT } from './silence.ts';

let requests: readonly OutageOptions[];
beforeAll(async () => {
  requests = await playOutage();
});

const inPlaces = (kind: OutageOptions['kind']): readonly OutageOptions[] =>
  requests.filter((one) => one.kind === kind).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

describe('39 hours without an office, over the day a return is due', () => {
  it('lose nothing: every request made meanwhile is in force in the end', () => {
    const ends = { invoice: 'APPROVED', slip: 'APPROVED', code: 'PAYABLE', return: 'FILED' } as const;
    expect(requests.map(({ kind, status }) => [kind, status])).toEqual(requests.map(({ kind }) => [kind, ends[kind]]));
    expect(requests.every(({ place }) => place !== null)).toBe(true);
  });

  it.each(['invoice', 'slip', 'code'] as const)('send what is due first first: %s', (kind) => {
    const days = inPlaces(kind).map(({ due }) => due);
    expect(new Set(days).size).toBeGreaterThan(1);
    expect(days).toEqual([...days].sort());
  });

  it('leave a proof of when each was ready: a row of the history from before the office answered', () => {
    for (const { readyAt, row, hash } of requests) {
      expect([readyAt > SILENT.from, readyAt < SILENT.until, row > 0, hash.length]).toEqual([true, true, true, 64]);
    }
  });
});
