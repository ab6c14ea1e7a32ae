import { describe, expect, it } from 'vitest';
import { quotaEffectOf, quotaSum } from './quota.ts';

const effect = quotaEffectOf<string>({ reserving: ['SENT', 'SIGNING'], broken: 'FAILED', inForce: ['ISSUED'] });

describe('what a change of state does to a quota', () => {
  it.each([
    ['DRAFT', 'SENT', 1, 0],
    ['SENT', 'SIGNING', 0, 0],
    ['SIGNING', 'ISSUED', -1, 1],
    ['SENT', 'REJECTED', -1, 0],
    ['SENT', 'FAILED', -1, 0],
    // A failed upload that had arrived at the office.
    ['FAILED', 'ISSUED', 0, 1],
    ['FAILED', 'SENT', 1, 0],
    // Back in force after a refused cancellation: its unit was used before.
    ['CANCELING', 'ISSUED', 0, 0],
  ])('%s to %s', (from, to, reserved, used) => {
    expect(effect(from, to)).toEqual({ reserved, used });
  });

  it('is added up over many documents', () => {
    expect(quotaSum([effect('DRAFT', 'SENT'), effect('DRAFT', 'SENT'), effect('SENT', 'ISSUED')])).toEqual({
      reserved: 1,
      used: 1,
    });
    expect(quotaSum([])).toEqual({ reserved: 0, used: 0 });
  });
});
