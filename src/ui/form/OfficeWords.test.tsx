import { describe, expect, it } from 'vitest';
import { officeSays } from './OfficeWords.tsx';

const known = { name: 'PT. Maju Jaya', status: 'ACTIVE' } as const;

describe('what the office says beside a name', () => {
  it('matches only where number and name both are the ones it has', () => {
    expect(officeSays(known, 'pt maju  jaya').says).toBe('matches');
    expect(officeSays(known, 'PT Mundur').says).toBe('other_name');
    expect(officeSays(known, '').says).toBe('name');
    expect(officeSays({ ...known, name: null }, 'PT Maju Jaya').says).toBe('number_only');
    expect(officeSays({ ...known, status: 'INACTIVE' }, 'PT Maju Jaya').says).toBe('inactive');
  });
});
