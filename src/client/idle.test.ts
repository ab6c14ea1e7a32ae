import { describe, expect, it } from 'vitest';
import { isEnding, left } from './idle.ts';

const HOURS = 3_600_000;

describe('the end of an idle session', () => {
  it('comes eight hours after the last answer', () => {
    expect(left(8 * HOURS, 0)).toBe(0);
    expect(left(7 * HOURS, 0)).toBe(HOURS);
  });

  it('is announced two minutes ahead, not earlier', () => {
    expect(isEnding(8 * HOURS - 120_001, 0)).toBe(false);
    expect(isEnding(8 * HOURS - 120_000, 0)).toBe(true);
  });
});
