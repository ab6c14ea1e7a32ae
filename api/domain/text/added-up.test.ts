import { expect, it } from 'vitest';
import { addedUp } from './added-up.ts';

it('adds the amounts of a cell up, to the sen', () => {
  expect(addedUp('8.000.000 + 1.500.000,50')).toEqual({ parts: ['8000000', '1500000.50'], sum: '9500000.50' });
  expect(addedUp('1000 + 500')?.sum).toBe('1500');
  expect(addedUp('1000')).toBeNull();
  expect(addedUp('1000 + tiga')).toBeNull();
});
