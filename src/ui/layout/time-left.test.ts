import { describe, expect, it } from 'vitest';
import { runsOut, timeLeft } from './time-left.ts';

const at = Date.parse('2025-11-21T10:00:00+07:00');
const HOUR = 3_600_000;

describe('the time a code can still be paid', () => {
  it('is told in days and hours, on the last day to the second', () => {
    expect(timeLeft(at + 50 * HOUR, at)).toEqual({ kind: 'days', days: 2, hours: 2 });
    expect(timeLeft(at + 24 * HOUR, at)).toEqual({ kind: 'days', days: 1, hours: 0 });
    expect(timeLeft(at + 24 * HOUR - 1000, at)).toEqual({ kind: 'clock', time: '23:59:59' });
    expect(timeLeft(at + 61_000, at)).toEqual({ kind: 'clock', time: '00:01:01' });
  });

  it('is over at the moment itself', () => {
    expect(timeLeft(at, at)).toEqual({ kind: 'over' });
  });

  it('is short within three days', () => {
    expect([runsOut(at + 71 * HOUR, at), runsOut(at + 72 * HOUR, at)]).toEqual([true, false]);
  });
});
