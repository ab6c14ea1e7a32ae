import { describe, expect, it } from 'vitest';
import { pollDelay } from './events.ts';

describe('polling where events do not come', () => {
  it('waits attempt number times 5 seconds while something is in progress', () => {
    expect([1, 2, 10].map((attempt) => pollDelay(attempt, true))).toEqual([5000, 10_000, 50_000]);
  });

  it('stops after ten attempts, and at once when nothing is in progress', () => {
    expect(pollDelay(11, true)).toBe(false);
    expect(pollDelay(1, false)).toBe(false);
  });
});
