import { expect, it } from 'vitest';
import { partOf, scaleTop } from './bars.ts';

it.each([
  [[], 1],
  [['0.00'], 1],
  [['900000.00'], 1],
  [['286800000.00', '340000000.00'], 500],
  [['200000000.00'], 200],
  [['510000000.00'], 1000],
  [['10452611937.78'], 20_000],
])('a scale for %j ends at %i million', (amounts, top) => {
  expect(scaleTop(amounts)).toBe(top);
});

it('stands as high as its part of the scale', () => {
  expect(partOf('250000000.00', 500)).toBe(0.5);
  expect(partOf('0.00', 500)).toBe(0);
});
