import { expect, it } from 'vitest';
import { percents } from './percents.ts';

it.each([
  [
    [100, 100, 100],
    ['33.34', '33.33', '33.33'],
  ],
  [
    [600_000_000_00, 400_000_000_00],
    ['60.00', '40.00'],
  ],
  [
    [1, 999_999_999_99],
    ['0.00', '100.00'],
  ],
  [
    [0, 0],
    ['', ''],
  ],
  [[], []],
])('%j is %j of the whole', (parts, shares) => {
  expect(percents(parts)).toEqual(shares);
});
