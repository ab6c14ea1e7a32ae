import { describe, expect, it } from 'vitest';
import { stoppedBy } from './use-slip-steps.ts';

const refused = (code: string) => Object.assign(new Error(), { body: { code, message: 'Said by the server' } });

describe('a step of the form that the filed masa stops', () => {
  it.each(['stay', 'again', 'issue'] as const)('goes on as what it was once the reason is told: %s', (step) => {
    expect(stoppedBy(refused('period_filed'), step)).toBe(step);
  });

  it('is given up where something else was refused, or nothing came back', () => {
    expect(stoppedBy(refused('invalid'), 'issue')).toBeNull();
    expect(stoppedBy(refused('stale'), 'issue')).toBeNull();
    expect(stoppedBy(new TypeError('Failed to fetch'), 'issue')).toBeNull();
  });
});
