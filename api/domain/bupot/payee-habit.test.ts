import { describe, expect, it } from 'vitest';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { habitsOf } from './payee-habit.ts';

const slip = (period: string, taxCode = '24-104-03') => aBupot('BPPU', { period, date: `${period}-10`, taxCode });

describe('what is usually withheld from a payee', () => {
  it('is told by object, the newest first, with how often and since when', () => {
    const habits = habitsOf([slip('2025-10'), slip('2025-09', '28-403-02'), slip('2025-06'), slip('2025-03')]);
    expect(habits.map(({ taxCode, rate, count, since }) => [taxCode, rate, count, since])).toEqual([
      ['24-104-03', '2', 3, '2025-03'],
      ['28-403-02', '10', 1, '2025-09'],
    ]);
  });

  it('is nothing where no object is known', () => {
    expect(habitsOf([slip('2025-10', '')])).toEqual([]);
  });
});
