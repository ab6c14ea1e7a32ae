import { expect, it } from 'vitest';
import { MOST_ROWS, pageOf } from './list-query.ts';

it('a page ends where it must, whatever is asked', () => {
  expect(pageOf(undefined)).toEqual({ offset: 0, limit: 25 });
  expect(pageOf([50, 74])).toEqual({ offset: 50, limit: 25 });
  expect(pageOf([0, MOST_ROWS - 1])).toEqual({ offset: 0, limit: MOST_ROWS });
  expect(pageOf([10, 100_000])).toEqual({ offset: 10, limit: MOST_ROWS });
  expect(pageOf([5, 4])).toEqual({ offset: 5, limit: 0 });
});
